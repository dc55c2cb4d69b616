public import CoreModels

/// Why a call did not end in a usable reply.
public enum NetError: ExplainedError, Hashable {
  /// Not an absolute http or https address, or one with credentials in it.
  case invalidURL
  /// Plain http to another machine; nothing was sent.
  case insecure(host: String)
  /// There is no network, or it is not to be used.
  case offline
  /// The name has no address.
  case dns(host: String)
  /// Nobody listens there.
  case refused(host: String)
  /// No protected connection could be agreed on, or the certificate is not trusted.
  case tls(host: String)
  /// The call's time, or the time without news, was over.
  case timedOut
  /// The connection ended before the reply did.
  case connectionLost
  /// The reply's body has more bytes than the call allows.
  case bodyTooLarge(limit: Int)
  /// More redirects than allowed, or in a circle.
  case tooManyRedirects(limit: Int)
  /// A redirect to something that is no web address.
  case badRedirect
  /// The server answered, with a status other than 200 … 299; seconds to wait where it named them.
  case status(Int, retryAfter: Int?)
  /// The reply is not what was asked for: broken HTTP, compression or JSON.
  case decoding
  /// The caller gave up.
  case cancelled
  /// The file of trusted certificates cannot be used.
  case unusableTrustRoots
  /// A header that carries a secret was to be kept in the outbox.
  case secretInOutbox(header: String)

  /// Whether the same call may well work later.
  public var isTemporary: Bool {
    switch self {
    case .offline, .dns, .refused, .tls, .timedOut, .connectionLost, .cancelled: true
    case .status(let code, _): HTTPStatus.isTemporary(code)
    case .invalidURL, .insecure, .bodyTooLarge, .tooManyRedirects, .badRedirect, .decoding,
      .unusableTrustRoots, .secretInOutbox:
      false
    }
  }

  /// A stable snake_case word for scripts, as `timed_out` or `http_404`.
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
      kind, code: code, message: NetErrorText.message(self).text(in: language),
      hint: NetErrorText.hint(self).text(in: language), retryAfter: retryAfter)
  }
}

/// What statuses mean for trying again.
enum HTTPStatus {
  /// The server's trouble, or the client being early; 501 and 505 stay as they are.
  static func isTemporary(_ code: Int) -> Bool {
    code == 408 || code == 425 || code == 429
      || (500...599).contains(code) && code != 501 && code != 505
  }
}
