import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage

/// `aclio extend GOAL`: adds steps after the existing ones.
struct ExtendCommand: PluginCommand {
  static var configuration: CommandConfiguration {
    .init("extend", HelpText.extend, more: HelpText.extendMore)
  }

  static var limits: [RouteLimit] { [.coach] }

  @OptionGroup var shared: SharedOptions

  @Argument(help: ArgumentHelp(HelpText.goalNamed))
  var goal: String

  @Option(help: ArgumentHelp(HelpText.extendStep, valueName: "title"))
  var step: [String] = []

  func run(in world: World) async throws {
    let named = goal
    let (state, person) = try await world.store.read {
      (try $0.state(of: $0.goal(named: named)), try $0.person())
    }
    let steps = try await steps(for: state, person, in: world)
    guard !steps.isEmpty else { throw GoalError.noSteps }
    let (moment, makeID, goal) = (world.moment, world.makeID, state.goal)
    let screen = try await world.store.transaction { transaction in
      guard let goal = try transaction.find(Goal.self, goal.id) else {
        throw GoalError.noSuchGoal(goal.name)
      }
      try transaction.extend(goal, with: steps, at: moment, makeID: makeID)
      return try GoalScreen(goal, in: transaction.snapshot)
    }
    try world.show(
      screen,
      after: world.sentence(GoalText.extended(goal.shownName, steps: steps.count)))
    await GoalIndex.renew(in: world)
  }

  private func steps(
    for state: GoalState, _ person: Person, in world: World
  ) async throws -> [Plan.Step] {
    if !step.isEmpty {
      return try step.map { text in
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
