package import CoreModels
package import HTTPTypes
import HubAccounts

/// An error whose status does not follow from its kind.
package protocol StatusError: ExplainedError {
  var status: HTTPResponse.Status { get }
}

/// An error in a request before it reaches a product; most concern the JSON API.
package enum APIError: StatusError, Hashable {
  /// The body exceeds that many bytes.
  case tooLarge(limit: Int)
  /// The body is incomplete or not framed as HTTP requires.
  case brokenBody
  /// The `Idempotency-Key` is not 1 … 255 visible ASCII characters.
  case badIdempotencyKey
  /// The same request is being handled right now.
  case stillRunning
  /// The key was used for a different request.
  case otherIdempotencyKey
  /// The body is not JSON, or not an object.
  case malformed
  /// The query is not percent-encoded UTF-8.
  case malformedQuery
  /// The body's media type is not JSON.
  case wrongMediaType
  /// There is no parameter with that name.
  case unknownParameter(String)
  /// The parameter has another type.
  case wrongType(String, expected: String)
  case missingParameter(String)
  /// A `GET` request would change something.
  case wouldChange
  /// The command needs the user's own machine.
  case notHere
  /// The output exceeds the server's limit in bytes.
  case tooLong(limit: Int)
  /// The argument parser's own message.
  case usage(String)

  package var status: HTTPResponse.Status {
    switch self {
    case .tooLarge: .contentTooLarge
    case .stillRunning: .conflict
    case .otherIdempotencyKey: .unprocessableContent
    case .wrongMediaType: .unsupportedMediaType
    case .notHere: .forbidden
    case .tooLong: .internalServerError
    default: .badRequest
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
    case .badIdempotencyKey:
      Failure(
        .usage, code: "bad_idempotency_key",
        message: "The Idempotency-Key is not 1 to 255 visible ASCII characters.")
    case .stillRunning:
      Failure(
        .busy, code: "still_running", message: "The same call is being answered right now.",
        hint: "Send it again in a moment.", retryAfter: 1)
    case .otherIdempotencyKey:
      Failure(
        .badInput, code: "other_call", message: "The Idempotency-Key came with another call.",
        hint: "Use a new key for every call.")
    case .malformed:
      Failure(.badInput, code: "malformed_json", message: "The body is not a JSON object.")
    case .malformedQuery:
      Failure(
        .badInput, code: "malformed_query", message: "The query is not percent-encoded UTF-8.")
    case .wrongMediaType:
      Failure(
        .badInput, code: "wrong_media_type", message: "The Content-Type is not application/json.",
        hint: "Send Content-Type: application/json.")
    case .unknownParameter(let name):
      Failure(
        .usage, code: "unknown_parameter", message: "There is no parameter “\(name)” here.",
        hint: "/docs lists the parameters of every call.")
    case .wrongType(let name, let expected):
      Failure(.usage, code: "wrong_type", message: "The parameter “\(name)” is not \(expected).")
    case .missingParameter(let name):
      Failure(.usage, code: "missing_parameter", message: "The parameter “\(name)” is missing.")
    case .wouldChange:
      Failure(
        .usage, code: "would_change", message: "That would change something.",
        hint: "Send it with POST.")
    case .notHere:
      Failure(
        .notAllowed, code: "not_here", message: "This only works on your own machine.",
        hint: "Run the command there.")
    case .tooLong(let limit):
      Failure(
        .unavailable, code: "answer_too_long",
        message: "The answer has more than \(limit) bytes.",
        hint: "Ask for less, or use the command.")
    case .usage(let message): Failure(.usage, code: "usage", message: message)
    }
  }
}
