import ArgumentParser
import CoreModels
import CorePlugin
import CoreReminders
import CoreStorage
import CoreTerminal

/// `daily-brief remind add TEXT --at TIME`.
struct AddReminder: Action {
  static var configuration: CommandConfiguration {
    .init("add", HelpText.reminderAdd, more: HelpText.reminderAddMore)
  }
  static var inputs: [Input<Self>] {
    [
      .argument("text", \.text, HelpText.reminderAddText),
      .requiredOption("at", \.time, HelpText.reminderAddAt, valueName: "time"),
      .option("repeat", \.repetition, HelpText.reminderAddRepetition, valueName: "repeat"),
      .option("on", \.start, HelpText.reminderAddOn, valueName: "day"),
      .option("until", \.until, HelpText.reminderAddUntil, valueName: "day"),
    ]
  }

  var text = ""
  var time = ""
  var repetition = DailyReminder.Repetition.once
  var start: String?
  var until: String?
  /// The id of the reminder that a form replaces.
  var replaced: String?

  func perform(in world: World) async throws -> ChangedReminder {
    let (kept, moment, clock) = (try reminder(in: world), world.moment, world.clockMoment)
    let listed = try await world.store.transaction { transaction in
      if let replaced, try transaction.find(DailyReminder.self, replaced) == nil {
        throw EventError.noSuchReminder(kept.text)
      }
      try transaction.put(kept)
      // Times earlier today have passed: the reminder did not exist yet.
      let coming =
        kept.comes(on: clock.today)
        ? DailyBriefPlugin().reminder(kept, on: clock.today, at: clock) : nil
      try transaction.pass([coming].compactMap(\.self), before: clock.now)
      return ListedReminder(kept, after: moment, without: try transaction.snapshot.pausedDays())
    }
    try await world.renewTimer(of: DailyBriefPlugin())
    let isOn = try await world.store.setting(AlertSettings.isOn)
    let when = listed.next.map { "\($0.longText(in: world.language)), \(kept.time)" }
    let text = kept.text.terminalSafe
    let advice =
      isOn
      ? try await world.deliveryAdvice(of: DailyBriefPlugin())
      : world.text(DailyReminderText.areOff)
    return ChangedReminder(
      listed, when.map { .added(text, when: $0) } ?? .addedPaused(text),
      details: [advice].compactMap { $0?.terminalSafe })
  }

  /// The reminder in the person's words; throws `EventError.reminderNeverComes`.
  private func reminder(in world: World) throws -> DailyReminder {
    let moment = world.moment
    var reminder = DailyReminder(
      id: replaced ?? world.makeID(), text: try DailyReminder.textRule.validate(text),
      time: try TimeOfDay(typed: time, in: world.language), repetition: repetition,
      start: try start.map { try world.day($0) } ?? moment.today,
      until: try until.map { try world.lastDay($0) })
    if start == nil, repetition == .once, reminder.next(after: moment) == nil {
      reminder.start = moment.today.advanced(by: 1)
    }
    guard reminder.next(after: moment) != nil else { throw EventError.reminderNeverComes }
    return reminder
  }
}

/// `daily-brief remind remove REMINDER`.
struct RemoveReminder: Action {
  static var configuration: CommandConfiguration { .init("remove", HelpText.reminderRemove) }
  static var inputs: [Input<Self>] {
    [.argument("reminder", \.reminder, HelpText.reminderRemoveReminder)]
  }

  /// The reminder's number in the list, its text, a prefix of it, or its id.
  var reminder = ""

  func perform(in world: World) async throws -> ChangedReminder {
    let moment = world.moment
    let removed = try await world.store.transaction { transaction in
      let listed = try transaction.snapshot.listedReminders(at: moment)
      let found = try NumberedList(listed).find(reminder)
      try transaction.remove(DailyReminder.self, found.reminder.id)
      return found
    }
    try await world.renewTimer(of: DailyBriefPlugin())
    return ChangedReminder(removed, .removed(removed.reminder.text.terminalSafe))
  }
}

/// A reminder after a change.
typealias ChangedReminder = ChangeOutcome<ListedReminder, DailyReminderText>

extension DailyReminder.Repetition: InputValue {}
