public import CoreModels
public import CorePlugin
public import CoreReminders
public import CoreStorage

extension GroundingSunPlugin {
  public var reminderSeries: [ReminderSeries] {
    [
      .affirmation { day, snapshot, moment in
        try snapshot.affirmations(on: day...day, at: moment)[day]
      }
    ]
  }

  public func reminders(
    on days: ClosedRange<Day>, from snapshot: Snapshot, at moment: Moment
  ) throws -> [Reminder] {
    let choice = try affirmationReminders(in: snapshot)
    guard choice.isEnabled else { return [] }
    // Drawn together, so that days without an affirmation get theirs in order.
    let texts = try snapshot.affirmations(on: days, at: moment)
    return try ReminderSeries.affirmation { day, _, _ in texts[day] }
      .reminders(of: id, by: choice.schedule, on: days, from: snapshot, at: moment)
  }

  /// Returns each day's affirmation as an event, except on days whose reminder shows it.
  public func calendarEvents(
    on days: ClosedRange<Day>, from snapshot: Snapshot, at moment: Moment
  ) throws -> [CalendarEvent] {
    let reminded = Set(try reminders(on: days, from: snapshot, at: moment).map(\.day))
    let texts = try snapshot.affirmations(on: days, at: moment)
    return days.compactMap { day in
      guard !reminded.contains(day), let text = texts[day] else { return nil }
      return CalendarEvent(
        id: "\(id) affirmation \(day)", start: .day(day), title: text, text: text)
    }
  }

  public func willSchedule(
    _ reminders: [Reminder], in transaction: Transaction, at moment: Moment
  ) throws {
    let told = Set(reminders.map(\.day))
    guard let last = told.max(), last >= moment.clockDay else { return }
    // Draws for all days from today on, like `reminders` and `calendarEvents`, so that texts agree.
    let dates = try AffirmationShelf(transaction.snapshot, at: moment)
      .settled(Array(moment.clockDay...last))
    try transaction.keep(dates.filter { $0.day.map(told.contains) ?? false })
  }

  public func willDeliver(
    _ reminder: Reminder, in transaction: Transaction, at moment: Moment
  ) throws {
    let shelf = try AffirmationShelf(transaction.snapshot, at: moment)
    let days = try shelf.planned(with: [reminder.day], at: moment)
    try transaction.keep(try shelf.settled(days, showing: reminder.day))
  }

  /// Returns the user's choice for the reminders, on or off.
  func affirmationReminders(in snapshot: Snapshot) throws -> ReminderChoice {
    try reminderChoice(of: .affirmation { _, _, _ in nil }, in: snapshot)
  }
}

extension ReminderSeries {
  /// The reminders of Grounding Sun, at nine by default.
  fileprivate static func affirmation(
    text: @escaping @Sendable (Day, Snapshot, Moment) throws -> String?
  ) -> ReminderSeries {
    ReminderSeries(
      "affirmation", identifier: "daily_affirmation",
      at: [TimeOfDay(secondsSinceMidnight: 9 * 3600)],
      title: { GroundingSunText.title.text(in: $0) }, text: text)
  }
}

extension Snapshot {
  /// Returns the affirmations of those days as of the moment, without saving them.
  fileprivate func affirmations(
    on days: ClosedRange<Day>, at moment: Moment
  ) throws -> [Day: String] {
    let dates = try AffirmationShelf(self, at: moment).settled(days.drawn(from: moment.clockDay))
    let texts = dates.map { ($0.day ?? .first, $0.chosen.reading(in: moment.language).text) }
    return Dictionary(texts) { first, _ in first }
  }
}

extension ClosedRange<Day> {
  /// Returns the days, preceded by those from today on, which are drawn first. Days in the past or
  /// more than a year ahead are drawn on their own.
  func drawn(from today: Day) -> [Day] {
    let isNear = (0...366).contains(today.distance(to: lowerBound))
    return Array(stride(from: isNear ? today : lowerBound, through: upperBound, by: 1))
  }
}

extension Snapshot {
  /// Returns the reminders for 14 days from the next one on, enabled or not, without texts.
  func affirmationReminders(by schedule: ReminderSchedule, at moment: Moment) throws -> [Reminder] {
    try ReminderSeries.affirmation { _, _, _ in "" }
      .upcoming(of: GroundingSunPlugin().id, by: schedule, from: self, at: moment)
  }
}
