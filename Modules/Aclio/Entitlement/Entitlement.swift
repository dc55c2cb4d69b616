import CoreModels
import CoreStorage

/// The source that decides whether limits apply; the raw value is the setting's.
enum EntitlementSource: String, CaseIterable, Codable, Sendable {
  /// Everything is unlocked, and nothing is for sale.
  case selfHosted = "self-hosted"
  /// A subscription managed by RevenueCat unlocks everything.
  case revenuecat
  /// The limits apply.
  case free

  static let setting = Setting("aclio.entitlement", default: EntitlementSource.selfHosted)
}

/// A person's entitlement, and its source.
struct Entitlement: Hashable, Sendable {
  let source: EntitlementSource
  /// `true` if everything is unlocked.
  let isActive: Bool
  /// The end of the entitlement; `nil` if it does not end or is not active.
  var until: Instant?

  static let selfHosted = Entitlement(source: .selfHosted, isActive: true)
  static let free = Entitlement(source: .free, isActive: false)
}
