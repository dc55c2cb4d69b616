package import CoreModels
package import CorePlugin
import HTTPTypes

/// Reasons for refusing access to the hub.
package enum AccessError: CatalogError, Hashable {
  /// The request carries no credentials.
  case notLoggedIn
  /// The `Authorization` field is not `Bearer` with one token.
  case malformedToken
  case expiredToken
  /// Forged, revoked, or of a missing account.
  case invalidToken
  /// The API key is missing or unknown.
  case invalidKey
  /// It belongs to another person.
  case notAllowed
  /// The token's scopes do not cover the route.
  case beyondScope
  /// The hub does not serve that host name.
  case foreignHost
  /// The request comes from a foreign page.
  case foreignOrigin
  /// The link was already used or has expired.
  case linkUsed
  /// Too many requests; retry after that many seconds.
  case tooMany(retryAfter: Int)
  /// Too many people are logging in at the moment.
  case busy
  case tokenExists(String)
  case noToken(String)
  case keyExists(String)
  case noKey(String)
  case badScope(String, known: [String])
  case badName
  case badDays

  package var explanation: (Failure.Kind, String, AccessText, AccessText) {
    switch self {
    case .notLoggedIn: (.unauthenticated, "not_logged_in", .errorNotLoggedIn, .adviceNotLoggedIn)
    case .malformedToken:
      (.unauthenticated, "malformed_token", .errorMalformedToken, .adviceMalformedToken)
    case .expiredToken: (.unauthenticated, "expired_token", .errorExpiredToken, .adviceExpiredToken)
    case .invalidToken: (.unauthenticated, "invalid_token", .errorInvalidToken, .adviceInvalidToken)
    case .invalidKey: (.unauthenticated, "invalid_key", .errorInvalidKey, .adviceInvalidKey)
    case .notAllowed: (.notAllowed, "not_allowed", .errorNotAllowed, .adviceNotAllowed)
    case .beyondScope: (.notAllowed, "beyond_scope", .errorBeyondScope, .adviceBeyondScope)
    case .foreignHost: (.notAllowed, "foreign_host", .errorForeignHost, .adviceForeignHost)
    case .foreignOrigin: (.notAllowed, "foreign_origin", .errorForeignOrigin, .adviceForeignOrigin)
    case .linkUsed: (.unauthenticated, "link_used", .errorLinkUsed, .adviceLinkUsed)
    case .tooMany(let seconds):
      (.rateLimited, "too_many", .errorTooMany, .adviceTooMany(max(1, (seconds + 59) / 60)))
    case .busy: (.busy, "busy", .errorBusy, .adviceBusy)
    case .tokenExists(let name):
      (.badInput, "token_exists", .errorTokenExists(name), .adviceTokenExists)
    case .noToken(let name): (.notFound, "no_token", .errorNoToken(name), .adviceNoToken)
    case .keyExists(let name): (.badInput, "key_exists", .errorKeyExists(name), .adviceKeyExists)
    case .noKey(let name): (.notFound, "no_key", .errorNoKey(name), .adviceNoKey)
    case .badScope(let scope, let known):
      (.usage, "bad_scope", .errorBadScope(scope), .adviceBadScope(known.joined(separator: ", ")))
    case .badName: (.usage, "bad_name", .errorBadName, .adviceBadName)
    case .badDays: (.usage, "bad_days", .errorBadDays, .adviceBadDays)
    }
  }

  /// Seconds after which a retry makes sense, if known.
  package var retryAfter: Int? {
    switch self {
    case .tooMany(let seconds): seconds
    case .busy: 1
    default: nil
    }
  }

  /// The response for a program, whose clients rely on these texts.
  package func response() throws -> RouteResponse {
    let (status, body): (HTTPResponse.Status, JSONValue) =
      switch self {
      case .notLoggedIn: (.unauthorized, ["error": "Missing authorization header"])
      case .malformedToken:
        (.unauthorized, ["error": "Invalid authorization header format. Expected: Bearer <token>"])
      case .expiredToken: (.unauthorized, ["error": "Token has expired"])
      case .invalidToken: (.unauthorized, ["error": "Invalid token"])
      case .invalidKey: (.unauthorized, ["error": "Invalid or missing API key"])
      case .notAllowed, .beyondScope: (.forbidden, ["success": false, "error": "Not allowed"])
      case .foreignHost: (.misdirectedRequest, ["error": "Unknown host"])
      case .foreignOrigin: (.forbidden, ["error": "Foreign origin"])
      case .tooMany: (.tooManyRequests, ["error": "Rate limit exceeded"])
      case .busy: (.serviceUnavailable, ["error": "Too busy, try again"])
      case .linkUsed, .tokenExists, .noToken, .keyExists, .noKey, .badScope, .badName, .badDays:
        (.init(code: failure(in: .english).kind.httpStatus), failure(in: .english).json)
      }
    var response = try RouteResponse.json(body, status)
    response.head.headerFields[.retryAfter] = retryAfter.map { "\($0)" }
    if status == .unauthorized { response.head.headerFields[.wwwAuthenticate] = "Bearer" }
    return response
  }
}
