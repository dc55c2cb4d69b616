import CoreReminders
import CoreStorage

/// What a person chooses about everything that DailyBrief reminds of.
enum AlertSettings {
  /// When events are announced, on the days that each of them asks for.
  static let time = Setting(
    "daily-brief.alert_time", default: TimeOfDay(secondsSinceMidnight: 8 * 3600))
  /// Whether reminders and announcements are delivered at all.
  static let isOn = Setting("daily-brief.reminders", default: true)

  static let all: [any SettingKey] = [time, isOn]
}
