import CoreModels
import CorePlugin
import CoreStorage

/// The form actions for a goal, which match the commands.
enum GoalActions {
  static let all = [
    onGoal("tick", tick), onGoal("", edit), onGoal("plan", editPlan), onGoal("steps", addStep),
    onGoal("extend", limits: [.coach]) { _, goal, world in
      let (state, person) = try await world.store.read {
        (try $0.state(of: goal), try $0.person())
      }
      let reader = CoachReader(person: person, today: world.today, language: world.language)
      let steps = try await world.coach().moreSteps(for: state, as: reader)
      guard !steps.isEmpty else { throw GoalError.noSteps }
      return try await extend(goal, with: steps, in: world)
    },
    onGoal("archive") { form, goal, world in
      let isArchived = form["archived"] != "0"
      let (moment, gate) = (world.moment, try await world.gate())
      try await world.store.transaction { transaction in
        if !isArchived, goal.isArchived {
          try gate.require(.newGoal, in: transaction.snapshot, at: moment)
        }
        try transaction.archive(goal, isArchived)
      }
      return .moved(to: isArchived ? "/aclio/goals" : AclioPath.goal(goal.id))
    },
    onGoal("delete") { _, goal, world in
      try await world.store.transaction { try $0.delete(goal) }
      return .moved(to: "/aclio/goals")
    },
    FormAction("/aclio/bonus") { _, world in
      let today = world.today
      let (_, reward) = try await world.store.transaction { transaction in
        try transaction.rewarding(on: today) { try $0.claimBonus(on: today) }
      }
      return .moved(to: reward.told(at: "/aclio"))
    },
  ]

  /// An action on the goal in its path, followed by an update of the index.
  static func onGoal(
    _ name: String, limits: [RouteLimit] = [],
    _ work: @escaping @Sendable (PageForm, Goal, World) async throws -> PageAnswer
  ) -> FormAction {
    FormAction("/aclio/goals/{goal}" + (name.isEmpty ? "" : "/\(name)"), limits: limits) {
      form, world in
      guard let goal = try await world.goal(of: form.request) else { return .missing }
      let answer = try await work(form, goal, world)
      await GoalIndex.renew(in: world)
      return answer
    }
  }

  @Sendable private static func tick(
    _ form: PageForm, _ goal: Goal, in world: World
  ) async throws -> PageAnswer {
    let (id, part) = (form["step"] ?? "", form["part"].flatMap { Int($0) })
    let (today, isDone) = (world.today, form["done"] != "0")
    let (_, reward) = try await world.store.transaction { transaction in
      guard let step = try transaction.find(GoalStep.self, id), step.goalID == goal.id,
        part.map(step.parts.indices.contains) ?? true
      else { throw StepHelpError.stepGone("") }
      return try transaction.rewarding(on: today) {
        _ = try $0.check(StepReference(step: step, part: part), isDone: isDone, on: today)
      }
    }
    let path = AclioPath.goal(goal.id)
    let to = form["to"] ?? ""
    if to == "/" { return .moved(to: to) }
    return .moved(
      to: reward.told(at: to == "/aclio" || to.hasPrefix(path + "/steps/") ? to : path))
  }

  @Sendable private static func edit(
    _ form: PageForm, _ goal: Goal, in world: World
  ) async throws -> PageAnswer {
    var goal = goal
    if let name = form["name"], name.trimmingWhitespace() != goal.name {
      goal.name = try GoalRules.ownGoal(name).name
    }
    if let text = form["due"], text != goal.dueDate?.description ?? "" {
      goal.dueDate = text.isEmpty ? nil : try world.dueDay(text)
    }
    if let text = form["category"] {
      goal.category = try GoalCategory(typed: text)
      (goal.iconKey, goal.iconColor) = (goal.category.look.icon, goal.category.look.color)
    }
    let changed = goal
    try await world.store.transaction { _ = try $0.put(changed) }
    return .moved(to: AclioPath.goal(goal.id))
  }

  @Sendable private static func editPlan(
    _ form: PageForm, _ goal: Goal, in world: World
  ) async throws -> PageAnswer {
    let before = try await world.store.read { try $0.state(of: goal) }
    guard form["seen"] == PlanFingerprint.of(before) else {
      throw GoalError.changedMeanwhile(goal.name)
    }
    try await PlanEdit(goal: goal.id).save(form["plan"] ?? "", over: before, in: world)
    return .moved(to: AclioPath.goal(goal.id))
  }

  @Sendable private static func addStep(
    _ form: PageForm, _ goal: Goal, in world: World
  ) async throws -> PageAnswer {
    let title = try GoalRules.stepTitle(form["title"] ?? "")
    return try await extend(goal, with: [Plan.Step(title: title, description: "")], in: world)
  }

  private static func extend(
    _ goal: Goal, with steps: [Plan.Step], in world: World
  ) async throws -> PageAnswer {
    let (moment, makeID) = (world.moment, world.makeID)
    try await world.store.transaction { transaction in
      guard let goal = try transaction.find(Goal.self, goal.id) else {
        throw GoalError.noSuchGoal(goal.name)
      }
      try transaction.extend(goal, with: steps, at: moment, makeID: makeID)
    }
    return .moved(to: AclioPath.goal(goal.id))
  }
}
