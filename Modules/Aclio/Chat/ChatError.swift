import CoreModels

/// What can go wrong with a conversation, besides its coach.
enum ChatError: ExplainedError, Hashable, CaseIterable {
  /// Nobody can be asked for the message, and none was given.
  case noMessage
  /// The coach said nothing.
  case noAnswer

  func failure(in language: Language) -> Failure {
    let (kind, code): (Failure.Kind, String) =
      switch self {
      case .noMessage: (.usage, "no_message")
      case .noAnswer: (.unavailable, "no_answer")
      }
    return Failure(
      kind, code: code, message: ChatText.error(self).text(in: language),
      hint: ChatText.advice(self).text(in: language))
  }
}
