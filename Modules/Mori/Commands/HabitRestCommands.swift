import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage

/// `mori habit skip NAME`: skips a day without counting it as missed.
struct HabitSkipCommand: PluginCommand {
  static var configuration: CommandConfiguration {
    .init("skip", HelpText.habitSkip, more: HelpText.habitSkipMore)
  }

  @OptionGroup var shared: SharedOptions

  @Argument(help: ArgumentHelp(HelpText.habitNamed))
  var habit: String

  @Flag(help: ArgumentHelp(HelpText.habitSkipUndo))
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
  static var configuration: CommandConfiguration { .init("archive", HelpText.habitArchive) }

  @OptionGroup var shared: SharedOptions

  @Argument(help: ArgumentHelp(HelpText.habitNamed))
  var habit: String

  func run(in world: World) async throws {
    let today = world.today
    let state = try await world.change(habit) { habit, _, _ in habit.archived = today }
    try world.show(state, .archived(state.habit.shownName))
  }
}

/// `mori habit restore NAME`.
struct HabitRestoreCommand: PluginCommand {
  static var configuration: CommandConfiguration { .init("restore", HelpText.habitRestore) }

  @OptionGroup var shared: SharedOptions

  @Argument(help: ArgumentHelp(HelpText.habitNamed))
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
  static var configuration: CommandConfiguration {
    .init("delete", HelpText.habitDelete, more: HelpText.habitDeleteMore)
  }

  @OptionGroup var shared: SharedOptions

  @Argument(help: ArgumentHelp(HelpText.habitNamed))
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
  /// Removes a habit with its minutes and skips. Returns the number of days that had minutes.
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
