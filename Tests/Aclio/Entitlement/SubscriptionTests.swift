import CoreModels
import Foundation
import Testing

@testable import Aclio

@Suite("A subscription at RevenueCat") struct SubscriptionTests {
  /// A response at noon of 21 November, with an entitlement and its purchase.
  static func reply(
    entitlement: String?, purchase: String = #"{"refunded_at":null}"#, product: String = "monthly"
  ) -> String {
    let entry = entitlement.map { #""premium":{\#($0),"product_identifier":"monthly"}"# } ?? ""
    return """
      {"request_date":"2026-11-21T12:00:00Z","request_date_ms":1795262400000,"subscriber":{
      "entitlements":{\(entry)},"subscriptions":{"\(product)":\(purchase)},"new":[1,{"a":null}]}}
      """
  }

  private func read(_ text: String, checkedAt: String = "2026-11-21T12:00:00Z") throws
    -> Subscription
  {
    try Subscription(
      wire: Data(text.utf8), user: "eva", checkedAt: try #require(Instant(checkedAt)))
  }

  @Test(
    arguments: [
      (#""expires_date":null"#, true, nil),
      (#""expires_date":"2026-11-22T12:00:00Z""#, true, "2026-11-22T12:00:00Z"),
      (#""expires_date":"2026-11-21T12:00:00Z""#, false, nil),
      (#""expires_date":"2026-11-20T12:00:00Z""#, false, nil),
      (
        #""expires_date":"2026-11-20T12:00:00Z","grace_period_expires_date":"2026-11-25T12:00:00Z""#,
        true, "2026-11-25T12:00:00Z"
      ),
      (
        #""expires_date":"2026-11-20T12:00:00Z","grace_period_expires_date":"2026-11-21T00:00:00Z""#,
        false, nil
      ),
      (
        #""expires_date":"2026-11-30T12:00:00Z","grace_period_expires_date":null"#,
        true, "2026-11-30T12:00:00Z"
      ),
      (nil, false, nil),
    ] as [(String?, Bool, String?)])
  func `it is active by the answer's own date`(
    entitlement: String?, isActive: Bool, expires: String?
  ) throws {
    let subscription = try read(
      Self.reply(entitlement: entitlement), checkedAt: "2031-01-01T00:00:00Z")
    #expect(subscription.isActive == isActive)
    #expect(subscription.expires == expires.flatMap { Instant($0) })
  }

  @Test(arguments: ["monthly", "monthly:base"]) func `what was refunded is over`(
    product: String
  ) throws {
    let entitlement =
      #""expires_date":"2026-12-21T12:00:00Z","product_plan_identifier":"base""#
    let purchase = #"{"refunded_at":"2026-11-21T11:00:00Z"}"#
    #expect(
      try !read(Self.reply(entitlement: entitlement, purchase: purchase, product: product)).isActive
    )
    #expect(try read(Self.reply(entitlement: entitlement, product: product)).isActive)
  }

  @Test(arguments: [
    "", "<html>Bad gateway</html>", "[]", "null", #"{"subscriber":{}}"#,
    #"{"request_date":"2026-11-21T12:00:00Z"}"#,
    #"{"request_date":"yesterday","subscriber":{"entitlements":{}}}"#,
    #"{"request_date":"2026-11-21T12:00:00Z","subscriber":{"entitlements":[]}}"#,
    #"{"request_date":"2026-11-21T12:00:00Z","subscriber":{"entitlements":{"premium":{"expires_date":7}}}}"#,
    #"{"request_date":"2026-11-21T12:00:00Z","subscriber":{"entitleme"#,
  ])
  func `anything else is no answer`(text: String) {
    #expect(throws: GateError.badReply) { try read(text) }
  }

  @Test func `a clock that is wrong all along does no harm`() throws {
    let text = Self.reply(entitlement: #""expires_date":"2026-11-22T12:00:00Z""#)
    let subscription = try read(text, checkedAt: "2040-01-01T00:00:00Z")
    #expect(subscription.isActive(at: try #require(Instant("2040-01-01T23:59:59Z"))))
    #expect(!subscription.isActive(at: try #require(Instant("2040-01-02T00:00:00Z"))))
    #expect(subscription.end == Instant("2040-01-02T00:00:00Z"))
  }

  @Test func `it is asked again after a day, or five minutes where it is not active`() throws {
    let active = try read(Self.reply(entitlement: #""expires_date":null"#))
    let ended = try read(Self.reply(entitlement: nil))
    let asked = active.checkedAt
    #expect(!active.isStale(at: asked.adding(seconds: 86_399)))
    #expect(active.isStale(at: asked.adding(seconds: 86_400)))
    #expect(active.isStale(at: asked.adding(seconds: -1)))
    #expect(!ended.isStale(at: asked.adding(seconds: 299)))
    #expect(ended.isStale(at: asked.adding(seconds: 300)))
  }
}
