public import CoreModels
public import CoreReminders
public import CoreStorage

/// A kind of reminder that a product offers: its names, default times and texts.
public struct ReminderSeries: Sendable {
  /// The name on the command line, such as `gratitude`.
  public let name: String
  /// The permanent identifier of its reminders: `daily_affirmation`.
  public let identifier: String
  /// The schedule until the user chooses another.
  public let defaults: ReminderSchedule
  /// Returns the notification's title in a language.
  public let title: @Sendable (Language) -> String
  /// Returns the text for a day, as of a possibly earlier moment; `nil` for no reminder.
  public let text: @Sendable (_ day: Day, _ snapshot: Snapshot, _ moment: Moment) throws -> String?

  /// Creates a series for a product's table.
  public init(
    _ name: String, identifier: String, at defaults: [TimeOfDay],
    title: @escaping @Sendable (Language) -> String,
    text: @escaping @Sendable (_ day: Day, _ snapshot: Snapshot, _ moment: Moment) throws -> String?
  ) {
    self.name = name
    self.identifier = identifier
    self.defaults = ReminderSchedule(times: defaults)
    self.title = title
    self.text = text
  }

  /// Returns the reminders of a schedule on those days, except paused ones, with texts from the
  /// snapshot.
  public func reminders(
    of product: String, by schedule: ReminderSchedule, on days: ClosedRange<Day>,
    from snapshot: Snapshot, at moment: Moment
  ) throws -> [Reminder] {
    let (title, paused) = (title(moment.language), try snapshot.pausedDays())
    let firings = schedule.firings(on: days, calendar: moment.calendar)
    return try firings.filter { !paused.contains($0.day) }.compactMap { firing in
      try text(firing.day, snapshot, moment).map { text in
        Reminder(
          product: product, identifier: identifier, firing: firing, title: title, text: text)
      }
    }
  }

  /// Returns the reminders of a schedule for `days` days from its next one on, skipping paused
  /// days, whether or not the series is enabled.
  public func upcoming(
    days: Int = 14, of product: String, by schedule: ReminderSchedule, from snapshot: Snapshot,
    at moment: Moment
  ) throws -> [Reminder] {
    let window = try snapshot.pausedDays().window(for: days, at: moment)
    return try reminders(of: product, by: schedule, on: window, from: snapshot, at: moment)
      .upcoming(days: days, after: moment.now)
  }
}

extension PausedDays {
  /// Returns the days that contain a schedule's next reminder and those of the following `days`.
  func window(for days: Int, at moment: Moment) -> ClosedRange<Day> {
    // The next reminder is at most a week away, unless the product skips days.
    self.days(days + 8, from: moment.calendar.day(containing: moment.now))
  }
}

extension Plugin {
  public var reminderSeries: [ReminderSeries] { [] }

  public func reminders(
    on days: ClosedRange<Day>, from snapshot: Snapshot, at moment: Moment
  ) throws -> [Reminder] {
    try chosenSeries(in: snapshot).filter(\.choice.isEnabled).flatMap { series, choice in
      try series.reminders(
        of: id, by: choice.schedule, on: days, from: snapshot, at: moment)
    }
  }

  public func reminderTimes(in snapshot: Snapshot, at moment: Moment) throws -> [TimeOfDay] {
    try chosenSeries(in: snapshot).filter(\.choice.isEnabled).flatMap(\.choice.schedule.times)
  }

  public func willSchedule(
    _ reminders: [Reminder], in transaction: Transaction, at moment: Moment
  ) throws {}

  public func willDeliver(
    _ reminder: Reminder, in transaction: Transaction, at moment: Moment
  ) throws {}

  /// Returns the user's choice for a series; by default off, with the default times.
  public func reminderChoice(
    of series: ReminderSeries, in snapshot: Snapshot
  ) throws -> ReminderChoice {
    try snapshot.reminderChoice(
      product: id, identifier: series.identifier, default: series.defaults)
  }

  /// Returns every series with the user's choice.
  func chosenSeries(
    in snapshot: Snapshot
  ) throws -> [(series: ReminderSeries, choice: ReminderChoice)] {
    try reminderSeries.map { ($0, try reminderChoice(of: $0, in: snapshot)) }
  }

  /// Returns the series with that name, or all without a name; throws
  /// ``ReminderError/unknownName(_:known:)``.
  func series(named name: String?) throws(ReminderError) -> [ReminderSeries] {
    guard let name else { return reminderSeries }
    let named = reminderSeries.filter { $0.name == name }
    guard !named.isEmpty else {
      throw .unknownName(name, known: reminderSeries.map(\.name))
    }
    return named
  }

  /// Returns the scheduled reminders for `days` days from the next one on, which may follow a
  /// pause.
  public func upcomingReminders(
    days: Int = 14, from snapshot: Snapshot, at moment: Moment
  ) throws -> [Reminder] {
    let window = try snapshot.pausedDays().window(for: days, at: moment)
    return try reminders(on: window, from: snapshot, at: moment)
      .upcoming(days: days, after: moment.now)
  }
}
