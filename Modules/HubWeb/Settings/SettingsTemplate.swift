import CorePlugin

/// The template of the settings page.
enum SettingsTemplate {
  /// The texts of the template.
  static let labels: [(String, WebText)] = [
    ("title", .settings), ("general", .general), ("language", .language),
    ("timeZone", .timeZone), ("dayStartsAt", .dayStartsAt), ("look", .look),
    ("letterKeys", .letterKeys), ("save", .save), ("mercy", .mercy), ("mercyHint", .mercyHint),
    ("lastDay", .mercyLastDay), ("pause", .pause), ("endPause", .endPause),
    ("reminders", .reminders), ("time", .time),
    ("anotherTime", .anotherTime), ("quietDays", .quietDays), ("tryReminder", .tryReminder),
    ("testSent", .testSent), ("yourData", .yourData), ("history", .history),
    ("bringIn", .dataTools),
    ("devices", .devices), ("devicesHint", .devicesHint), ("logOut", .logOut),
  ]

  static let page = PageTemplate(Content.Pages.Settings.settings, parts: Content.file)
}
