import CoreModels
package import CoreStorage

/// Settings of the web app.
package enum WebSettings {
  /// `light`, `dark`, or empty for the system's setting.
  package static let look = Setting("web.look", default: "") {
    $0.isEmpty || Look(rawValue: $0) != nil
  }
  /// `true` if single letters are shortcuts (WCAG 2.2, 2.1.4).
  static let letterKeys = Setting("web.letter_keys", default: true)

  /// The time zone of the browser at the last log-in; empty if unknown.
  static let browserZone = Setting("web.time_zone", default: "") {
    $0.isEmpty || TimeZoneRules(identifier: $0) != nil
  }

  /// The ids of the products whose first question was skipped, separated by spaces.
  static let skippedQuestions = Setting("web.skipped_questions", default: "")

  package static var keys: [any SettingKey] { [look, letterKeys] }
}
