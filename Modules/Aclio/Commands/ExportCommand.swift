import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal
import Foundation

/// `aclio export [GOAL]`: one goal or all of them, as Markdown.
struct ExportCommand: PluginCommand {
  static var configuration: CommandConfiguration {
    .init("export", HelpText.exportGoals, more: HelpText.exportMore)
  }

  static var purpose: CommandPurpose { .reads }

  @OptionGroup var shared: SharedOptions

  @Argument(help: ArgumentHelp(HelpText.goalNamed))
  var goal: String?

  @Option(help: ArgumentHelp(HelpText.exportOut, valueName: "file"))
  var out = "-"

  @Flag(help: ArgumentHelp(HelpText.draftForce))
  var force = false

  func run(in world: World) async throws {
    let path = out == "-" ? nil : world.files.absolutePath(out)
    if let path, !force { try world.files.requireFree(path, as: out) }
    let named = goal
    let states = try await world.store.read { snapshot in
      guard let named else { return try snapshot.goalStates(includingArchived: true) }
      return [try snapshot.state(of: snapshot.goal(named: named))]
    }
    let text = states.map { $0.markdown(in: world.language) }.joined(separator: "\n")
    if out == "-" && world.answers != .json {
      // An imported goal may contain terminal control sequences.
      return world.terminal.write(world.terminal.isInteractive ? text.terminalSafe : text)
    }
    if let path { try world.files.write(Data(text.utf8), path) }
    try world.answer([
      "file": .string(out), "exported": .integer(Int64(states.count)),
      "text": out == "-" ? .string(text) : .null,
    ]) { [world.text(GoalText.exported(states.count, file: out.terminalSafe))] }
  }
}
