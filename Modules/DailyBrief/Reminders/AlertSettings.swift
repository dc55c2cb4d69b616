import CoreReminders
import CoreStorage

/// The settings for all of DailyBrief's reminders.
enum AlertSettings {
  /// The time of day of announcements, on the days that each event specifies.
  static let time = Setting(
    "daily-brief.alert_time", default: TimeOfDay(secondsSinceMidnight: 8 * 3600))
  /// `true` if reminders and announcements are delivered.
  static let isOn = Setting("daily-brief.reminders", default: true)

  static let all: [any SettingKey] = [time, isOn]
}
