import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage

/// `mori habit`: lists the habits, with subcommands that change them.
struct HabitCommand: PluginCommand {
  static var configuration: CommandConfiguration {
    .init(
      "habit", HelpText.habit,
      subcommands: [
        List.self, HabitAddCommand.self, HabitRenameCommand.self, HabitMoveCommand.self,
        HabitStepCommand.self, HabitScheduleCommand.self, HabitSkipCommand.self,
        HabitArchiveCommand.self, HabitRestoreCommand.self, HabitDeleteCommand.self,
        HabitStatsCommand.self,
      ], defaultSubcommand: List.self)
  }

  @OptionGroup var shared: SharedOptions

  func run(in world: World) async throws { try await world.showHabits() }

  struct List: PluginCommand {
    static var configuration: CommandConfiguration { .init("list", HelpText.habitList) }

    static var purpose: CommandPurpose { .reads }

    @OptionGroup var shared: SharedOptions

    @Flag(help: ArgumentHelp(HelpText.habitListArchived))
    var archived = false

    func run(in world: World) async throws {
      try await world.showHabits(includingArchived: archived)
    }
  }
}

extension World {
  fileprivate func showHabits(includingArchived: Bool = false) async throws {
    let today = today
    let (states, bonus, pause) = try await store.read { snapshot in
      let ledger = HabitLedger(snapshot: snapshot)
      let states = try ledger.states(on: today, includingArchived: includingArchived)
      return (
        states, try ledger.bonus(on: today), try snapshot.pausedDays().span(containing: today)
      )
    }
    try answer(.array(states.map(\.json))) {
      HabitList(states: states, bonus: bonus, pausedUntil: pause?.until).lines(in: self)
    }
  }

  /// Prints a changed habit.
  func show(_ state: HabitState, _ sentence: HabitText) throws {
    try answer(state.json) { [text(sentence)] }
  }

  /// Changes the named habit in a transaction and returns its new state.
  func change(
    _ name: String, includingArchived: Bool = false,
    _ change: @escaping @Sendable (inout Habit, HabitLedger, Transaction) throws -> Void
  ) async throws -> HabitState {
    let today = today
    return try await store.transaction { transaction in
      let ledger = HabitLedger(snapshot: transaction.snapshot)
      var habit = try ledger.find(name, includingArchived: includingArchived)
      try change(&habit, ledger, transaction)
      try transaction.put(habit)
      return try ledger.state(of: habit, on: today)
    }
  }
}
