import CoreModels
import CoreStorage

/// The brief's settings. By default each is empty, or all on.
enum BriefSettings {
  /// The language of the weather's words and of the namedays, such as `en` or `sk`; empty for the
  /// display language.
  static let language = Setting("daily-brief.language", default: "") {
    $0.isEmpty || Language(rawValue: $0) != nil
  }
  /// The spelling a client used for that language, if it has two, such as `cz`. The API returns the
  /// same one.
  static let languageSpelling = Setting("daily-brief.language.spelling", default: "") {
    $0.isEmpty || Language(wire: $0) != nil
  }
  static let personality = Setting("daily-brief.personality", default: Personality.neutral)
  /// The name used in greetings; empty for none.
  static let nickname = Setting("daily-brief.nickname", default: "") { $0.count <= 50 }
  /// The IANA name of the brief's time zone; empty for the primary place's, else the machine's.
  static let timeZone = Setting("daily-brief.timezone", default: "") {
    $0.isEmpty || TimeZoneRules(identifier: $0) != nil
  }
  /// The sections that are shown: `weather`, `countdown` and `reminder`.
  static let modules = Setting("daily-brief.modules", default: Brief.Modules())

  static let all: [any SettingKey] = [
    language, personality, nickname, timeZone, modules, BriefTheme.accentSetting,
    BriefTheme.backgroundSetting, ServerAccount.serverSetting, ServerAccount.emailSetting,
  ]
}
