public import CoreModels
public import CoreReminders
public import CoreStorage

/// A requested change of reminders; unset members stay unchanged.
public struct ReminderWish: Hashable, Sendable {
  var times: [TimeOfDay]?
  var quietDays: Set<Weekday>?
  /// `nil` if not requested; `.some(nil)` for no end.
  var until: Day??

  /// Parses times, weekdays and a last day as given to `remind on`; throws ``ReminderError`` or
  /// ``OptionError``.
  public init(
    at times: [String], quiet: String? = nil, until: String? = nil, today: Day,
    in language: Language = .english
  ) throws {
    if !times.isEmpty {
      // A comma is part of a time only where there is no colon.
      let each = times.flatMap { $0.split(separator: $0.contains(":") ? "," : "\n") }
      let read = try (each.isEmpty ? [""] : each).map {
        try TimeOfDay(typed: $0.trimmingWhitespace(), in: language)
      }
      guard Set(read).count <= ReminderSchedule.mostTimes else { throw ReminderError.tooManyTimes }
      self.times = read
    }
    if let quiet {
      let words = quiet == "none" ? [] : quiet.split(separator: ",").map { $0.trimmingWhitespace() }
      quietDays = try words.reduce(into: Set<Weekday>()) { days, word in
        if let day = Weekday(typed: word, in: language) {
          days.insert(day)
        } else if case .weekdays(let several) = Recurrence(typed: word, in: language) {
          days.formUnion(several)
        } else {
          throw ReminderError.badWeekday(word)
        }
      }
      if quietDays?.count == Weekday.allCases.count { throw ReminderError.noDayLeft }
    }
    if until == "none" {
      self.until = .some(nil)
    } else if let until {
      let day = try Day(last: until, today: today, in: language)
      guard day >= today else { throw ReminderError.untilInThePast(day) }
      self.until = day
    }
  }

  /// Returns the schedule with the requested changes; an expired last day is dropped.
  public func applied(to schedule: ReminderSchedule, today: Day) -> ReminderSchedule {
    let end = schedule.until.flatMap { $0 < today ? nil : $0 }
    return ReminderSchedule(
      times: times ?? schedule.times, quietDays: quietDays ?? schedule.quietDays,
      until: until ?? end)
  }
}

extension TimeOfDay {
  /// Parses a time typed in the language: `7pm`, `18:30`, `ráno`; throws
  /// ``ReminderError/badTime(_:)``.
  public init(typed text: String, in language: Language) throws(ReminderError) {
    let reader = DayReader(today: .first, language: language)
    guard let time = reader.minute(text).flatMap(TimeOfDay.init(minutes:)) else {
      throw .badTime(text)
    }
    self = time
  }
}

extension Transaction {
  /// Turns on series of a product as requested. Reminders already past today are skipped.
  public func turnOn(
    _ series: [ReminderSeries], of product: some Plugin, as wish: ReminderWish, at moment: Moment
  ) throws {
    let today = moment.calendar.day(containing: moment.now)
    for series in series {
      var choice = try product.reminderChoice(of: series, in: snapshot)
      choice.isEnabled = true
      choice.schedule = wish.applied(to: choice.schedule, today: today)
      try put(choice)
      let firings = choice.schedule.firings(on: today...today, calendar: moment.calendar)
      try pass(
        firings.map {
          Reminder(
            product: product.id, identifier: series.identifier, firing: $0, title: "", text: "")
        }, before: moment.now)
    }
  }

  /// Turns off series of a product, keeping their times.
  public func turnOff(_ series: [ReminderSeries], of product: some Plugin) throws {
    for series in series {
      var choice = try product.reminderChoice(of: series, in: snapshot)
      guard choice.isEnabled else { continue }
      choice.isEnabled = false
      try put(choice)
    }
  }
}
