import CoreModels

/// What a person reads about a call that failed, and what they can do about it.
enum NetErrorText: TextCatalogue {
  case message(NetError)
  case hint(NetError)

  static let samples: [NetErrorText] = [
    .invalidURL, .insecure(host: "x"), .offline, .dns(host: "x"), .refused(host: "x"),
    .tls(host: "x"), .timedOut, .connectionLost, .bodyTooLarge(limit: 1_048_576),
    .tooManyRedirects(limit: 5), .badRedirect, .status(401, retryAfter: nil),
    .status(403, retryAfter: nil), .status(404, retryAfter: nil), .status(429, retryAfter: 5),
    .status(429, retryAfter: nil), .status(500, retryAfter: nil), .status(418, retryAfter: nil),
    .decoding, .cancelled, .unusableTrustRoots, .secretInOutbox(header: "x"),
  ].flatMap { [.message($0), .hint($0)] }

  var english: String {
    switch self {
    case .message(let error): Self.englishMessage(error)
    case .hint(let error): Self.englishHint(error)
    }
  }

  func translation(to language: Language) -> String? {
    switch (language, self) {
    case (.english, _): english
    case (.slovak, .message(let error)): Self.slovakMessage(error)
    case (.slovak, .hint(let error)): Self.slovakHint(error)
    case (.czech, .message(let error)): Self.czechMessage(error)
    case (.czech, .hint(let error)): Self.czechHint(error)
    case (.hungarian, .message(let error)): Self.hungarianMessage(error)
    case (.hungarian, .hint(let error)): Self.hungarianHint(error)
    case (.polish, .message(let error)): Self.polishMessage(error)
    case (.polish, .hint(let error)): Self.polishHint(error)
    case (.german, .message(let error)): Self.germanMessage(error)
    case (.german, .hint(let error)): Self.germanHint(error)
    case (.spanish, .message(let error)): Self.spanishMessage(error)
    case (.spanish, .hint(let error)): Self.spanishHint(error)
    }
  }

  /// A number of bytes as people say it, in whole binary units.
  static func size(_ bytes: Int) -> String {
    if bytes >= 1 << 20 { return "\(bytes >> 20) MiB" }
    return bytes >= 1 << 10 ? "\(bytes >> 10) KiB" : "\(bytes) B"
  }
}
