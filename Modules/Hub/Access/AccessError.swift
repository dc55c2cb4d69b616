import CoreModels
import CorePlugin
import HTTPTypes

/// Why somebody may not do something at the hub.
enum AccessError: ExplainedError, Hashable {
  /// Nothing shows who calls.
  case notLoggedIn
  /// The header field is no `Bearer` with one token.
  case malformedToken
  case expiredToken
  /// Forged, revoked, or of nobody.
  case invalidToken
  /// No API key, or an unknown one.
  case invalidKey
  /// It is somebody else's.
  case notAllowed
  /// The script's token is for less.
  case beyondScope
  /// The hub has no such name.
  case foreignHost
  /// A page of somebody else asks.
  case foreignOrigin
  /// The link let somebody in before, or too long ago.
  case linkUsed
  /// Too many calls; seconds until the next one counts.
  case tooMany(retryAfter: Int)
  /// Too many people log in at this moment.
  case busy
  case tokenExists(String)
  case noToken(String)
  case keyExists(String)
  case noKey(String)
  case badScope(String, known: [String])
  case badName
  case badDays

  /// What people and scripts are told.
  func failure(in language: Language) -> Failure {
    let (kind, code): (Failure.Kind, String) =
      switch self {
      case .notLoggedIn: (.unauthenticated, "not_logged_in")
      case .malformedToken: (.unauthenticated, "malformed_token")
      case .expiredToken: (.unauthenticated, "expired_token")
      case .invalidToken: (.unauthenticated, "invalid_token")
      case .invalidKey: (.unauthenticated, "invalid_key")
      case .notAllowed: (.notAllowed, "not_allowed")
      case .beyondScope: (.notAllowed, "beyond_scope")
      case .foreignHost: (.notAllowed, "foreign_host")
      case .foreignOrigin: (.notAllowed, "foreign_origin")
      case .linkUsed: (.unauthenticated, "link_used")
      case .tooMany: (.rateLimited, "too_many")
      case .busy: (.busy, "busy")
      case .tokenExists: (.badInput, "token_exists")
      case .noToken: (.notFound, "no_token")
      case .keyExists: (.badInput, "key_exists")
      case .noKey: (.notFound, "no_key")
      case .badScope: (.usage, "bad_scope")
      case .badName: (.usage, "bad_name")
      case .badDays: (.usage, "bad_days")
      }
    return Failure(
      kind, code: code, message: AccessText.error(self).text(in: language),
      hint: AccessText.advice(self).text(in: language), retryAfter: retryAfter)
  }

  /// Seconds after which another try makes sense, where known.
  private var retryAfter: Int? {
    switch self {
    case .tooMany(let seconds): seconds
    case .busy: 1
    default: nil
    }
  }

  /// The answer to a program, whose clients know these words.
  func response() throws -> RouteResponse {
    let (status, body): (HTTPResponse.Status, JSONValue) =
      switch self {
      case .notLoggedIn: (.unauthorized, ["error": "Missing authorization header"])
      case .malformedToken:
        (
          .unauthorized,
          ["error": "Invalid authorization header format. Expected: Bearer <token>"]
        )
      case .expiredToken: (.unauthorized, ["error": "Token has expired"])
      case .invalidToken: (.unauthorized, ["error": "Invalid token"])
      case .invalidKey: (.unauthorized, ["error": "Invalid or missing API key"])
      case .notAllowed, .beyondScope: (.forbidden, ["success": false, "error": "Not allowed"])
      case .foreignHost: (.misdirectedRequest, ["error": "Unknown host"])
      case .foreignOrigin: (.forbidden, ["error": "Foreign origin"])
      case .tooMany: (.tooManyRequests, ["error": "Rate limit exceeded"])
      case .busy: (.serviceUnavailable, ["error": "Too busy, try again"])
      case .linkUsed, .tokenExists, .noToken, .keyExists, .noKey, .badScope, .badName, .badDays:
        (
          HTTPResponse.Status(code: failure(in: .english).kind.httpStatus),
          failure(in: .english).json
        )
      }
    var response = try RouteResponse.json(body, status)
    response.head.headerFields[.retryAfter] = retryAfter.map { "\($0)" }
    if status == .unauthorized { response.head.headerFields[.wwwAuthenticate] = "Bearer" }
    return response
  }
}
