import AclioPlanner
import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal

/// `aclio new GOAL`: a plan from the coach, reviewed at a terminal and stored as a goal.
struct MakeGoal: Action {
  static var configuration: CommandConfiguration {
    .init("new", HelpText.new, more: HelpText.newMore)
  }
  static var limits: [RouteLimit] { [.coach] }
  static var inputs: [Input<Self>] {
    [
      .argument("goal", \.words, HelpText.newGoal),
      .option("due", \.due, HelpText.newDue, valueName: "day"),
      .option("category", \.category, HelpText.newCategory, valueName: "category"),
      .flag("no_questions", \.asksNothing, HelpText.newNoQuestions),
      .flag("yes", \.isQuick, HelpText.newYes),
      .option("answer", \.answers, HelpText.newAnswer, valueName: "answer"),
    ]
  }

  var words: [String] = []
  var due: String?
  var category: String?
  var asksNothing = false
  /// `true` to accept the plan without review.
  var isQuick = false
  /// Answers to the coach's questions, in their order.
  var answers: [String] = []

  var asks: Bool { !isQuick }

  private var goal: String { words.joined(separator: " ") }

  func perform(in world: World) async throws -> MadeGoal {
    let due = try due.map { text in try world.dueDay(text) }
    let goals = try goals(in: world)
    // The day at the end of several goals is meant for each of them.
    let shared = goals.count > 1 ? sharedDay(in: world) : nil
    var made = MadeGoal.discarded
    for (index, goal) in goals.enumerated() {
      // Only somebody at a terminal makes several goals at once, one after another.
      if index > 0 { world.terminal.lines(made.lines(in: world)) }
      made = try await make(goal, due: due ?? shared, in: world)
    }
    return made
  }

  /// Returns the goals to plan: several, if the user wants each planned separately.
  private func goals(in world: World) throws -> [String] {
    let whole = try GoalRules.ownGoal(goal).name
    let goals = Planner.goals(in: whole, today: world.today)
    guard !goals.isEmpty, world.canAsk, !isQuick, answers.isEmpty else { return [goal] }
    let list = goals.joined(separator: "; ")
    return world.ask(world.text(GoalText.splitGoals(list)))?.lowercased().first == "e"
      ? goals : [goal]
  }

  private func sharedDay(in world: World) -> Day? {
    var request = PlanRequest(goal: goal, today: world.today, language: world.language)
    request.readDeadline()
    return request.due
  }

  private func make(_ goal: String, due: Day?, in world: World) async throws -> MadeGoal {
    let (name, note) = try GoalRules.ownGoal(goal)
    let category = try category.map { text in try GoalCategory(typed: text) }
    let (moment, gate) = (world.moment, try await world.gate())
    // Check the limit before a plan is requested.
    let person = try await world.store.read { snapshot in
      try gate.require(.newGoal, in: snapshot, at: moment)
      return try snapshot.person()
    }
    let request = PlanRequest(
      goal: name, due: due, today: moment.today, person: person, language: world.language)
    let draft = GoalDraft(request: request, category: category, isQuick: isQuick, given: answers)
    switch try await draft.planned(asking: !asksNothing && !isQuick, in: world) {
    case .discarded: return .discarded
    case .queued(let pending): return .queued(pending)
    case .planned(let plan, let coach, let request):
      return .kept(
        try await kept(plan, by: coach, for: request, note, through: gate, in: world))
    }
  }

  private func kept(
    _ plan: Plan, by coach: CoachName, for request: PlanRequest, _ note: SafetyText?,
    through gate: PremiumGate, in world: World
  ) async throws -> KeptGoal {
    let (moment, id, makeID) = (world.moment, world.makeID(), world.makeID)
    let (shown, reward) = try await world.store.transaction { transaction in
      let (goal, reward) = try transaction.accept(
        plan, for: request, id: id, through: gate, at: moment, makeID: makeID)
      return (try ShownGoal(goal, in: transaction.snapshot, on: moment.today), reward)
    }
    await GoalIndex.renew(in: world)
    return KeptGoal(
      shown: shown, reward: reward, coach: coach, note: note.map { world.text($0) }, plan: plan,
      request: request, isSeen: world.canAsk && !isQuick)
  }
}

/// The result of a person's wish for a goal.
enum MadeGoal: Outcome {
  /// The person did not want the plan.
  case discarded
  /// The coach could not be reached.
  case queued(PendingPlan)
  case kept(KeptGoal)

  static var shape: Shape {
    .anyOf([KeptGoal.shape, queuedFields.shape(), Shape(["type": "null"])])
  }

  private static let queuedFields: [Field<PendingPlan>] = [
    Field("pending", "The id of the plan that has not arrived.", \.id)
  ]

  var json: JSONValue {
    switch self {
    case .discarded: .null
    case .queued(let pending): Self.queuedFields.json(of: pending)
    case .kept(let goal): goal.json
    }
  }

  func lines(in world: World) -> [String] {
    switch self {
    case .discarded: [world.text(GoalText.discarded)]
    case .queued(let pending): world.sentence(GoalText.queued(pending.request.goal))
    case .kept(let goal): goal.lines(in: world)
    }
  }
}

/// A new goal with what is to be said about its plan.
struct KeptGoal: JSONObject {
  let shown: ShownGoal
  let reward: Reward
  let coach: CoachName
  /// A note of care.
  let note: String?
  let plan: Plan
  let request: PlanRequest
  /// `true` if the person has reviewed the plan.
  let isSeen: Bool

  static let fields: [Field<Self>] = [
    Field("goal", "The goal.", \.shown),
    Field("reward", "What it earns.", \.reward),
    Field("coach", "The coach that planned it.", \.coach),
    Field("note", "A note of care, where one is due.", \.note),
    Field("notes", "What the coach says about the plan.") { $0.plan.notes ?? [] },
    Field("confidence", "How sure the coach is that it understood the goal, 0 … 1.") {
      $0.plan.confidence.map { ($0 * 100).rounded() / 100 }
    },
  ]

  func lines(in world: World) -> [String] {
    let goal = shown.state.goal
    return (isSeen ? [] : shown.lines(in: world) + [""] + notes(in: world))
      + world.sentence(GoalText.kept(goal.shownName, steps: shown.state.steps.count))
      + world.sentence(GoalText.planner(coach), .dim)
      + reward.lines(in: world)
      + (note.map { world.hanging("", $0) } ?? [])
  }

  /// The coach's notes on a plan accepted without review, and the answer that would improve it.
  private func notes(in world: World) -> [String] {
    var notes = plan.notes ?? []
    let question = Planner.questions(about: request.forPlanner).first?.question
    if plan.isNeutral == true, request.answers.isEmpty, let question {
      notes.append(world.text(GoalText.answerWith(question)))
    }
    return notes.flatMap { world.hanging("", $0) } + (notes.isEmpty ? [] : [""])
  }
}
