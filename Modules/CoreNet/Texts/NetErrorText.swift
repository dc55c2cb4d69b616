import CoreModels

/// Texts about failed requests and their remedies.
extension NetErrorText {
  static func message(_ error: NetError) -> Self {
    switch error {
    case .invalidURL: .messageInvalidURL
    case .insecure(let host): .messageInsecure(host)
    case .offline: .messageOffline
    case .dns(let host): .messageDns(host)
    case .refused(let host): .messageRefused(host)
    case .tls(let host): .messageTls(host)
    case .timedOut: .messageTimedOut
    case .connectionLost: .messageConnectionLost
    case .bodyTooLarge(let limit): .messageBodyTooLarge(size(limit))
    case .tooManyRedirects: .messageTooManyRedirects
    case .badRedirect: .messageBadRedirect
    case .status(401, _): .messageUnauthenticated
    case .status(403, _): .messageNotAllowed
    case .status(404, _), .status(410, _): .messageNothingThere
    case .status(429, _): .messageTooMany
    case .status(let code, _): code >= 500 ? .messageServerProblem(code) : .messageNotAccepted(code)
    case .decoding: .messageDecoding
    case .cancelled: .messageCancelled
    case .unusableTrustRoots: .messageUnusableTrustRoots
    case .secretInOutbox(let header): .messageSecretInOutbox(header)
    }
  }

  static func hint(_ error: NetError) -> Self {
    switch error {
    case .invalidURL: .hintInvalidURL
    case .insecure: .hintInsecure
    case .offline: .hintOffline
    case .dns: .hintDns
    case .refused: .hintRefused
    case .tls: .hintTls
    case .timedOut, .connectionLost: .hintTimedOut
    case .bodyTooLarge: .hintBodyTooLarge
    case .tooManyRedirects, .badRedirect, .decoding: .hintTooManyRedirects
    case .status(401, _): .hintUnauthenticated
    case .status(403, _): .hintNotAllowed
    case .status(404, _), .status(410, _): .hintNothingThere
    case .status(_, let seconds?): .hintWaitSeconds(seconds)
    case .status(let code, _): code == 429 || code >= 500 ? .hintWaitMinutes : .hintNotAccepted
    case .cancelled: .hintCancelled
    case .unusableTrustRoots: .hintUnusableTrustRoots
    case .secretInOutbox: .hintSecretInOutbox
    }
  }

  /// Formats a number of bytes in whole binary units.
  private static func size(_ bytes: Int) -> String {
    if bytes >= 1 << 20 { return "\(bytes >> 20) MiB" }
    return bytes >= 1 << 10 ? "\(bytes >> 10) KiB" : "\(bytes) B"
  }
}
