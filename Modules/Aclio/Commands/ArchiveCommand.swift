import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage

/// `aclio archive GOAL`: out of sight, not gone.
struct ArchiveCommand: PluginCommand {
  static let configuration = CommandConfiguration(
    commandName: "archive", abstract: "Put a goal away, or bring it back.",
    discussion: "aclio list --status archived shows what is put away.")

  @OptionGroup var shared: SharedOptions

  @Argument(help: "The goal: its number, the start of its id or a part of its name.")
  var goal: String

  @Flag(help: "Bring it back.")
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
  static let configuration = CommandConfiguration(
    commandName: "delete", abstract: "Delete a goal with its steps and conversation.",
    discussion: "Points stay: what is done is done. daybook undo brings everything back.")

  @OptionGroup var shared: SharedOptions

  @Argument(help: "The goal: its number, the start of its id or a part of its name.")
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
