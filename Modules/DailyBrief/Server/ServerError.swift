import CoreModels
import CoreNet

/// An error of a DailyBrief server.
enum ServerError: ExplainedError, Hashable {
  /// The meaning of a 401, which depends on the request.
  enum Refusal: Hashable, Sendable { case password, apiKey, token }

  /// The server's address is not a valid URL, or the connection would be unencrypted.
  case invalidURL(NetError)
  /// The server was not reached, or the connection broke.
  case network(NetError)
  /// The response is not from this API: HTML, broken JSON, another program's status.
  case invalidResponse(status: Int?)
  /// The response is JSON with a missing or mistyped value, at this path.
  case decoding(String)
  /// The server rejects the credentials.
  case unauthorized(Refusal)
  /// The server refused, with its own message.
  case message(String, status: Int, isLogIn: Bool = false)
  /// An event's date, which cannot be parsed.
  case unreadableDate(String, of: String)
  /// Too many requests, with the seconds to wait if the server named them.
  case rateLimited(isLogIn: Bool, retryAfter: Int?)

  func failure(in language: Language) -> Failure {
    var retryAfter: Int?
    if case .rateLimited(_, let seconds) = self { retryAfter = seconds }
    let (kind, code) = sort
    let (message, hint) = sentences(in: language)
    return Failure(kind, code: code, message: message, hint: hint, retryAfter: retryAfter)
  }

  private var sort: (kind: Failure.Kind, code: String) {
    switch self {
    case .invalidURL: (.misconfigured, "invalid_url")
    case .network: (.unavailable, "network")
    case .invalidResponse: (.badInput, "invalid_response")
    case .decoding: (.badInput, "decoding")
    case .unauthorized: (.upstreamDenied, "unauthorized")
    case .message: (.unavailable, "server_message")
    case .unreadableDate: (.badInput, "unreadable_date")
    case .rateLimited: (.rateLimited, "rate_limited")
    }
  }
}
