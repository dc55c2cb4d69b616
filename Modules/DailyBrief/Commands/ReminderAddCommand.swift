import ArgumentParser
import CoreModels
import CorePlugin
import CoreReminders
import CoreStorage
import CoreTerminal

/// `daily-brief remind add TEXT --at TIME`.
struct ReminderAddCommand: PluginCommand {
  static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Write down something to be reminded of.",
    discussion: """
      Without --on it starts today, or tomorrow if the time has passed and it comes only once. If \
      a month is too short, it comes on its last day.
      """)

  @OptionGroup var shared: SharedOptions

  @Argument(help: "What it says, up to 500 characters.")
  var text: String

  @Option(
    help: ArgumentHelp("When it comes, for example 18:00, 7pm or evening.", valueName: "time"))
  var at: String

  @Option(
    name: .customLong("repeat"),
    help: ArgumentHelp(
      "once, daily, weekdays, weekly, monthly or yearly.", valueName: "repeat"))
  var repetition: DailyReminder.Repetition = .once

  @Option(
    help: ArgumentHelp("The first day, for example 2026-12-24 or next Friday.", valueName: "day"))
  var on: String?

  @Option(
    help: ArgumentHelp("The last day, for example 2026-12-24 or end of March.", valueName: "day"))
  var until: String?

  func run(in world: World) async throws {
    let moment = world.moment
    var reminder = DailyReminder(
      id: world.makeID(), text: try DailyReminder.textRule.validate(text),
      time: try TimeOfDay(typed: at, in: world.language), repetition: repetition,
      start: try on.map { try world.day($0) } ?? moment.today,
      until: try until.map { try world.lastDay($0) })
    if on == nil, repetition == .once, reminder.next(after: moment) == nil {
      reminder.start = moment.today.advanced(by: 1)
    }
    guard reminder.next(after: moment) != nil else { throw EventError.reminderNeverComes }
    let (kept, clock) = (reminder, world.clockMoment)
    let listed = try await world.store.transaction { transaction in
      try transaction.put(kept)
      // What would have come earlier today was not asked for.
      let coming =
        kept.comes(on: clock.today)
        ? DailyBriefPlugin().reminder(kept, on: clock.today, at: clock) : nil
      try transaction.pass([coming].compactMap(\.self), before: clock.now)
      return ListedReminder(
        kept, after: moment, without: try transaction.snapshot.pausedDays())
    }
    try await world.renewTimer(of: DailyBriefPlugin())
    let advice = try await world.deliveryAdvice(of: DailyBriefPlugin())
    let isOn = try await world.store.setting(AlertSettings.isOn)
    try world.answer(listed.json) {
      let when = listed.next.map { "\($0.longText(in: world.language)), \(kept.time)" }
      let added =
        when.map { DailyReminderText.added(kept.text, when: $0) } ?? .addedPaused(kept.text)
      let note = isOn ? advice : world.text(DailyReminderText.areOff)
      return
        ([world.text(added)]
        + [note].compactMap(\.self)).map(\.terminalSafe)
    }
  }
}

extension DailyReminder.Repetition: ExpressibleByArgument {}
