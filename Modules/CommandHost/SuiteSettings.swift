import CoreModels
import CoreStorage
import Foundation

/// The choices that hold for all products.
struct SuiteSettings {
  let language: Language?
  let timeZone: TimeZone?
  let dayStartsAt: Int
  let usesKeyring: Bool

  /// What holds until a person chooses.
  init() {
    (language, timeZone, dayStartsAt, usesKeyring) = (nil, nil, 0, false)
  }

  init(in snapshot: Snapshot) throws {
    language = Language(tag: try snapshot.setting(Self.languageSetting))
    let zone = try snapshot.setting(Self.timeZoneSetting)
    timeZone = zone.isEmpty ? nil : TimeZone(identifier: zone)
    dayStartsAt = try snapshot.setting(Self.dayStartsAtSetting)
    usesKeyring = try snapshot.setting(Self.keyringSetting)
  }

  /// All of them, in the order in which they are listed.
  static var keys: [any SettingKey] {
    [languageSetting, timeZoneSetting, dayStartsAtSetting, keyringSetting]
  }

  /// A language's code; empty for the locale's.
  static let languageSetting = Setting("language", default: "") {
    $0.isEmpty || Language(tag: $0) != nil
  }
  /// A time zone of the IANA database; empty for the machine's.
  static let timeZoneSetting = Setting("time_zone", default: "") {
    $0.isEmpty || TimeZone(identifier: $0) != nil
  }
  /// The hour 0 … 6 at which a new day starts.
  static let dayStartsAtSetting = Setting("day_starts_at", default: 0) { (0...6).contains($0) }
  /// Whether secrets are kept in the desktop's keyring instead of files.
  static let keyringSetting = Setting("keyring", default: false)
}
