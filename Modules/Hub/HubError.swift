import CoreModels

/// What can be wrong with a call before any product sees it.
enum HubError: ExplainedError, Hashable {
  /// The body has more bytes than that.
  case tooLarge(limit: Int)

  /// What the client is told; API errors are English.
  func failure(in language: Language) -> Failure {
    switch self {
    case .tooLarge(let limit):
      Failure(
        .badInput, code: "too_large", message: "The body has more than \(limit) bytes.")
    }
  }
}
