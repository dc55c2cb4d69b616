public import ArgumentParser
import CoreModels
import CoreReminders
import CoreStorage

/// `… remind on`: when reminders come, and which way they take.
public struct RemindOn<Product: Plugin>: PluginCommand {
  public static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "on", abstract: "Turn reminders on, or change when they come.")
  }

  @OptionGroup public var shared: SharedOptions

  @Argument(help: "Which reminders, where there are several (default: all).")
  var name: String?

  @Option(
    help: ArgumentHelp("A time of day, as 09:00; several with several --at.", valueName: "time"))
  var at: [String] = []

  @Option(
    help: ArgumentHelp(
      "Days of the week without, as saturday,sunday; the word none for no such day.",
      valueName: "days"))
  var quiet: String?

  @Option(help: ArgumentHelp("The last day, or the word none.", valueName: "day"))
  var until: String?

  @Option(
    help: ArgumentHelp(
      "The way they take, for all products: desktop, file:PATH, webhook:URL or ntfy:URL.",
      valueName: "way"))
  var through: String?

  /// Parsing makes it.
  public init() {}

  public func run(in world: World) async throws {
    let product = Product()
    let series = try product.series(named: name)
    let (now, calendar) = (world.now(), world.calendar)
    let today = calendar.day(containing: now)
    let wish = try ReminderWish(at: at, quiet: quiet, until: until, today: today)
    if let through {
      try await world.reminderChannel(through)
        .choose(in: world.store, secrets: world.secrets)
    }
    try await world.store.transaction { transaction in
      for series in series {
        var choice = try product.reminderChoice(of: series, in: transaction.snapshot)
        choice.isEnabled = true
        choice.schedule = wish.applied(to: choice.schedule, today: today)
        try transaction.put(choice)
        // What is over today was not asked for.
        let firings = choice.schedule.firings(on: today...today, calendar: calendar)
        try transaction.pass(
          firings.map {
            Reminder(
              product: product.id, identifier: series.identifier, firing: $0, title: "", text: "")
          }, before: now)
      }
    }
    try await world.renewTimer(of: product)
    try await world.promiseReminders(of: product)
    try await world.answerReminders(of: product)
  }
}

/// `… remind off`.
public struct RemindOff<Product: Plugin>: PluginCommand {
  public static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "off", abstract: "Turn reminders off.")
  }

  @OptionGroup public var shared: SharedOptions

  @Argument(help: "Which reminders, where there are several (default: all).")
  var name: String?

  /// Parsing makes it.
  public init() {}

  public func run(in world: World) async throws {
    let product = Product()
    let series = try product.series(named: name)
    try await world.store.transaction { transaction in
      for series in series {
        var choice = try product.reminderChoice(of: series, in: transaction.snapshot)
        guard choice.isEnabled else { continue }
        choice.isEnabled = false
        try transaction.put(choice)
      }
    }
    try await world.renewTimer(of: product)
    try await world.answerReminders(of: product)
  }
}

/// What the options of `remind on` ask for.
struct ReminderWish: Hashable {
  var times: [TimeOfDay]?
  var quietDays: Set<Weekday>?
  /// `nil` where nothing was said of it; a day of `nil` for no end.
  var until: Day??

  /// Reads the options; throws ``ReminderError`` or ``OptionError``.
  init(at times: [String], quiet: String?, until: String?, today: Day) throws {
    if !times.isEmpty {
      let read = try times.map { text in
        guard let time = TimeOfDay(text) else { throw ReminderError.badTime(text) }
        return time
      }
      guard Set(read).count <= ReminderSchedule.mostTimes else { throw ReminderError.tooManyTimes }
      self.times = read
    }
    if let quiet {
      let words = quiet == "none" ? [] : quiet.split(separator: ",").map { $0.trimmingWhitespace() }
      quietDays = try Set(
        words.map { word in
          let name = word.lowercased()
          let days = Weekday.allCases.filter { $0.name == name || $0.name.prefix(3) == name }
          guard let day = days.first else { throw ReminderError.badWeekday(word) }
          return day
        })
      if quietDays?.count == Weekday.allCases.count { throw ReminderError.noDayLeft }
    }
    if until == "none" {
      self.until = .some(nil)
    } else if let until {
      guard let day = Day(until) else { throw OptionError.badDay(until) }
      guard day >= today else { throw ReminderError.untilInThePast(day) }
      self.until = day
    }
  }

  /// The schedule with what was asked for; a last day that is over is forgotten.
  func applied(to schedule: ReminderSchedule, today: Day) -> ReminderSchedule {
    let end = schedule.until.flatMap { $0 < today ? nil : $0 }
    return ReminderSchedule(
      times: times ?? schedule.times, quietDays: quietDays ?? schedule.quietDays,
      until: until ?? end)
  }
}
