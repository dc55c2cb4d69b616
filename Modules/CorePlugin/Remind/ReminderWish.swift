public import CoreModels
public import CoreReminders
public import CoreStorage

/// What a person asks of reminders; what is not said stays as it is.
public struct ReminderWish: Hashable, Sendable {
  var times: [TimeOfDay]?
  var quietDays: Set<Weekday>?
  /// `nil` where nothing was said of it; a day of `nil` for no end.
  var until: Day??

  /// Reads times, days of the week and a last day as the options of `remind on` say them; throws
  /// ``ReminderError`` or ``OptionError``.
  public init(
    at times: [String], quiet: String? = nil, until: String? = nil, today: Day,
    in language: Language = .english
  ) throws {
    if !times.isEmpty {
      let read = try times.map { text in
        try TimeOfDay(typed: text, in: language)
      }
      guard Set(read).count <= ReminderSchedule.mostTimes else { throw ReminderError.tooManyTimes }
      self.times = read
    }
    if let quiet {
      let words = quiet == "none" ? [] : quiet.split(separator: ",").map { $0.trimmingWhitespace() }
      quietDays = try Set(
        words.map { word in
          guard let day = Weekday(typed: word, in: language) else {
            throw ReminderError.badWeekday(word)
          }
          return day
        })
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

  /// The schedule with what was asked for; a last day that is over is forgotten.
  public func applied(to schedule: ReminderSchedule, today: Day) -> ReminderSchedule {
    let end = schedule.until.flatMap { $0 < today ? nil : $0 }
    return ReminderSchedule(
      times: times ?? schedule.times, quietDays: quietDays ?? schedule.quietDays,
      until: until ?? end)
  }
}

extension TimeOfDay {
  /// A time as a person of that language types it: `7pm`, `18:30`, `ráno`; throws
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
  /// Turns series of a product on as it is wished; what is over today was not asked for.
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

  /// Turns series of a product off; their times stay.
  public func turnOff(_ series: [ReminderSeries], of product: some Plugin) throws {
    for series in series {
      var choice = try product.reminderChoice(of: series, in: snapshot)
      guard choice.isEnabled else { continue }
      choice.isEnabled = false
      try put(choice)
    }
  }
}
