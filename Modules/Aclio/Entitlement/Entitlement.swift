import CoreModels
import CoreStorage

/// Where it is decided whether limits hold; the raw value is the setting's.
enum EntitlementSource: String, CaseIterable, Codable, Sendable {
  /// Everything is unlocked and there is nothing to buy.
  case selfHosted = "self-hosted"
  /// A subscription that RevenueCat knows of unlocks everything.
  case revenuecat
  /// The limits hold.
  case free

  static let setting = Setting("aclio.entitlement", default: EntitlementSource.selfHosted)
}

/// Whether limits hold for a person, and why.
struct Entitlement: Hashable, Sendable {
  let source: EntitlementSource
  /// Whether everything is unlocked.
  let isActive: Bool
  /// When it ends; `nil` where it does not, or is not active.
  var until: Instant?

  static let selfHosted = Entitlement(source: .selfHosted, isActive: true)
  static let free = Entitlement(source: .free, isActive: false)

  /// `{"active":…,"source":…}`, with `until` where it ends.
  var json: JSONValue {
    var members: [String: JSONValue] = [
      "active": .bool(isActive), "source": .string(source.rawValue),
    ]
    members["until"] = until.map { .string($0.description) }
    return .object(members)
  }
}
