import CoreModels
import CoreNet

/// Why a DailyBrief server did not give what it was asked for.
enum ServerError: ExplainedError, Hashable {
  /// What a 401 means depends on what was asked.
  enum Refusal: Hashable, Sendable { case password, apiKey, token }

  /// The server's address is no web address, or would be reached without protection.
  case invalidURL(NetError)
  /// Nobody was reached, or the connection broke.
  case network(NetError)
  /// The answer is none of this API: HTML, broken JSON, a status of some other program.
  case invalidResponse(status: Int?)
  /// The answer is JSON with a value missing or of the wrong type; the path of that value.
  case decoding(String)
  /// The server does not accept who asks.
  case unauthorized(Refusal)
  /// The server said no, in its own words.
  case message(String, status: Int, isLogIn: Bool = false)
  /// The date of an event, which is no date to us.
  case unreadableDate(String, of: String)
  /// Too many requests; seconds to wait where the server named them.
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
