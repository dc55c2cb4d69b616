import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal

/// `mori habit stats`: shows statistics and a year of days, for one habit or all.
struct HabitStatsCommand: PluginCommand {
  static var configuration: CommandConfiguration { .init("stats", HelpText.habitStats) }

  static var purpose: CommandPurpose { .reads }

  @OptionGroup var shared: SharedOptions

  @Argument(help: ArgumentHelp(HelpText.habitStatsHabit))
  var habit: String?

  @Option(help: ArgumentHelp(HelpText.habitStatsYear, valueName: "year"))
  var year: Int?

  @Option(help: ArgumentHelp(HelpText.gridOut, valueName: "file"))
  var out: String?

  @Option(help: ArgumentHelp(HelpText.habitStatsTheme, valueName: "theme"))
  var theme: Look = .dark

  func run(in world: World) async throws {
    let year = try year.map { try (1...9999).validated($0, option: "year") }
    let (today, name) = (world.today, habit)
    let statistics = try await world.store.read { snapshot in
      let ledger = HabitLedger(snapshot: snapshot)
      let id = try name.map { try ledger.find($0, includingArchived: true).id }
      return try ledger.statistics(on: today, year: year)
        .filter { id == nil || $0.state.habit.id == id }
    }
    await HabitCheckpoint.renew(in: world)
    if let out { return try await draw(statistics, to: out, in: world) }
    try world.answer(.array(statistics.map(\.json))) {
      guard !statistics.isEmpty else { return [world.text(MoriText.noHabits)] }
      let screens = statistics.map {
        HabitStatisticsScreen(statistics: $0, isDetailed: name != nil).lines(in: world)
      }
      return Array(screens.joined(separator: [""]))
    }
  }

  private func draw(
    _ statistics: [HabitStatistics], to out: String, in world: World
  ) async throws {
    let svg = HabitPicture(
      habits: statistics, language: world.language, palette: theme.habits
    ).svg
    let path = try await world.draw(svg, width: HabitPicture.width, into: out)
    try world.answer(["file": .string(path)]) { [world.text(HabitText.drawn(path.terminalSafe))] }
  }
}
