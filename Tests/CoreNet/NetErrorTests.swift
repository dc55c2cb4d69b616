import CoreModels
import Testing

@testable import CoreNet

@Suite struct NetErrorTests {
  @Test(arguments: [
    (NetError.invalidURL, Failure.Kind.badInput, "invalid_url"),
    (.insecure(host: "a"), .badInput, "insecure_url"),
    (.offline, .unavailable, "offline"),
    (.dns(host: "a"), .unavailable, "host_not_found"),
    (.refused(host: "a"), .unavailable, "connection_refused"),
    (.tls(host: "a"), .unavailable, "tls_failed"),
    (.timedOut, .unavailable, "timed_out"),
    (.connectionLost, .unavailable, "connection_lost"),
    (.bodyTooLarge(limit: 9), .unavailable, "reply_too_large"),
    (.tooManyRedirects(limit: 5), .unavailable, "too_many_redirects"),
    (.badRedirect, .unavailable, "bad_redirect"),
    (.status(401, retryAfter: nil), .upstreamDenied, "http_401"),
    (.status(403, retryAfter: nil), .upstreamDenied, "http_403"),
    (.status(404, retryAfter: nil), .notFound, "http_404"),
    (.status(429, retryAfter: 7), .rateLimited, "rate_limited"),
    (.status(503, retryAfter: nil), .unavailable, "http_503"),
    (.decoding, .unavailable, "reply_unreadable"),
    (.unusableTrustRoots, .misconfigured, "trust_roots_unusable"),
  ])
  func `Each error has its sort and its code`(error: NetError, kind: Failure.Kind, code: String) {
    let failure = error.failure(in: .english)
    #expect(failure.kind == kind)
    #expect(failure.code == code)
  }

  @Test func `A rate limit says when to come back`() {
    #expect(
      NetError.status(429, retryAfter: 7).failure(in: .english)
        == Failure(
          .rateLimited, code: "rate_limited", message: "The server asks us to slow down.",
          hint: "Try again in 7 seconds.", retryAfter: 7))
    #expect(
      NetError.status(429, retryAfter: 2).failure(in: .slovak).hint
        == "Skúste to znova o 2 sekundy.")
  }

  @Test(arguments: Language.allCases)
  func `Every sentence is kind and whole`(language: Language) {
    for text in NetErrorText.samples.map({ $0.text(in: language) }) {
      #expect(text.hasSuffix("."))
      #expect(!text.contains("!"))
      #expect(text.count <= 90, "\(text)")
    }
  }

  @Test(arguments: [(408, true), (425, true), (429, true), (500, true), (503, true), (529, true)])
  func `Some statuses may pass`(code: Int, isTemporary: Bool) {
    #expect(NetError.status(code, retryAfter: nil).isTemporary == isTemporary)
  }

  @Test(arguments: [400, 401, 404, 409, 422, 501, 505])
  func `Others stay`(code: Int) {
    #expect(!NetError.status(code, retryAfter: nil).isTemporary)
  }
}
