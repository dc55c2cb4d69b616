import ArgumentParser
import CorePlugin
import CoreStorage

/// `mori`: shows the clock, the squares, the habits and today's gratitude on one screen.
struct ShowCommand: PluginCommand {
  static var configuration: CommandConfiguration { .init("show", HelpText.show) }

  static let takesArguments = false

  static var purpose: CommandPurpose { .reads }

  @OptionGroup var shared: SharedOptions

  func run(in world: World) async throws {
    let today = world.today
    let isWide = world.isWide
    let screen = try await world.store.read { snapshot in
      let state = try MoriState(in: snapshot, on: today)
      let ledger = HabitLedger(snapshot: snapshot)
      return MainScreen(
        state: state, marks: try snapshot.list(WeekMark.self),
        weeks: isWide ? try ledger.weeks(of: state.habits.map(\.habit), to: today) : [:])
    }
    try world.answer(screen.state.json) { screen.lines(in: world) }
    await HabitCheckpoint.renew(in: world)
  }
}
