import CoreModels
import CorePlugin
import HTTPTypes

/// An error of the API: `{"error":code-or-text,"message"?:text}`.
struct APITrouble: Hashable, Sendable {
  let status: Int
  /// A code, or the message if older clients expect one.
  let error: String
  /// The message for people.
  let message: String
  var retryAfter: Int?

  /// A missing field, with the message that older clients expect.
  static func missing(_ field: String) -> APITrouble {
    APITrouble(status: 400, error: "\(field) is required", message: "\(field) is required")
  }

  static let tooLarge = APITrouble(
    status: 413, error: "too_large", message: "The body is larger than 1 MiB.")
  static let malformed = APITrouble(
    status: 400, error: "malformed_json", message: "The body is not a JSON object.")

  private init(status: Int, error: String, message: String) {
    (self.status, self.error, self.message) = (status, error, message)
  }

  /// Maps an error for an app. Errors that only the operator can fix are described in general
  /// terms.
  init(_ error: any Error, in language: Language) {
    switch error {
    case let error as APIInputError: self = error.trouble
    case let error as any ExplainedError:
      let failure = error.failure(in: language)
      let hint = error is SafetyError ? " " + failure.hint : ""
      self.init(
        status: (error as? CoachError)?.apiStatus ?? failure.kind.httpStatus,
        error: (error as? CoachError)?.apiCode ?? failure.code, message: failure.message + hint)
      retryAfter = failure.retryAfter
    default:
      self.init(
        status: 500, error: "internal", message: CoachText.errorGarbage.text(in: language))
    }
  }

  func response() throws -> RouteResponse {
    var json: JSONValue = ["error": .string(error)]
    if message != error { json = ["error": .string(error), "message": .string(message)] }
    return try .api(json, status: .init(code: status), retryAfter: retryAfter)
  }
}

extension CoachError {
  /// The status for an app, which must distinguish the model's errors from its own.
  fileprivate var apiStatus: Int {
    switch self {
    case .rateLimited: 429
    case .overloaded, .network: 503
    case .timedOut: 504
    case .interrupted, .unusable, .cutAnswer, .garbage, .badRequest, .serverTrouble,
      .noSuchService:
      502
    case .refused, .declined, .tooLong: 400
    case .noKey, .badKey, .badKeyForm, .noAddress, .serverWithoutKey, .noCredit, .notAllowed,
      .noModel:
      500
    case .nothingToQueue, .noSuchPending, .ambiguousPending, .notFailed: 400
    }
  }

  /// The code that older clients expect, if there is one.
  fileprivate var apiCode: String {
    switch self {
    case .noKey, .noAddress: "API key not configured on server"
    case .refused: "ai_refused"
    case .declined: "inappropriate"
    default: code
    }
  }
}
