import CoreModels
import CoreNet
import CorePlugin
import CoreStorage
import HTTPTypes

/// A client for the part of RevenueCat's REST API v1 that reports entitlements.
struct RevenueCat: Sendable {
  /// The person's id at RevenueCat, and the app's API key.
  let user: String, key: String

  /// The app user id, set where purchases are made.
  static let userSetting = Setting("aclio.revenuecat_user", default: "")
  /// A web page for purchases, with `{user}` and `{plan}` as placeholders.
  static let purchaseSetting = Setting("aclio.purchase_url", default: "") {
    $0.isEmpty || $0.hasPrefix("https://")
  }
  static let secret = "aclio.revenuecat-key"
  /// The entitlement's name at RevenueCat.
  static let entitlement = "premium"

  /// Requests the subscriber, which RevenueCat creates if unknown. Throws `NetError` or
  /// ``GateError``.
  func subscription(through http: HTTPClient, now: Instant) async throws -> Subscription {
    var headers: HTTPFields = [.authorization: "Bearer \(key)", .accept: "application/json"]
    headers[.userAgent] = "Daybook"
    let call = try HTTPCall(
      .get, "https://api.revenuecat.com/v1/subscribers/\(user.percentEncoded)", headers: headers,
      bodyLimit: 1 << 20)
    let reply: CollectedReply
    do { reply = try await http.fetch(call).requireSuccess() } catch NetError.status(401, _),
      NetError.status(403, _)
    {
      throw GateError.keyRefused
    }
    return try Subscription(wire: reply.body, user: user, checkedAt: now)
  }
}
