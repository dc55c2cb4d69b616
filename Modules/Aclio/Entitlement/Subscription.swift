import CoreModels
import Foundation

/// RevenueCat's last response about a person, stored for when it is unreachable.
struct Subscription: Codable, Hashable, Sendable {
  /// The owner, so that another person's subscription is never used.
  let user: String
  /// `true` if it was active at the time of the request.
  let isActive: Bool
  /// The expiry by RevenueCat's clock; `nil` for never, or if it is not active.
  let expires: Instant?
  /// The time of the request by RevenueCat's clock and by this machine's, which may differ.
  let requestDate: Instant, checkedAt: Instant

  enum CodingKeys: String, CodingKey {
    case user, expires
    case isActive = "active"
    case requestDate = "request_date"
    case checkedAt = "checked_at"
  }

  /// `true` if it is active at an instant of this machine's clock. Counts the time since the
  /// request, so that a constant clock error does not matter.
  func isActive(at now: Instant) -> Bool {
    guard isActive, let end = end else { return isActive }
    return now < end
  }

  /// The expiry by this machine's clock.
  var end: Instant? {
    expires.map {
      Instant(
        milliseconds: checkedAt.milliseconds + $0.milliseconds - requestDate.milliseconds)
    }
  }

  /// `true` once it should be requested again: after a day if active, after five minutes if not,
  /// and if the clock was set back.
  func isStale(at now: Instant) -> Bool {
    let age = now.seconds(since: checkedAt)
    return age < 0 || age >= (isActive(at: now) ? 86_400 : 300)
  }
}

extension Subscription {
  /// Parses a response of `GET /v1/subscribers/ID`; throws ``GateError/badReply``.
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

  // The names on the wire.
  private struct Reply: Decodable {
    let request_date: Instant?
    let request_date_ms: Int64?
    let subscriber: Subscriber
  }

  private struct Subscriber: Decodable {
    let entitlements: [String: Entry]?
    let subscriptions: [String: Purchase]?

    /// Google's product names are followed by the plan.
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
