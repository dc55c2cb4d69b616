import ArgumentParser
import CorePlugin

/// `mori habit`: lists the habits, with subcommands that change them.
struct HabitCommand: PluginCommandGroup {
  static var configuration: CommandConfiguration {
    .init(
      "habit", HelpText.habit,
      subcommands: [
        ListHabits.command, AddHabit.command, RenameHabit.command, MoveHabit.command,
        SetHabitStep.command, ScheduleHabit.command, SkipHabit.command, ArchiveHabit.command,
        RestoreHabit.command, DeleteHabit.command, ShowStatistics.command,
      ], defaultSubcommand: ListHabits.command)
  }

  @OptionGroup var shared: SharedOptions
}

/// `mori week`: shows a week of the grid and edits its mark.
struct WeekCommand: PluginCommandGroup {
  static var configuration: CommandConfiguration {
    .init(
      "week", HelpText.week,
      subcommands: [ShowWeek.command, MarkWeek.command, UnmarkWeek.command],
      defaultSubcommand: ShowWeek.command)
  }

  @OptionGroup var shared: SharedOptions
}
