import AclioPlanner
import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal

/// `aclio new GOAL`: a plan from the coach, reviewed and stored as a goal.
struct NewCommand: PluginCommand {
  static var configuration: CommandConfiguration {
    .init("new", HelpText.new, more: HelpText.newMore)
  }

  static var limits: [RouteLimit] { [.coach] }

  @OptionGroup var shared: SharedOptions

  @Argument(help: ArgumentHelp(HelpText.newGoal, valueName: "goal"))
  var words: [String]

  private var goal: String { words.joined(separator: " ") }

  @Option(help: ArgumentHelp(HelpText.newDue, valueName: "day"))
  var due: String?

  @Option(help: ArgumentHelp(HelpText.newCategory, valueName: "category"))
  var category: String?

  @Flag(help: ArgumentHelp(HelpText.newNoQuestions))
  var noQuestions = false

  @Flag(help: ArgumentHelp(HelpText.newYes))
  var yes = false

  @Option(
    name: .customLong("answer"),
    help: ArgumentHelp(HelpText.newAnswer, valueName: "answer"))
  var answers: [String] = []

  func run(in world: World) async throws {
    let due = try due.map { text in try world.dueDay(text) }
    let goals = try goals(in: world)
    // The day at the end of several goals is meant for each of them.
    let shared = goals.count > 1 ? sharedDay(in: world) : nil
    for goal in goals { try await make(goal, due: due ?? shared, in: world) }
  }

  /// Returns the goals to plan: several, if the user wants each planned separately.
  private func goals(in world: World) throws -> [String] {
    let whole = try GoalRules.ownGoal(goal).name
    let goals = Planner.goals(in: whole, today: world.today)
    guard !goals.isEmpty, world.canAsk, !yes, answers.isEmpty else { return [goal] }
    let list = goals.joined(separator: "; ")
    return world.ask(world.text(GoalText.splitGoals(list)))?.lowercased().first == "e"
      ? goals : [goal]
  }

  private func sharedDay(in world: World) -> Day? {
    var request = PlanRequest(goal: goal, today: world.today, language: world.language)
    request.readDeadline()
    return request.due
  }

  private func make(_ goal: String, due: Day?, in world: World) async throws {
    let (name, note) = try GoalRules.ownGoal(goal)
    let category = try category.map { text in try GoalCategory(typed: text) }
    let (moment, gate) = (world.moment, try await world.gate())
    // Check the limit before a plan is requested.
    let person = try await world.store.read { snapshot in
      try gate.require(.newGoal, in: snapshot, at: moment)
      return try snapshot.person()
    }
    let request = PlanRequest(
      goal: name, due: due, today: moment.today, person: person,
      language: world.language)
    let draft = GoalDraft(request: request, category: category, isQuick: yes, given: answers)
    let outcome = try await draft.planned(asking: !noQuestions && !yes, in: world)
    switch outcome {
    case .discarded:
      try world.answer(.null) { [world.text(GoalText.discarded)] }
    case .queued(let pending):
      try world.answer(["pending": .string(pending.id)]) {
        world.sentence(GoalText.queued(name))
      }
    case .planned(let plan, let coach, let request):
      try await keep(plan, by: coach, for: request, note, through: gate, in: world)
    }
  }

  private func keep(
    _ plan: Plan, by coach: CoachName, for request: PlanRequest, _ note: SafetyText?,
    through gate: Gate, in world: World
  ) async throws {
    let (moment, id, makeID) = (world.moment, world.makeID(), world.makeID)
    let (state, number, reward) = try await world.store.transaction { transaction in
      try gate.require(.newGoal, in: transaction.snapshot, at: moment)
      let (goal, reward) = try transaction.rewarding(on: moment.today) {
        let goal = try $0.keep(
          plan, name: request.goal, due: request.due, id: id, at: moment, makeID: makeID)
        try gate.charge(.newGoal, in: $0, at: moment)
        return goal
      }
      let number = try transaction.snapshot.goals().firstIndex { $0.id == id } ?? 0
      return (try transaction.snapshot.state(of: goal), number + 1, reward)
    }
    let paused = try await world.store.read { try $0.pausedDays() }
    let due = DueStatus(request.due, on: moment.today, paused: paused)
    try world.answer([
      "goal": state.fullJSON(due), "reward": reward.json, "coach": .string(coach.rawValue),
      "note": note.map { .string(world.text($0)) } ?? .null,
      "notes": .array((plan.notes ?? []).map { .string($0) }),
      "confidence": plan.confidence.map { .number(($0 * 100).rounded() / 100) } ?? .null,
    ]) {
      let isSeen = world.canAsk && !yes
      let screen = GoalScreen(state: state, number: number, paused: paused).lines(in: world) + [""]
      return (isSeen ? [] : screen + notes(of: plan, for: request, in: world))
        + world.sentence(GoalText.kept(state.goal.shownName, steps: state.steps.count))
        + world.sentence(GoalText.planner(coach), .dim)
        + reward.lines(in: world)
        + (note.map { world.sentence($0) } ?? [])
    }
    await GoalIndex.renew(in: world)
  }

  /// Returns the coach's notes on a plan accepted without review, and the answer that would improve it.
  private func notes(of plan: Plan, for request: PlanRequest, in world: World) -> [String] {
    var notes = plan.notes ?? []
    let question = Planner.questions(about: request.forPlanner).first?.question
    if plan.isNeutral == true, request.answers.isEmpty, let question {
      notes.append(world.text(GoalText.answerWith("“\(question)”")))
    }
    return notes.flatMap { world.hanging("", $0) } + (notes.isEmpty ? [] : [""])
  }
}
