import ArgumentParser
import CoreModels
import CorePlugin
import CoreTerminal

/// `aclio`: the current progress, and the next step.
struct DashboardCommand: PluginCommand {
  static var configuration: CommandConfiguration { .init("dashboard", HelpText.dashboard) }

  static let takesArguments = false

  static var purpose: CommandPurpose { .reads }

  @OptionGroup var shared: SharedOptions

  func run(in world: World) async throws {
    if world.answers == .json {
      let json = try await world.aclioJSON()
      try world.answer(json) { [] }
    } else {
      let state = try await world.aclioState()
      world.terminal.lines(DashboardScreen(state: state).lines(in: world))
    }
    await GoalIndex.renew(in: world)
  }
}
