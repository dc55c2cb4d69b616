public import CoreModels

/// Errors of network requests.
public enum NetError: ExplainedError, Hashable {
  /// The URL is not absolute http or https, or contains credentials.
  case invalidURL
  /// Plain http to another machine was refused before sending.
  case insecure(host: String)
  /// There is no network, or its use is turned off.
  case offline
  /// The host name was not found.
  case dns(host: String)
  /// The server refused the connection.
  case refused(host: String)
  /// The TLS handshake failed, or the certificate is not trusted.
  case tls(host: String)
  /// The request's time limit, or its limit on silence, was exceeded.
  case timedOut
  /// The connection ended before the reply was complete.
  case connectionLost
  /// The reply's body exceeds the request's limit.
  case bodyTooLarge(limit: Int)
  /// There were too many redirects, or a loop.
  case tooManyRedirects(limit: Int)
  /// A redirect leads to an invalid URL.
  case badRedirect
  /// The status is not 200 … 299; `retryAfter` is the server's requested wait in seconds.
  case status(Int, retryAfter: Int?)
  /// The reply is malformed: invalid HTTP, compression or JSON.
  case decoding
  /// The caller cancelled the request.
  case cancelled
  /// The file of trusted certificates is unusable.
  case unusableTrustRoots
  /// A request for the outbox has a header with a secret.
  case secretInOutbox(header: String)

  /// `true` if a retry may succeed later.
  public var isTemporary: Bool {
    switch self {
    case .offline, .dns, .refused, .tls, .timedOut, .connectionLost, .cancelled: true
    case .status(let code, _): HTTPStatus.isTemporary(code)
    case .invalidURL, .insecure, .bodyTooLarge, .tooManyRedirects, .badRedirect, .decoding,
      .unusableTrustRoots, .secretInOutbox:
      false
    }
  }

  /// A stable snake_case code for scripts, such as `timed_out` or `http_404`.
  public var code: String {
    switch self {
    case .invalidURL: "invalid_url"
    case .insecure: "insecure_url"
    case .offline: "offline"
    case .dns: "host_not_found"
    case .refused: "connection_refused"
    case .tls: "tls_failed"
    case .timedOut: "timed_out"
    case .connectionLost: "connection_lost"
    case .bodyTooLarge: "reply_too_large"
    case .tooManyRedirects: "too_many_redirects"
    case .badRedirect: "bad_redirect"
    case .status(429, _): "rate_limited"
    case .status(let status, _): "http_\(status)"
    case .decoding: "reply_unreadable"
    case .cancelled: "cancelled"
    case .unusableTrustRoots: "trust_roots_unusable"
    case .secretInOutbox: "secret_in_outbox"
    }
  }

  private var kind: Failure.Kind {
    switch self {
    case .invalidURL, .insecure, .secretInOutbox: .badInput
    case .unusableTrustRoots: .misconfigured
    case .status(401, _), .status(403, _), .status(407, _): .upstreamDenied
    case .status(404, _), .status(410, _): .notFound
    case .status(429, _): .rateLimited
    case .offline, .dns, .refused, .tls, .timedOut, .connectionLost, .bodyTooLarge,
      .tooManyRedirects, .badRedirect, .status, .decoding, .cancelled:
      .unavailable
    }
  }

  public func failure(in language: Language) -> Failure {
    var retryAfter: Int?
    if case .status(_, let seconds) = self { retryAfter = seconds }
    return Failure(
      kind, code: code, NetErrorText.message(self), NetErrorText.hint(self), in: language,
      retryAfter: retryAfter)
  }
}

/// Classifies HTTP statuses for retries.
enum HTTPStatus {
  /// `true` for server errors and for requests that came too early; 501 and 505 are permanent.
  static func isTemporary(_ code: Int) -> Bool {
    code == 408 || code == 425 || code == 429
      || (500...599).contains(code) && code != 501 && code != 505
  }
}
