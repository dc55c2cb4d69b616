import ArgumentParser
import CorePlugin
import CoreStorage

/// `aclio archive GOAL`: hides a goal without deleting it.
struct ArchiveGoal: Action {
  static var configuration: CommandConfiguration {
    .init("archive", HelpText.archive, more: HelpText.archiveMore)
  }
  static var inputs: [Input<Self>] {
    [
      .argument("goal", \.goal, HelpText.goalNamed),
      .flag("undo", \.isUndone, HelpText.archiveUndo),
    ]
  }

  var goal = ""
  var isUndone = false

  func perform(in world: World) async throws -> ShownGoal {
    let (moment, gate) = (world.moment, try await world.gate())
    let state = try await world.store.transaction { transaction in
      let goal = try transaction.snapshot.goal(named: goal)
      if isUndone, goal.isArchived {
        try gate.require(.newGoal, in: transaction.snapshot, at: moment)
      }
      try transaction.archive(goal, !isUndone)
      return try transaction.snapshot.state(of: transaction.find(Goal.self, goal.id) ?? goal)
    }
    await GoalIndex.renew(in: world)
    let name = state.goal.shownName
    return ShownGoal(state: state, sentence: isUndone ? .restored(name) : .putAway(name))
  }
}

/// `aclio delete GOAL`.
struct DeleteGoal: StoredAction {
  static var configuration: CommandConfiguration {
    .init("delete", HelpText.delete, more: HelpText.deleteMore)
  }
  static var inputs: [Input<Self>] { [.argument("goal", \.goal, HelpText.goalNamed)] }

  var goal = ""

  func perform(in transaction: Transaction, of world: World) throws -> DeletedGoal {
    let state = try transaction.snapshot.state(of: transaction.snapshot.goal(named: goal))
    try transaction.delete(state.goal)
    return DeletedGoal(state: state)
  }

  func follow(in world: World) async { await GoalIndex.renew(in: world) }
}

/// A deleted goal.
struct DeletedGoal: Outcome, JSONObject {
  let state: GoalState

  static let fields: [Field<Self>] = [Field("deleted", "The id that it had.", \.state.goal.id)]

  func lines(in world: World) -> [String] {
    world.sentence(GoalText.deleted(state.goal.shownName, steps: state.steps.count))
  }
}
