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
}
