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
    let (state, marks) = try await world.store.read { snapshot in
      (try MoriState(in: snapshot, on: today), try snapshot.list(WeekMark.self))
    }
    try world.answer(state.json) {
      MainScreen(state: state, marks: marks).lines(in: world)
    }
    await HabitCheckpoint.renew(in: world)
  }
}
