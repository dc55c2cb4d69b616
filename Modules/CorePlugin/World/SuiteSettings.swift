public import CoreModels
import CoreReminders
public import CoreStorage

/// The choices that hold for all products.
public struct SuiteSettings: Sendable {
  /// The chosen language, `nil` for the locale's.
  public let language: Language?
  /// The chosen time zone, `nil` for the machine's.
  public let timeZone: TimeZoneRules?
  /// The hour 0 … 6 at which a new day starts.
  public let dayStartsAt: Int
  /// Whether secrets are kept in the desktop's keyring instead of files.
  public let usesKeyring: Bool

  /// What holds until a person chooses.
  public init() {
    (language, timeZone, dayStartsAt, usesKeyring) = (nil, nil, 0, false)
  }

  /// What the person chose; throws ``StoreError``.
  public init(in snapshot: Snapshot) throws {
    language = Language(tag: try snapshot.setting(Self.languageSetting))
    let zone = try snapshot.setting(Self.timeZoneSetting)
    timeZone = zone.isEmpty ? nil : TimeZoneRules(identifier: zone)
    dayStartsAt = try snapshot.setting(Self.dayStartsAtSetting)
    usesKeyring = try snapshot.setting(Self.keyringSetting)
  }

  /// All of them, in the order in which they are listed.
  public static var keys: [any SettingKey] {
    [languageSetting, timeZoneSetting, dayStartsAtSetting, keyringSetting]
  }

  /// What the suite itself keeps, beside the records of its products.
  public static let records: [any Record.Type] = [
    MercySpan.self, ReminderChoice.self, ReminderClaim.self,
  ]

  /// A language's code; empty for the locale's.
  public static let languageSetting = Setting(
    "language", default: "", fits: PluginText.languages
  ) {
    $0.isEmpty || Language(tag: $0) != nil
  }
  /// A time zone of the IANA database; empty for the machine's.
  public static let timeZoneSetting = Setting(
    "time_zone", default: "", isOfMachine: true, fits: "Europe/Bratislava…"
  ) {
    $0.isEmpty || TimeZoneRules(identifier: $0) != nil
  }
  /// The hour 0 … 6 at which a new day starts.
  public static let dayStartsAtSetting = Setting("day_starts_at", default: 0, fits: "0…6") {
    (0...6).contains($0)
  }
  /// Whether secrets are kept in the desktop's keyring instead of files.
  public static let keyringSetting = Setting("keyring", default: false, isOfMachine: true)
}
