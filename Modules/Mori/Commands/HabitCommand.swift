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
        List.self, AddHabit.command, RenameHabit.command, MoveHabit.command,
        SetHabitStep.command, ScheduleHabit.command, SkipHabit.command, ArchiveHabit.command,
        RestoreHabit.command, DeleteHabit.command, HabitStatsCommand.self,
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
}
