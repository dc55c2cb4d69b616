import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage

/// `aclio show GOAL`: a goal with its steps.
struct ShowCommand: PluginCommand {
  static var configuration: CommandConfiguration { .init("show", HelpText.show) }

  static var purpose: CommandPurpose { .reads }

  @OptionGroup var shared: SharedOptions

  @Argument(help: ArgumentHelp(HelpText.goalNamed))
  var goal: String

  func run(in world: World) async throws {
    let named = goal
    let screen = try await world.store.read { try GoalScreen($0.goal(named: named), in: $0) }
    try world.show(screen)
  }
}

extension GoalScreen {
  /// Reads a goal's screen from the store.
  init(_ goal: Goal, in snapshot: Snapshot) throws {
    let all = try snapshot.goals(includingArchived: true)
    self.init(
      state: try snapshot.state(of: goal),
      number: (all.firstIndex { $0.id == goal.id } ?? 0) + 1, paused: try snapshot.pausedDays())
  }
}

extension World {
  /// Shows a goal, below the given sentences.
  func show(_ screen: GoalScreen, after sentences: [String] = []) throws {
    let due = DueStatus(screen.state.goal.dueDate, on: today, paused: screen.paused)
    try answer(screen.state.fullJSON(screen.state.isCompleted ? nil : due)) {
      sentences + (sentences.isEmpty ? [] : [""]) + screen.lines(in: self)
    }
  }
}
