public import CoreModels
import CoreReminders
public import CoreStorage

/// The settings that apply to all products.
public struct SuiteSettings: Sendable {
  /// The chosen language, or `nil` for the locale's.
  public let language: Language?
  /// The chosen time zone, or `nil` for the machine's.
  public let timeZone: TimeZoneRules?
  /// The hour, 0…6, at which a new day starts.
  public let dayStartsAt: Int
  /// `true` to store secrets in the desktop's keyring instead of files.
  public let usesKeyring: Bool

  /// The defaults.
  public init() {
    (language, timeZone, dayStartsAt, usesKeyring) = (nil, nil, 0, false)
  }

  /// Reads the user's settings; throws ``StoreError``.
  public init(in snapshot: Snapshot) throws {
    language = Language(tag: try snapshot.setting(Self.languageSetting))
    let zone = try snapshot.setting(Self.timeZoneSetting)
    timeZone = zone.isEmpty ? nil : TimeZoneRules(identifier: zone)
    dayStartsAt = try snapshot.setting(Self.dayStartsAtSetting)
    usesKeyring = try snapshot.setting(Self.keyringSetting)
  }

  /// All of them, in the order of the settings list.
  public static var keys: [any SettingKey] {
    [languageSetting, timeZoneSetting, dayStartsAtSetting, keyringSetting]
  }

  /// The record types of the suite itself.
  public static let records: [any Record.Type] = [
    MercySpan.self, PersonProfile.self, ReminderChoice.self, ReminderClaim.self,
  ]

  /// The code of a language; empty for the locale's.
  public static let languageSetting = Setting(
    "language", default: "", fits: PluginText.languages
  ) {
    $0.isEmpty || Language(tag: $0) != nil
  }
  /// An IANA time zone; empty for the machine's.
  public static let timeZoneSetting = Setting(
    "time_zone", default: "", isOfMachine: true, fits: "Europe/Bratislava…"
  ) {
    $0.isEmpty || TimeZoneRules(identifier: $0) != nil
  }
  /// The hour, 0…6, at which a new day starts.
  public static let dayStartsAtSetting = Setting("day_starts_at", default: 0, fits: "0…6") {
    (0...6).contains($0)
  }
  /// Stores secrets in the desktop's keyring instead of files.
  public static let keyringSetting = Setting("keyring", default: false, isOfMachine: true)
}
