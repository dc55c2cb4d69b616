import CoreModels

/// What is wrong with a command about the log.
enum LogError: ExplainedError, Hashable {
  /// Nothing that could be taken back has that number.
  case noBatch(String)
  case nothingToRedo
  /// The record has no state of that number.
  case noState(String)

  func failure(in language: Language) -> Failure {
    let code =
      switch self {
      case .noBatch: "no_batch"
      case .nothingToRedo: "nothing_to_redo"
      case .noState: "no_state"
      }
    return Failure(
      .notFound, code: code, message: LogText.error(self).text(in: language),
      hint: LogText.advice(self).text(in: language))
  }
}
