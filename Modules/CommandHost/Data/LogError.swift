import CoreModels

/// A failure of a command that works on the log.
enum LogError: ExplainedError, Hashable {
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

  func failure(in language: Language) -> Failure {
    let code =
      switch self {
      case .noBatch: "no_batch"
      case .nothingToRedo: "nothing_to_redo"
      case .noState: "no_state"
      case .nothingToForget: "nothing_to_forget"
      case .forgetWhat: "forget_what"
      case .forgetUnasked: "forget_unasked"
      case .nothingToSearch: "nothing_to_search"
      case .reversedDays: "reversed_days"
      }
    let kind: Failure.Kind =
      switch self {
      case .noBatch, .nothingToRedo, .noState, .nothingToForget: .notFound
      case .forgetWhat, .forgetUnasked, .nothingToSearch, .reversedDays: .usage
      }
    return Failure(kind, code: code, LogText.error(self), LogText.advice(self), in: language)
  }
}
