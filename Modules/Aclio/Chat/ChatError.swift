import CoreModels

/// An error of a conversation, apart from its coach's.
enum ChatError: CatalogError, Hashable, CaseIterable {
  /// No message was given, and there is no terminal to ask at.
  case noMessage
  /// The coach's answer was empty.
  case noAnswer

  var explanation: (Failure.Kind, String, ChatText, ChatText) {
    switch self {
    case .noMessage: (.usage, "no_message", .errorNoMessage, .adviceNoMessage)
    case .noAnswer: (.unavailable, "no_answer", .errorNoAnswer, .adviceNoAnswer)
    }
  }
}
