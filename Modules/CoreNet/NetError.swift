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
  public var code: String { explanation.1 }

  public func failure(in language: Language) -> Failure {
    var retryAfter: Int?
    if case .status(_, let seconds) = self { retryAfter = seconds }
    return Failure(explanation, in: language, retryAfter: retryAfter)
  }

  private var explanation: (Failure.Kind, String, NetErrorText, NetErrorText) {
    switch self {
    case .invalidURL: (.badInput, "invalid_url", .messageInvalidURL, .hintInvalidURL)
    case .insecure(let host): (.badInput, "insecure_url", .messageInsecure(host), .hintInsecure)
    case .offline: (.unavailable, "offline", .messageOffline, .hintOffline)
    case .dns(let host): (.unavailable, "host_not_found", .messageDns(host), .hintDns)
    case .refused(let host):
      (.unavailable, "connection_refused", .messageRefused(host), .hintRefused)
    case .tls(let host): (.unavailable, "tls_failed", .messageTls(host), .hintTls)
    case .timedOut: (.unavailable, "timed_out", .messageTimedOut, .hintTimedOut)
    case .connectionLost: (.unavailable, "connection_lost", .messageConnectionLost, .hintTimedOut)
    case .bodyTooLarge(let limit):
      (
        .unavailable, "reply_too_large", .messageBodyTooLarge(NetErrorText.size(limit)),
        .hintBodyTooLarge
      )
    case .tooManyRedirects:
      (.unavailable, "too_many_redirects", .messageTooManyRedirects, .hintTooManyRedirects)
    case .badRedirect: (.unavailable, "bad_redirect", .messageBadRedirect, .hintTooManyRedirects)
    case .status(401, _):
      (.upstreamDenied, "http_401", .messageUnauthenticated, .hintUnauthenticated)
    case .status(403, _): (.upstreamDenied, "http_403", .messageNotAllowed, .hintNotAllowed)
    case .status(404, _): (.notFound, "http_404", .messageNothingThere, .hintNothingThere)
    case .status(410, _): (.notFound, "http_410", .messageNothingThere, .hintNothingThere)
    case .status(429, let seconds): (.rateLimited, "rate_limited", .messageTooMany, .wait(seconds))
    case .status(let code, let seconds) where code >= 500:
      (.unavailable, "http_\(code)", .messageServerProblem(code), .wait(seconds))
    case .status(let code, let seconds):
      (
        code == 407 ? .upstreamDenied : .unavailable, "http_\(code)", .messageNotAccepted(code),
        .wait(seconds, or: .hintNotAccepted)
      )
    case .decoding: (.unavailable, "reply_unreadable", .messageDecoding, .hintTooManyRedirects)
    case .cancelled: (.unavailable, "cancelled", .messageCancelled, .hintCancelled)
    case .unusableTrustRoots:
      (.misconfigured, "trust_roots_unusable", .messageUnusableTrustRoots, .hintUnusableTrustRoots)
    case .secretInOutbox(let header):
      (.badInput, "secret_in_outbox", .messageSecretInOutbox(header), .hintSecretInOutbox)
    }
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
