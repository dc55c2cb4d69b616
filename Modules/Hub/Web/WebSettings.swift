import CoreModels
import CoreStorage

/// What a person can choose for the web app alone.
enum WebSettings {
  /// `light`, `dark`, or empty for what the system says.
  static let look = Setting("web.look", default: "") {
    $0.isEmpty || Look(rawValue: $0) != nil
  }
  /// Whether single letters are shortcuts (WCAG 2.2, 2.1.4).
  static let letterKeys = Setting("web.letter_keys", default: true)

  /// The time zone that the person's browser had when they logged in; empty for none.
  static let browserZone = Setting("web.time_zone", default: "") {
    $0.isEmpty || TimeZoneRules(identifier: $0) != nil
  }

  static var keys: [any SettingKey] { [look, letterKeys] }
}
