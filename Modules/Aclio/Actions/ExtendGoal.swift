import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage

/// `aclio extend GOAL`: adds steps after the existing ones.
struct ExtendGoal: Action {
  static var configuration: CommandConfiguration {
    .init("extend", HelpText.extend, more: HelpText.extendMore)
  }
  static var limits: [RouteLimit] { [.coach] }
  static var inputs: [Input<Self>] {
    [
      .argument("goal", \.goal, HelpText.goalNamed),
      .option("step", \.titles, HelpText.extendStep, valueName: "title"),
    ]
  }

  var goal = ""
  /// The titles of the new steps; the coach writes them if there are none.
  var titles: [String] = []

  func perform(in world: World) async throws -> ShownGoal {
    let (state, person) = try await world.store.read {
      (try $0.state(of: $0.goal(named: goal)), try $0.person())
    }
    let steps = try await steps(for: state, person, in: world)
    guard !steps.isEmpty else { throw GoalError.noSteps }
    let (moment, makeID) = (world.moment, world.makeID)
    let shown = try await world.store.transaction { transaction in
      guard let goal = try transaction.find(Goal.self, state.goal.id) else {
        throw GoalError.noSuchGoal(state.goal.name)
      }
      try transaction.extend(goal, with: steps, at: moment, makeID: makeID)
      return try ShownGoal(
        goal, in: transaction.snapshot, on: moment.today,
        sentence: .extended(goal.shownName, steps: steps.count))
    }
    await GoalIndex.renew(in: world)
    return shown
  }

  private func steps(
    for state: GoalState, _ person: Profile, in world: World
  ) async throws -> [Plan.Step] {
    if !titles.isEmpty {
      return try titles.map { text in
        Plan.Step(title: try GoalRules.stepTitle(text), description: "")
      }
    }
    let coach = try await world.coach()
    let reader = CoachReader(person: person, today: world.today, language: world.language)
    return try await world.stage(.makingPlan) {
      try await coach.moreSteps(for: state, as: reader)
    }
  }
}
