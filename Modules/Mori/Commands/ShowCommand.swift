import ArgumentParser
import CorePlugin
import CoreStorage

/// `mori`: the clock, the squares, the habits and today's gratitude on one screen.
struct ShowCommand: PluginCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Show your time, squares, habits and gratitude.")

  static let takesArguments = false

  @OptionGroup var shared: SharedOptions

  func run(in world: World) async throws {
    let state = try await world.moriState()
    let marks = try await world.store.collection(of: WeekMark.self).list()
    try world.answer(state.json) {
      MainScreen(state: state, marks: marks).lines(in: world)
    }
    await HabitCheckpoint.renew(in: world)
  }
}
