import CoreModels
import Foundation

/// What RevenueCat last said about a person, as it is kept for when it cannot be asked.
struct Subscription: Codable, Hashable, Sendable {
  /// Whose it is, so that another person's is never taken.
  let user: String
  /// Whether it was active when RevenueCat was asked.
  let isActive: Bool
  /// When it ends by RevenueCat's clock; `nil` for never, or where it is not active.
  let expires: Instant?
  /// RevenueCat's clock and this machine's when it was asked; they need not agree.
  let requestDate: Instant, checkedAt: Instant

  enum CodingKeys: String, CodingKey {
    case user, expires
    case isActive = "active"
    case requestDate = "request_date"
    case checkedAt = "checked_at"
  }

  /// Whether it is active at an instant of this machine's clock. What counts is the time that has
  /// passed since RevenueCat was asked, so that a clock that is wrong all along does no harm.
  func isActive(at now: Instant) -> Bool {
    guard isActive, let end = end else { return isActive }
    return now < end
  }

  /// When it ends by this machine's clock.
  var end: Instant? {
    expires.map {
      Instant(
        milliseconds: checkedAt.milliseconds + $0.milliseconds - requestDate.milliseconds)
    }
  }

  /// Whether it is time to ask again: a day after it was active, five minutes after it was not, and
  /// where the clock was set back.
  func isStale(at now: Instant) -> Bool {
    let age = now.seconds(since: checkedAt)
    return age < 0 || age >= (isActive(at: now) ? 86_400 : 300)
  }
}

extension Subscription {
  /// Reads a reply of `GET /v1/subscribers/ID`; throws ``GateError/badReply``.
  init(wire: Data, user: String, checkedAt: Instant) throws(GateError) {
    guard let reply = try? JSONDecoder().decode(Reply.self, from: wire) else { throw .badReply }
    let requestDate =
      reply.request_date_ms.map { Instant(milliseconds: $0) } ?? reply.request_date
    guard let requestDate else { throw .badReply }
    let entitlement = reply.subscriber.entitlements?[RevenueCat.entitlement]
    let ends = [entitlement?.expires_date, entitlement?.grace_period_expires_date]
    let isLifetime = entitlement != nil && entitlement?.expires_date == nil
    let end = isLifetime ? nil : ends.compactMap { $0 }.max()
    let isRunning = isLifetime || end.map { $0 > requestDate } ?? false
    let isRefunded = reply.subscriber.subscription(of: entitlement)?.refunded_at != nil
    let isActive = isRunning && !isRefunded
    self.init(
      user: user, isActive: isActive, expires: isActive ? end : nil, requestDate: requestDate,
      checkedAt: checkedAt)
  }

  // Names as they are on the wire.
  private struct Reply: Decodable {
    let request_date: Instant?
    let request_date_ms: Int64?
    let subscriber: Subscriber
  }

  private struct Subscriber: Decodable {
    let entitlements: [String: Entry]?
    let subscriptions: [String: Purchase]?

    /// Google's products have the plan after their name.
    func subscription(of entry: Entry?) -> Purchase? {
      guard let entry, let product = entry.product_identifier else { return nil }
      let planned = entry.product_plan_identifier.map { "\(product):\($0)" }
      return subscriptions?[product] ?? planned.flatMap { subscriptions?[$0] }
    }
  }

  private struct Entry: Decodable {
    let expires_date: Instant?
    let grace_period_expires_date: Instant?
    let product_identifier: String?
    let product_plan_identifier: String?
  }

  private struct Purchase: Decodable {
    let refunded_at: Instant?
  }
}
