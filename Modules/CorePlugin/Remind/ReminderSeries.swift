public import CoreModels
public import CoreReminders
public import CoreStorage

/// Reminders of one kind that a product offers: what they are called, when they come by default, and
/// what they say.
public struct ReminderSeries: Sendable {
  /// What a person calls it on the command line, as `gratitude`.
  public let name: String
  /// What its reminders are known by for ever: `daily_affirmation`.
  public let identifier: String
  /// When they come until the person chooses other times.
  public let defaults: ReminderSchedule
  /// A notification's title in a person's language.
  public let title: @Sendable (Language) -> String
  /// What to say on a day, at a moment that may be earlier; `nil` where there is nothing to say.
  public let text: @Sendable (_ day: Day, _ snapshot: Snapshot, _ moment: Moment) throws -> String?

  /// A series as one line of a product's table.
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

  /// What a schedule gives on those days but the paused ones, with the texts of that state of the
  /// store.
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

  /// What a schedule gives on the `days` from its next reminder on, paused days left out, whether
  /// the person turned it on or not.
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
  /// The days on which a schedule's next reminder, and those of the `days` from it on, must be.
  func window(for days: Int, at moment: Moment) -> ClosedRange<Day> {
    // The next one is at most a week away, unless the product has days without.
    self.days(days + 8, from: moment.calendar.day(containing: moment.now))
  }
}

extension Plugin {
  public var reminderSeries: [ReminderSeries] { [] }
  public var reminderSwitch: Setting<Bool>? { nil }
  public var reminding: [any Plugin] { [self] }

  public func reminders(
    on days: ClosedRange<Day>, from snapshot: Snapshot, at moment: Moment
  ) throws -> [Reminder] {
    try reminderSeries.flatMap { series in
      let choice = try reminderChoice(of: series, in: snapshot)
      guard choice.isEnabled else { return [Reminder]() }
      return try series.reminders(
        of: id, by: choice.schedule, on: days, from: snapshot, at: moment)
    }
  }

  public func reminderTimes(in snapshot: Snapshot, at moment: Moment) throws -> [TimeOfDay] {
    try reminderSeries.map { try reminderChoice(of: $0, in: snapshot) }
      .filter(\.isEnabled).flatMap(\.schedule.times)
  }

  public func willSchedule(
    _ reminders: [Reminder], in transaction: Transaction, at moment: Moment
  ) throws {}

  public func willDeliver(
    _ reminder: Reminder, in transaction: Transaction, at moment: Moment
  ) throws {}

  /// What the person chose for a series, off and with its default times until then.
  public func reminderChoice(
    of series: ReminderSeries, in snapshot: Snapshot
  ) throws -> ReminderChoice {
    try snapshot.reminderChoice(
      product: id, identifier: series.identifier, default: series.defaults)
  }

  /// What is scheduled: the reminders of the `days` from the next one on, which comes after a pause
  /// where there is one.
  public func upcomingReminders(
    days: Int = 14, from snapshot: Snapshot, at moment: Moment
  ) throws -> [Reminder] {
    let window = try snapshot.pausedDays().window(for: days, at: moment)
    return try reminders(on: window, from: snapshot, at: moment)
      .upcoming(days: days, after: moment.now)
  }
}
