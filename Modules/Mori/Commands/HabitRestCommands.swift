import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage

/// `mori habit skip NAME`: leaves out a day without missing it.
struct HabitSkipCommand: PluginCommand {
  static let configuration = CommandConfiguration(
    commandName: "skip", abstract: "Skip a habit today, or on the day given by --date.",
    discussion: "A skipped day never counts as missed.")

  @OptionGroup var shared: SharedOptions

  @Argument(help: "The habit, or the start of its name.")
  var habit: String

  @Flag(help: "Let the day count again.")
  var undo = false

  func run(in world: World) async throws {
    let (today, undo) = (world.today, undo)
    let state = try await world.change(habit) { habit, _, transaction in
      let skip = HabitSkip(habit: habit.id, day: today)
      if undo {
        try transaction.remove(HabitSkip.self, skip.id)
      } else {
        try transaction.put(skip)
      }
    }
    let name = state.habit.shownName
    try world.show(state, undo ? .notSkipped(name, day: today) : .skipped(name, day: today))
  }
}

/// `mori habit archive NAME`.
struct HabitArchiveCommand: PluginCommand {
  static let configuration = CommandConfiguration(
    commandName: "archive", abstract: "Put a habit away and keep its history.")

  @OptionGroup var shared: SharedOptions

  @Argument(help: "The habit, or the start of its name.")
  var habit: String

  func run(in world: World) async throws {
    let today = world.today
    let state = try await world.change(habit) { habit, _, _ in habit.archived = today }
    try world.show(state, .archived(state.habit.shownName))
  }
}

/// `mori habit restore NAME`.
struct HabitRestoreCommand: PluginCommand {
  static let configuration = CommandConfiguration(
    commandName: "restore", abstract: "Bring back a habit that was put away.")

  @OptionGroup var shared: SharedOptions

  @Argument(help: "The habit, or the start of its name.")
  var habit: String

  func run(in world: World) async throws {
    let today = world.today
    let state = try await world.change(habit, includingArchived: true) { habit, _, _ in
      habit.restore(on: today)
    }
    try world.show(state, .restored(state.habit.shownName))
  }
}

/// `mori habit delete NAME`.
struct HabitDeleteCommand: PluginCommand {
  static let configuration = CommandConfiguration(
    commandName: "delete", abstract: "Delete a habit with all its minutes.",
    discussion: "mori habit archive keeps them; daybook undo brings back what was deleted.")

  @OptionGroup var shared: SharedOptions

  @Argument(help: "The habit, or the start of its name.")
  var habit: String

  func run(in world: World) async throws {
    let (today, name) = (world.today, habit)
    let (state, days) = try await world.store.transaction { transaction in
      let ledger = HabitLedger(snapshot: transaction.snapshot)
      let habit = try ledger.find(name, includingArchived: true)
      let state = try ledger.state(of: habit, on: today)
      return (state, try transaction.remove(habit))
    }
    try world.show(state, .deleted(state.habit.shownName, days: days))
  }
}

extension Transaction {
  /// Removes a habit with its minutes and skips; answers on how many days there were minutes.
  func remove(_ habit: Habit) throws -> Int {
    let minutes = try snapshot.list(HabitMinutes.self).filter { $0.habit == habit.id }
    for record in minutes { try remove(HabitMinutes.self, record.id) }
    for skip in try snapshot.list(HabitSkip.self) where skip.habit == habit.id {
      try remove(HabitSkip.self, skip.id)
    }
    try remove(Habit.self, habit.id)
    return Set(minutes.map(\.day)).count
  }
}
