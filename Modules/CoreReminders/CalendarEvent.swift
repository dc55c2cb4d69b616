public import CoreModels

/// Something that a calendar shows: on a day, or at a moment.
public struct CalendarEvent: Hashable, Sendable {
  /// When it is.
  public enum Start: Hashable, Sendable {
    /// A whole day.
    case day(Day)
    /// The same day of every year from that one on; 29 February is 28 February in common years.
    case yearly(Day)
    /// A few minutes from a moment on.
    case instant(Instant)
  }

  /// What it is known by for ever among those of its owner.
  public let id: String
  /// When it is.
  public let start: Start
  /// What a calendar shows, on one line.
  public let title: String
  /// All that it says.
  public let text: String
  /// Whether it comes with an alarm.
  public let hasAlarm: Bool

  /// An event whose id begins with its product's, as `daily-brief event 7`.
  public init(id: String, start: Start, title: String, text: String, hasAlarm: Bool = false) {
    (self.id, self.start, self.title, self.text) = (id, start, title, text)
    self.hasAlarm = hasAlarm
  }

  /// A reminder as an event with an alarm.
  public init(_ reminder: Reminder) {
    self.init(
      id: reminder.claimID, start: .instant(reminder.instant),
      title: "\(reminder.title): \(reminder.text)", text: reminder.text, hasAlarm: true)
    day = reminder.day
  }

  /// The suite's day of a reminder, which its id in a calendar tells.
  private(set) var day: Day?
}
