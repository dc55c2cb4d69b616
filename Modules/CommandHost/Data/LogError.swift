import CoreModels

/// A failure of a command that works on the log.
enum LogError: CatalogError, Hashable {
  /// No transaction that can be undone has that number.
  case noBatch(String)
  case nothingToRedo
  /// The record has no state with that number.
  case noState(String)
  /// Nothing that can be forgotten has that name.
  case nothingToForget(String)
  /// The command needs exactly one thing to forget.
  case forgetWhat
  /// Forgetting needs a confirmation, and there is no terminal to ask on.
  case forgetUnasked
  case nothingToSearch
  /// The first of these days is after the last.
  case reversedDays(String)

  var explanation: (Failure.Kind, String, LogText, LogText) {
    switch self {
    case .noBatch(let id): (.notFound, "no_batch", .errorNoBatch(id), .adviceNoBatch)
    case .nothingToRedo: (.notFound, "nothing_to_redo", .errorNothingToRedo, .adviceNothingToRedo)
    case .noState(let id): (.notFound, "no_state", .errorNoState(id), .adviceNoState)
    case .nothingToForget(let name):
      (.notFound, "nothing_to_forget", .errorNothingToForget(name), .adviceNothingToForget)
    case .forgetWhat: (.usage, "forget_what", .errorForgetWhat, .adviceForgetWhat)
    case .forgetUnasked: (.usage, "forget_unasked", .errorForgetUnasked, .adviceForgetUnasked)
    case .nothingToSearch:
      (.usage, "nothing_to_search", .errorNothingToSearch, .adviceNothingToSearch)
    case .reversedDays(let days):
      (.usage, "reversed_days", .errorReversedDays(days), .adviceReversedDays)
    }
  }
}
