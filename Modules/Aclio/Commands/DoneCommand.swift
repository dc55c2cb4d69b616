import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal

/// Steps of a goal, named by the person.
struct NamedSteps: ParsableArguments {
  @Argument(help: ArgumentHelp(HelpText.goalNamed))
  var goal: String

  @Argument(help: ArgumentHelp(HelpText.stepsNamed))
  var steps: [String]
}

/// `aclio done GOAL STEP…`.
struct DoneCommand: PluginCommand {
  static var configuration: CommandConfiguration { .init("done", HelpText.stepsDone) }

  @OptionGroup var shared: SharedOptions

  @OptionGroup var named: NamedSteps

  func run(in world: World) async throws {
    try await world.check(named.goal, named.steps, isDone: true)
  }
}

/// `aclio undone GOAL STEP…`.
struct UndoneCommand: PluginCommand {
  static var configuration: CommandConfiguration { .init("undone", HelpText.stepsUndone) }

  @OptionGroup var shared: SharedOptions

  @OptionGroup var named: NamedSteps

  func run(in world: World) async throws {
    try await world.check(named.goal, named.steps, isDone: false)
  }
}

/// The result of checking steps off, or of undoing that.
private struct Checked: Sendable {
  var before: GoalState
  var after: GoalState
  /// The named steps, each with whether it changed.
  var named: [(reference: StepReference, isNew: Bool)]
  var reward: Reward
}

extension World {
  /// Checks off all steps or none, and stores what they earn with them.
  fileprivate func check(_ goal: String, _ steps: [String], isDone: Bool) async throws {
    let today = today
    let checked = try await store.transaction { transaction in
      let before = try transaction.snapshot.state(of: transaction.snapshot.goal(named: goal))
      let references = try steps.map { text in try before.reference(named: text) }
      let (named, reward) = try transaction.rewarding(on: today) { transaction in
        try references.map { ($0, try transaction.check($0, isDone: isDone, on: today)) }
      }
      return Checked(
        before: before, after: try transaction.snapshot.state(of: before.goal),
        named: named.map { (reference: $0.0, isNew: $0.1) }, reward: reward)
    }
    try answer([
      "goal": checked.after.json, "reward": checked.reward.json,
      "changed": .array(
        checked.named.filter(\.isNew).map { .string($0.reference.step.id) }),
    ]) { lines(of: checked, isDone: isDone) }
    await GoalIndex.renew(in: self)
  }

  private func lines(of checked: Checked, isDone: Bool) -> [String] {
    let state = checked.after
    let sentences = checked.named.flatMap { reference, isNew in
      let title = reference.title.onOneTerminalLine
      return sentence(
        isDone
          ? (isNew ? GoalText.stepDone(title) : .wasDone(title))
          : (isNew ? .stepUndone(title) : .wasNotDone(title)))
    }
    let isReached = state.isCompleted && !checked.before.isCompleted
    let next = state.nextStep.flatMap { step in
      state.number(of: step).map { GoalText.next($0, title: step.title.onOneTerminalLine) }
    }
    return sentences + checked.reward.lines(in: self)
      + (isReached ? sentence(GoalText.goalCompleted(state.goal.shownName), .bold) : [])
      + (isDone ? next.map { sentence($0, .dim) } ?? [] : [])
  }
}

extension Transaction {
  /// Checks a step or a part of one off, or undoes that; returns whether anything changed.
  func check(
    _ reference: StepReference, isDone: Bool, on day: Day
  ) throws -> Bool {
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
