import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal

/// `aclio done GOAL STEP…`.
struct CompleteSteps: CheckAction {
  static var configuration: CommandConfiguration { .init("done", HelpText.stepsDone) }
  static let isDone = true

  var goal = ""
  var steps: [String] = []
}

/// `aclio undone GOAL STEP…`.
struct ReopenSteps: CheckAction {
  static var configuration: CommandConfiguration { .init("undone", HelpText.stepsUndone) }
  static let isDone = false

  var goal = ""
  var steps: [String] = []
}

/// An action that checks steps off, or undoes that: all of them or none.
protocol CheckAction: StoredAction where Answer == CheckedSteps {
  static var isDone: Bool { get }
  var goal: String { get set }
  var steps: [String] { get set }
}

extension CheckAction {
  static var inputs: [Input<Self>] {
    [
      .argument("goal", \.goal, HelpText.goalNamed),
      .argument("steps", \.steps, HelpText.stepsNamed),
    ]
  }

  func perform(in transaction: Transaction, of world: World) throws -> CheckedSteps {
    let today = world.today
    let before = try transaction.snapshot.state(of: transaction.snapshot.goal(named: goal))
    let references = try steps.map { text in try before.reference(named: text) }
    let (named, reward) = try transaction.rewarding(on: today) { transaction in
      try references.map { reference in
        CheckedSteps.Step(
          reference: reference,
          isNew: try transaction.check(reference, isDone: Self.isDone, on: today))
      }
    }
    return CheckedSteps(
      before: before, after: try transaction.snapshot.state(of: before.goal), named: named,
      reward: reward, isDone: Self.isDone)
  }

  func follow(in world: World) async { await GoalIndex.renew(in: world) }
}

/// The result of checking steps off, or of undoing that.
struct CheckedSteps: Outcome, JSONObject {
  /// A named step, and whether it changed.
  struct Step: Sendable {
    let reference: StepReference
    let isNew: Bool
  }

  let before: GoalState
  let after: GoalState
  let named: [Step]
  let reward: Reward
  let isDone: Bool

  static let fields: [Field<Self>] = [
    Field("goal", "The goal as it stands now.", \.after),
    Field("reward", "What it earns.", \.reward),
    Field("changed", "The ids of the steps that changed.") {
      $0.named.filter(\.isNew).map(\.reference.step.id)
    },
  ]

  func lines(in world: World) -> [String] {
    let sentences = named.flatMap { step in
      let title = step.reference.title.onOneTerminalLine
      return world.sentence(
        isDone
          ? (step.isNew ? GoalText.stepDone(title) : .wasDone(title))
          : (step.isNew ? .stepUndone(title) : .wasNotDone(title)))
    }
    let isReached = after.isCompleted && !before.isCompleted
    let next = after.nextStep.flatMap { step in
      after.number(of: step).map { GoalText.next($0, title: step.title.onOneTerminalLine) }
    }
    return sentences + reward.lines(in: world)
      + (isReached ? world.sentence(GoalText.goalCompleted(after.goal.shownName), .bold) : [])
      + (isDone ? next.map { world.sentence($0, .dim) } ?? [] : [])
  }
}

extension Transaction {
  /// Checks a step or a part of one off, or undoes that; returns whether anything changed.
  func check(_ reference: StepReference, isDone: Bool, on day: Day) throws -> Bool {
    guard let part = reference.part else {
      return isDone ? try complete(reference.step, on: day) : try uncomplete(reference.step)
    }
    // The step may have changed since it was looked up, by parts named before.
    guard var step = try find(GoalStep.self, reference.step.id) else { return false }
    step.parts[part].isDone = isDone
    return try put(step)
  }
}

extension StepReference {
  /// The title of the step or part.
  var title: String { part.map { step.parts[$0].title } ?? step.title }
}
