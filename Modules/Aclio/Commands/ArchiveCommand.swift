import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage

/// `aclio archive GOAL`: hides a goal without deleting it.
struct ArchiveCommand: PluginCommand {
  static var configuration: CommandConfiguration {
    .init("archive", HelpText.archive, more: HelpText.archiveMore)
  }

  @OptionGroup var shared: SharedOptions

  @Argument(help: ArgumentHelp(HelpText.goalNamed))
  var goal: String

  @Flag(help: ArgumentHelp(HelpText.archiveUndo))
  var undo = false

  func run(in world: World) async throws {
    let (named, isArchived) = (goal, !undo)
    let (moment, gate) = (world.moment, try await world.gate())
    let screen = try await world.store.transaction { transaction in
      let goal = try transaction.snapshot.goal(named: named)
      if !isArchived, goal.isArchived {
        try gate.require(.newGoal, in: transaction.snapshot, at: moment)
      }
      try transaction.archive(goal, isArchived)
      return try GoalScreen(transaction.find(Goal.self, goal.id) ?? goal, in: transaction.snapshot)
    }
    let name = screen.state.goal.shownName
    try world.answer(screen.state.fullJSON(nil)) {
      world.sentence(isArchived ? GoalText.putAway(name) : .restored(name))
    }
    await GoalIndex.renew(in: world)
  }
}

/// `aclio delete GOAL`.
struct DeleteCommand: PluginCommand {
  static var configuration: CommandConfiguration {
    .init("delete", HelpText.delete, more: HelpText.deleteMore)
  }

  @OptionGroup var shared: SharedOptions

  @Argument(help: ArgumentHelp(HelpText.goalNamed))
  var goal: String

  func run(in world: World) async throws {
    let named = goal
    let state = try await world.store.transaction { transaction in
      let state = try transaction.snapshot.state(of: transaction.snapshot.goal(named: named))
      try transaction.delete(state.goal)
      return state
    }
    try world.answer(["deleted": .string(state.goal.id)]) {
      world.sentence(GoalText.deleted(state.goal.shownName, steps: state.steps.count))
    }
    await GoalIndex.renew(in: world)
  }
}
