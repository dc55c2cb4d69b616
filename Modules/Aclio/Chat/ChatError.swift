import CoreModels

/// An error of a conversation, apart from its coach's.
enum ChatError: ExplainedError, Hashable, CaseIterable {
  /// No message was given, and there is no terminal to ask at.
  case noMessage
  /// The coach's answer was empty.
  case noAnswer

  func failure(in language: Language) -> Failure {
    let (kind, code): (Failure.Kind, String) =
      switch self {
      case .noMessage: (.usage, "no_message")
      case .noAnswer: (.unavailable, "no_answer")
      }
    return Failure(kind, code: code, ChatText.error(self), ChatText.advice(self), in: language)
  }
}
