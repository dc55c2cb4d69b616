import CoreModels
import CoreStorage

/// What a person chooses about the brief; each is empty, or all on, until they do.
enum BriefSettings {
  /// The language of the weather's words and of the namedays: `en`, `sk`, …; empty for the one
  /// that everything is shown in.
  static let language = Setting("daily-brief.language", default: "") {
    $0.isEmpty || Language(rawValue: $0) != nil
  }
  /// How a program spelt that language, where it has two spellings: `cz`. It gets it back.
  static let languageSpelling = Setting("daily-brief.language.spelling", default: "") {
    $0.isEmpty || Language(wire: $0) != nil
  }
  static let personality = Setting("daily-brief.personality", default: Personality.neutral)
  /// How the person is greeted; empty for no name.
  static let nickname = Setting("daily-brief.nickname", default: "") { $0.count <= 50 }
  /// The IANA name of the zone by which the brief tells days and instants; empty for the primary
  /// place's, else the machine's.
  static let timeZone = Setting("daily-brief.timezone", default: "") {
    $0.isEmpty || TimeZoneRules(identifier: $0) != nil
  }
  /// `weather`, `countdown` and `reminder`, those that are shown.
  static let modules = Setting("daily-brief.modules", default: Brief.Modules())

  static let all: [any SettingKey] = [
    language, personality, nickname, timeZone, modules, BriefTheme.accentSetting,
    BriefTheme.backgroundSetting, ServerAccount.serverSetting, ServerAccount.emailSetting,
  ]
}
