package import CoreModels
package import HTTPTypes

/// Errors in a request before it reaches a product.
package enum HubError: StatusError, Hashable {
  /// The body exceeds that many bytes.
  case tooLarge(limit: Int)
  /// The body is incomplete or not framed as HTTP requires.
  case brokenBody

  package var status: HTTPResponse.Status {
    switch self {
    case .tooLarge: .contentTooLarge
    case .brokenBody: .badRequest
    }
  }

  /// The message for the client; API errors are in English.
  package func failure(in language: Language) -> Failure {
    switch self {
    case .tooLarge(let limit):
      Failure(
        .badInput, code: "too_large", message: "The body has more than \(limit) bytes.")
    case .brokenBody:
      Failure(.badInput, code: "broken_body", message: "The body is incomplete.")
    }
  }
}
