import CoreModels
import CorePlugin
import CoreReminders
import CoreStorage
import Logging

extension MoriActions {
  /// Reminders: the times and quiet days of each series, and a test.
  static let reminders = [
    FormAction("/mori/reminders/{name}", perform: choose),
    FormAction("/mori/reminders/{name}/test", perform: test),
  ]

  private static let settings = PageAnswer.moved(to: "/mori/settings#reminders")

  @Sendable private static func choose(
    _ form: PageForm, _ world: World
  ) async throws -> PageAnswer {
    let (series, moment, mori) = (try series(form), world.clockMoment, MoriPlugin())
    let times = (form.fields["time"] ?? []).filter { !$0.isEmpty }
    let quiet = (form.fields["quiet"] ?? []).joined(separator: ",")
    let wish = try ReminderWish(
      at: times, quiet: quiet.isEmpty ? "none" : quiet, today: moment.today)
    let isOn = form["remind"] != nil
    try await world.store.transaction { transaction in
      let former = try mori.reminderChoice(of: series, in: transaction.snapshot)
      guard isOn else { return try transaction.turnOff([series], of: mori) }
      // Reminders already on at the same times are left alone, so that due ones still arrive.
      guard
        !former.isEnabled
          || wish.applied(to: former.schedule, today: moment.today) != former.schedule
      else { return }
      try transaction.turnOn([series], of: mori, as: wish, at: moment)
    }
    do { try await world.renewTimer(of: mori) } catch { world.log.warning("timer not renewed") }
    return settings
  }

  @Sendable private static func test(_ form: PageForm, _ world: World) async throws -> PageAnswer {
    try await TryReminder<MoriPlugin>(series(form).name).performed(in: world.unwatched)
    return settings
  }

  private static func series(_ form: PageForm) throws -> ReminderSeries {
    let name = try form.parameter("name")
    guard let series = MoriReminders.all.first(where: { $0.name == name }) else {
      throw FormError.unreadable
    }
    return series
  }
}

/// The reminders of the settings page, as template values.
struct RemindersForm {
  let choices: [(series: ReminderSeries, choice: ReminderChoice)]
  let world: World

  init(in snapshot: Snapshot, world: World) throws {
    self.world = world
    choices = try MoriReminders.all.map { series in
      (series, try MoriPlugin().reminderChoice(of: series, in: snapshot))
    }
  }

  var values: [[String: any Sendable]] {
    choices.map { series, choice in
      let times = choice.schedule.times.map(\.description)
      return [
        "name": series.name, "title": series.title(world.language), "isOn": choice.isEnabled,
        "times": times, "canAdd": times.count < ReminderSchedule.mostTimes,
        "weekdays": Weekday.allCases.map { day in
          [
            "value": day.name, "isQuiet": choice.schedule.quietDays.contains(day),
            "text": world.language.shortWeekdayNames[day.rawValue - 1],
          ] as [String: any Sendable]
        },
      ]
    }
  }
}
