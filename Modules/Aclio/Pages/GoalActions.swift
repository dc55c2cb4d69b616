import CoreModels
import CorePlugin
import CoreStorage

/// The form actions for a goal, which match the commands.
enum GoalActions {
  static let all = [
    onGoal("tick", tick), onGoal("", edit), onGoal("plan", editPlan), onGoal("steps", addStep),
    onGoal("extend", limits: [.coach]) { _, goal, world in
      try await ExtendGoal(goal: goal.id).performed(in: world.unwatched)
      return .moved(to: AclioPath.goal(goal.id))
    },
    onGoal("archive") { form, goal, world in
      let isUndone = form["archived"] == "0"
      try await ArchiveGoal(goal: goal.id, isUndone: isUndone).performed(in: world.unwatched)
      return .moved(to: isUndone ? AclioPath.goal(goal.id) : "/aclio/goals")
    },
    onGoal("delete") { _, goal, world in
      try await DeleteGoal(goal: goal.id).performed(in: world.unwatched)
      return .moved(to: "/aclio/goals")
    },
    FormAction("/aclio/bonus") { _, world in
      let claimed = try await ClaimBonus().performed(in: world.unwatched)
      return .moved(to: claimed.reward.told(at: "/aclio"))
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
    try await ExtendGoal(goal: goal.id, titles: [form["title"] ?? ""])
      .performed(in: world.unwatched)
    return .moved(to: AclioPath.goal(goal.id))
  }
}
