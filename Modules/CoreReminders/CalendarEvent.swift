public import CoreModels

/// A calendar event, on a day or at an instant.
public struct CalendarEvent: Hashable, Sendable {
  /// The start of an event.
  public enum Start: Hashable, Sendable {
    /// A whole day.
    case day(Day)
    /// The same date every year from that day on; 29 February falls on 28 February in common years.
    case yearly(Day)
    /// A few minutes from an instant on.
    case instant(Instant)
  }

  /// A permanent id, unique to its owner.
  public let id: String
  /// The start of the event.
  public let start: Start
  /// The title shown in a calendar, on one line.
  public let title: String
  /// The full text.
  public let text: String
  /// `true` if the event has an alarm.
  public let hasAlarm: Bool

  /// Creates an event. Its id begins with its product's, such as `daily-brief event 7`.
  public init(id: String, start: Start, title: String, text: String, hasAlarm: Bool = false) {
    (self.id, self.start, self.title, self.text) = (id, start, title, text)
    self.hasAlarm = hasAlarm
  }

  /// Creates an event with an alarm for a reminder.
  public init(_ reminder: Reminder) {
    self.init(
      id: reminder.claimID, start: .instant(reminder.instant),
      title: "\(reminder.title): \(reminder.text)", text: reminder.text, hasAlarm: true)
    day = reminder.day
  }

  /// A reminder's day in the suite, which is part of its UID.
  private(set) var day: Day?
}
