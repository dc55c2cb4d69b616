import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage

/// `mori habit add NAME`.
struct HabitAddCommand: PluginCommand {
  static var configuration: CommandConfiguration { .init("add", HelpText.habitAdd) }

  @OptionGroup var shared: SharedOptions

  @Argument(help: ArgumentHelp(HelpText.habitAddName))
  var name: String

  @Option(help: ArgumentHelp(HelpText.habitAddStep, valueName: "minutes"))
  var step = Habit.usualStep

  @Option(help: ArgumentHelp(HelpText.habitAddSchedule, valueName: "schedule"))
  var schedule = "daily"

  func run(in world: World) async throws {
    let step = try Habit.minutesADay.validated(step, option: "step")
    let schedule = try HabitSchedule(typed: schedule, in: world.language)
    let (today, id, name) = (world.today, world.makeID(), name)
    let state = try await world.store.transaction { transaction in
      let ledger = HabitLedger(snapshot: transaction.snapshot)
      let last = try ledger.habits(includingArchived: true).last?.position ?? -1
      let habit = Habit(
        id: id, name: try ledger.newName(name), stepMinutes: step,
        position: min(last, Int.max - 1) + 1, schedule: schedule, begun: today)
      try transaction.put(habit)
      return try ledger.state(of: habit, on: today)
    }
    try world.show(state, .added(state.habit.shownName))
  }
}

/// `mori habit rename NAME NEW`.
struct HabitRenameCommand: PluginCommand {
  static var configuration: CommandConfiguration { .init("rename", HelpText.habitRename) }

  @OptionGroup var shared: SharedOptions

  @Argument(help: ArgumentHelp(HelpText.habitNamed))
  var habit: String

  @Argument(help: ArgumentHelp(HelpText.habitRenameName))
  var name: String

  func run(in world: World) async throws {
    let (old, new) = (habit, name)
    let before = try await world.store.read {
      try HabitLedger(snapshot: $0).find(old, includingArchived: true)
    }
    let state = try await world.change(before.id, includingArchived: true) { habit, ledger, _ in
      habit.name = try ledger.newName(new, for: habit.id)
    }
    try world.show(state, .renamed(before.shownName, to: state.habit.shownName))
  }
}

/// `mori habit move NAME POSITION`.
struct HabitMoveCommand: PluginCommand {
  static var configuration: CommandConfiguration { .init("move", HelpText.habitMove) }

  @OptionGroup var shared: SharedOptions

  @Argument(help: ArgumentHelp(HelpText.habitNamed))
  var habit: String

  @Argument(help: ArgumentHelp(HelpText.habitMovePosition))
  var position: Int

  func run(in world: World) async throws {
    let position = position
    let state = try await world.change(habit) { habit, ledger, transaction in
      let all = try ledger.habits(includingArchived: true)
      var used = all.filter { $0.archived == nil }
      guard (1...used.count).contains(position) else {
        throw MoriError.badPosition(position, last: used.count)
      }
      used.removeAll { $0.id == habit.id }
      used.insert(habit, at: position - 1)
      // Archived habits follow in their existing order.
      for (index, var moved) in (used + all.filter { $0.archived != nil }).enumerated() {
        moved.position = index
        if moved.id == habit.id { habit = moved } else { try transaction.put(moved) }
      }
    }
    try world.show(state, .moved(state.habit.shownName, position: position))
  }
}

/// `mori habit step NAME MINUTES`.
struct HabitStepCommand: PluginCommand {
  static var configuration: CommandConfiguration { .init("step", HelpText.habitStep) }

  @OptionGroup var shared: SharedOptions

  @Argument(help: ArgumentHelp(HelpText.habitNamed))
  var habit: String

  @Argument(help: ArgumentHelp(HelpText.habitStepMinutes))
  var minutes: Int

  func run(in world: World) async throws {
    let step = try Habit.validated(minutes: minutes)
    let state = try await world.change(habit) { habit, _, _ in habit.stepMinutes = step }
    try world.show(state, .stepSet(state.habit.shownName, minutes: step))
  }
}

/// `mori habit schedule NAME SCHEDULE`.
struct HabitScheduleCommand: PluginCommand {
  static var configuration: CommandConfiguration { .init("schedule", HelpText.habitSchedule) }

  @OptionGroup var shared: SharedOptions

  @Argument(help: ArgumentHelp(HelpText.habitNamed))
  var habit: String

  @Argument(help: ArgumentHelp(HelpText.habitScheduleSchedule))
  var schedule: String

  func run(in world: World) async throws {
    let schedule = try HabitSchedule(typed: schedule, in: world.language)
    let today = world.today
    let state = try await world.change(habit) { habit, _, _ in
      habit.reschedule(schedule, from: today)
    }
    try world.show(
      state,
      .scheduled(state.habit.shownName, schedule: HabitText.onDays(schedule)))
  }
}

extension HabitSchedule {
  /// Parses user input with weekdays in the language or in English; throws
  /// ``MoriError/badSchedule(_:)``.
  fileprivate init(typed text: String, in language: Language) throws(MoriError) {
    let names = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    let weekdays = names.compactMap { Weekday(typed: $0, in: language) }
    let english = weekdays.map(\.name).joined(separator: ",")
    guard let schedule = HabitSchedule(weekdays.count == names.count ? english : text) else {
      throw .badSchedule(text)
    }
    self = schedule
  }
}
