import CoreModels
import CoreNet
import CorePlugin
import CoreStorage
import Foundation
import HTTPTypes

/// RevenueCat's REST API v1, as far as it says whether a person may do everything.
struct RevenueCat: Sendable {
  /// The person's id there, and the app's key.
  let user: String, key: String

  /// The app user id, chosen where the app's purchases are made.
  static let userSetting = Setting("aclio.revenuecat_user", default: "")
  /// A web page to buy at; `{user}` and `{plan}` in it are filled in.
  static let purchaseSetting = Setting("aclio.purchase_url", default: "") {
    $0.isEmpty || $0.hasPrefix("https://")
  }
  static let secret = "aclio.revenuecat-key"
  /// The entitlement's name there.
  static let entitlement = "premium"

  /// Asks for the subscriber, which RevenueCat makes where it knows none; throws `NetError` or
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
