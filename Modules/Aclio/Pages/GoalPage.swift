import CoreModels
import CorePlugin
import CoreStorage

extension Page {
  /// A goal with its steps.
  static let aclioGoal = Page(
    "/aclio/goals/{goal}", title: { AclioPageWord.goals.text(in: $0) }
  ) { request, world in
    guard let goal = try await world.goalIfAny(of: request) else { return .missing }
    let (state, paused) = try await world.store.read {
      (try $0.state(of: goal), try $0.pausedDays())
    }
    var values = AclioParts.values(nil, request, in: world)
    values.merge(GoalPage.values(of: state, paused: paused, in: world)) { $1 }
    return .shown(
      PageContent(try GoalPage.template.html(showing: values), title: goal.name))
  }
}

/// A goal with its actions.
enum GoalPage {
  static let template = PageTemplate(Content.Pages.goal, parts: Content.file)

  static func values(
    of state: GoalState, paused: PausedDays, in world: World
  ) -> [String: any Sendable] {
    let goal = state.goal
    let path = AclioPath.goal(goal.id)
    let next = state.nextStep?.id
    let isLast = state.steps.count { !state.done.contains($0.id) } == 1
    var facts = [
      world.text(GoalText.category(goal.category)),
      world.text(
        GoalText.steps(
          state.steps.count { state.done.contains($0.id) }, of: state.steps.count)),
    ]
    if !state.isCompleted {
      facts.append(
        world.dueText(
          goal.dueDate, DueStatus(goal.dueDate, on: world.today, paused: paused)))
    }
    if goal.isArchived { facts.append(world.text(GoalText.archived)) }
    var values: [String: any Sendable] = [
      "path": path, "name": goal.name, "progress": "\(state.progress)",
      "percent": world.language.percent(state.progress),
      "color": goal.color?.description ?? "#888888", "icon": goal.category.icon.shapes,
      "flag": AclioIcon.flag.shapes,
      "about": facts.filter { !$0.isEmpty }.joined(separator: " · "),
      "reached": state.isCompleted,
      "steps": state.steps.map { step -> [String: any Sendable] in
        let isDone = state.done.contains(step.id)
        let said = ticked(step.title, isDone: isDone, in: world)
        return AclioParts.shown([
          "id": step.id, "title": step.title, "stepPath": AclioPath.step(step), "path": path,
          "isDone": isDone, "isNext": step.id == next, "pressed": isDone ? "true" : "false",
          "wanted": isDone ? "0" : "1",
          "said": isDone || !isLast ? said : world.text(GoalText.goalCompleted(goal.name)),
          "facts": stepFacts(of: step, isDone: isDone, paused: paused, in: world),
        ])
      },
    ]
    if state.steps.isEmpty { values["noSteps"] = world.text(AclioPageWord.noSteps) }
    return values
  }

  /// The announcement of a tick, or of its removal if the step or part is done.
  static func ticked(_ title: String, isDone: Bool, in world: World) -> String {
    world.text(isDone ? GoalText.stepUndone(title) : .stepDone(title))
  }

  /// A step's duration, due day and parts.
  static func stepFacts(
    of step: GoalStep, isDone: Bool, paused: PausedDays, in world: World
  ) -> String {
    let parts =
      step.parts.isEmpty ? "" : "\(step.parts.count { $0.isDone })/\(step.parts.count)"
    let due =
      isDone
      ? "" : world.dueText(step.due, DueStatus(step.due, on: world.today, paused: paused))
    return [step.duration ?? "", due, parts].filter { !$0.isEmpty }.joined(separator: " · ")
  }
}

extension World {
  /// The goal in a path; `nil` if it does not exist.
  func goalIfAny(of request: RouteRequest) async throws -> Goal? {
    let id = request.parameters["goal"] ?? ""
    return try await store.read { try $0.find(Goal.self, id) }
  }
}
