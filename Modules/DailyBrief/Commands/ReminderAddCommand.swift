import ArgumentParser
import CoreModels
import CorePlugin
import CoreReminders
import CoreStorage
import CoreTerminal

/// `daily-brief remind add TEXT --at TIME`.
struct ReminderAddCommand: PluginCommand {
  static var configuration: CommandConfiguration {
    .init("add", HelpText.reminderAdd, more: HelpText.reminderAddMore)
  }

  @OptionGroup var shared: SharedOptions

  @Argument(help: ArgumentHelp(HelpText.reminderAddText))
  var text: String

  @Option(help: ArgumentHelp(HelpText.reminderAddAt, valueName: "time"))
  var at: String

  @Option(
    name: .customLong("repeat"),
    help: ArgumentHelp(HelpText.reminderAddRepetition, valueName: "repeat"))
  var repetition: DailyReminder.Repetition = .once

  @Option(help: ArgumentHelp(HelpText.reminderAddOn, valueName: "day"))
  var on: String?

  @Option(help: ArgumentHelp(HelpText.reminderAddUntil, valueName: "day"))
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
      // Times earlier today have passed: the reminder did not exist yet.
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
