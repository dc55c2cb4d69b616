import CoreModels
import CoreStorage

/// The messages of commands that work on the log: undo, redo, history, search and sync.
extension LogText {
  /// Returns the name of a door, or `nil` for a command, which is the usual one.
  static func door(_ door: Origin.Door) -> Self? {
    switch door {
    case .command: nil
    case .page: .doorPage
    case .api: .doorApi
    case .calendar: .doorCalendar
    case .assistant: .doorAssistant
    case .import: .doorImport
    case .sync: .doorSync
    case .hook: .doorHook
    }
  }

  static func error(_ error: LogError) -> Self {
    switch error {
    case .noBatch(let id): .errorNoBatch(id)
    case .nothingToRedo: .errorNothingToRedo
    case .noState(let id): .errorNoState(id)
    case .nothingToForget(let name): .errorNothingToForget(name)
    case .forgetWhat: .errorForgetWhat
    case .forgetUnasked: .errorForgetUnasked
    case .nothingToSearch: .errorNothingToSearch
    case .reversedDays(let days): .errorReversedDays(days)
    }
  }

  static func advice(_ error: LogError) -> Self {
    switch error {
    case .noBatch: .adviceNoBatch
    case .nothingToRedo: .adviceNothingToRedo
    case .noState: .adviceNoState
    case .nothingToForget: .adviceNothingToForget
    case .forgetWhat: .adviceForgetWhat
    case .forgetUnasked: .adviceForgetUnasked
    case .nothingToSearch: .adviceNothingToSearch
    case .reversedDays: .adviceReversedDays
    }
  }
}
