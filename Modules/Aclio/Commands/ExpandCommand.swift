import AclioModeration
import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal

/// `aclio expand GOAL STEP`: a step in detail, requested from the coach once and then stored.
struct ExpandCommand: PluginCommand {
  static var configuration: CommandConfiguration {
    .init("expand", HelpText.expand, more: HelpText.expandMore)
  }

  static var limits: [RouteLimit] { [.coach] }

  @OptionGroup var shared: SharedOptions

  @Argument(help: ArgumentHelp(HelpText.goalNamed))
  var goal: String

  @Argument(help: ArgumentHelp(HelpText.draftStep))
  var step: String

  @Flag(help: ArgumentHelp(HelpText.expandAgain))
  var again = false

  func run(in world: World) async throws {
    let asked = try await world.askedStep(step, of: goal)
    let known = try await world.store.read { try $0.find(StepExpansion.self, asked.step.id) }
    let answer: StepExpansion
    if let known, !again {
      answer = known
    } else {
      answer = try await world.help(.expand, with: asked) { coach, reader in
        StepExpansion(
          try await coach.expand(asked.step, of: asked.state, as: reader), of: asked.step,
          by: coach.name, at: world.now())
      }
    }
    try world.answer(answer.json) {
      MarkdownLines(text: answer.markdown(in: world.language)).lines(in: world)
        + ["", world.styled(world.text(StepHelpText.from(answer.coach)), .dim)]
    }
  }
}

/// A step named by the person, with its goal.
struct AskedStep: Sendable {
  let state: GoalState
  let step: GoalStep
  let person: Person
}

extension World {
  /// Finds the named step.
  func askedStep(_ step: String, of goal: String) async throws -> AskedStep {
    try await store.read { snapshot in
      let state = try snapshot.state(of: snapshot.goal(named: goal))
      return AskedStep(
        state: state, step: try state.step(named: step), person: try snapshot.person())
    }
  }

  /// Asks the coach about a step and stores the answer; only that counts as a use.
  func help<Answer: Record>(
    _ action: Gate.Action, with asked: AskedStep,
    _ ask: @Sendable (any Coach, CoachReader) async throws -> Answer
  ) async throws -> Answer {
    _ = try Moderation.require([asked.state.goal.name, asked.step.title])
    let (moment, gate) = (moment, try await gate())
    // Check the limit before any request.
    try await store.read { try gate.require(action, in: $0, at: moment) }
    let coach = try await coach()
    let reader = CoachReader(person: asked.person, today: moment.today, language: language)
    let answer = try await terminal.withSpinner(text(StepHelpText.asking), sleep: sleep) {
      try await ask(coach, reader)
    }
    try await store.transaction { transaction in
      guard try transaction.find(GoalStep.self, asked.step.id) != nil else {
        throw StepHelpError.stepGone(asked.step.title)
      }
      try gate.require(action, in: transaction.snapshot, at: moment)
      try transaction.put(answer)
      try gate.charge(action, in: transaction, at: moment)
    }
    return answer
  }
}
