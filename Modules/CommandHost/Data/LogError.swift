import CoreModels

/// What is wrong with a command about the log.
enum LogError: ExplainedError, Hashable {
  /// Nothing that could be taken back has that number.
  case noBatch(String)
  case nothingToRedo
  /// The record has no state of that number.
  case noState(String)
  /// Nothing that could be forgotten has that name.
  case nothingToForget(String)
  /// Not one thing was named that is to be forgotten.
  case forgetWhat
  /// Nobody is there to be asked whether it is meant.
  case forgetUnasked

  func failure(in language: Language) -> Failure {
    let code =
      switch self {
      case .noBatch: "no_batch"
      case .nothingToRedo: "nothing_to_redo"
      case .noState: "no_state"
      case .nothingToForget: "nothing_to_forget"
      case .forgetWhat: "forget_what"
      case .forgetUnasked: "forget_unasked"
      }
    let isUsage = self == .forgetWhat || self == .forgetUnasked
    return Failure(
      isUsage ? .usage : .notFound, code: code, message: LogText.error(self).text(in: language),
      hint: LogText.advice(self).text(in: language))
  }
}
