import CoreModels
import HTTPTypes

/// What can be wrong with a call before any product sees it.
enum HubError: StatusError, Hashable {
  /// The body has more bytes than that.
  case tooLarge(limit: Int)
  /// The body breaks off, or is not framed as HTTP frames bodies.
  case brokenBody

  var status: HTTPResponse.Status {
    switch self {
    case .tooLarge: .contentTooLarge
    case .brokenBody: .badRequest
    }
  }

  /// What the client is told; API errors are English.
  func failure(in language: Language) -> Failure {
    switch self {
    case .tooLarge(let limit):
      Failure(
        .badInput, code: "too_large", message: "The body has more than \(limit) bytes.")
    case .brokenBody:
      Failure(.badInput, code: "broken_body", message: "The body is incomplete.")
    }
  }
}
