import CoreModels
import CorePlugin
import CoreStorage
import Foundation

/// The form actions for a step, which match the commands.
enum StepActions {
  /// A step with its goal.
  typealias OfGoal = (state: GoalState, step: GoalStep)

  static let all = [
    onStep("expand", limits: [.coach]) { form, asked, world in
      try await ExpandStep(
        goal: asked.state.goal.id, step: asked.step.id, isNew: form["again"] == "1"
      ).performed(in: world.unwatched)
      return .moved(to: AclioPath.step(asked.step))
    },
    onStep("do", limits: [.coach]) { _, asked, world in
      try await DoStep(goal: asked.state.goal.id, step: asked.step.id)
        .performed(in: world.unwatched)
      return .moved(to: AclioPath.step(asked.step))
    },
    onStep("", edit),
    onStep("move") { form, asked, world in
      var ids = asked.state.steps.map(\.id)
      guard let place = ids.firstIndex(of: asked.step.id) else { return .missing }
      let next = place + (form["by"] == "-1" ? -1 : 1)
      if ids.indices.contains(next) {
        ids.swapAt(place, next)
        let order = ids
        try await world.store.transaction { try $0.reorder(asked.state.goal, to: order) }
      }
      return .moved(to: AclioPath.step(asked.step))
    },
    onStep("remove") { _, asked, world in
      let today = world.today
      try await world.store.transaction { transaction in
        // The completion stays, as it does when the step is removed in an editor.
        try transaction.settle(asked.state.goal, on: today)
        try transaction.remove(GoalStep.self, asked.step.id)
        try transaction.settle(asked.state.goal, on: today)
      }
      return .moved(to: AclioPath.goal(asked.state.goal.id))
    },
  ]

  /// A step's document, as a file.
  static let document = Page(
    "/aclio/goals/{goal}/steps/{step}/document.md",
    title: { AclioPageWord.download.text(in: $0) }
  ) { request, world in
    let id =
      GoalStep.idPrefix(ofGoal: request.parameters["goal"] ?? "")
      + (request.parameters["step"] ?? "")
    guard let document = try await world.store.read({ try $0.find(StepDocument.self, id) }) else {
      return .missing
    }
    return .file(
      .download(
        Data(document.text.utf8), type: "text/markdown; charset=utf-8", name: "step.md"))
  }

  private static func onStep(
    _ name: String, limits: [RouteLimit] = [],
    _ work: @escaping @Sendable (PageForm, OfGoal, World) async throws -> PageAnswer
  ) -> FormAction {
    GoalActions.onGoal("steps/{step}" + (name.isEmpty ? "" : "/\(name)"), limits: limits) {
      form, goal, world in
      let id = GoalStep.idPrefix(ofGoal: goal.id) + (form.request.parameters["step"] ?? "")
      let state = try await world.store.read { try $0.state(of: goal) }
      guard let step = state.steps.first(where: { $0.id == id }) else { return .missing }
      return try await work(form, (state, step), world)
    }
  }

  @Sendable private static func edit(
    _ form: PageForm, _ asked: OfGoal, in world: World
  ) async throws -> PageAnswer {
    var step = asked.step
    if let text = form["title"], text != step.title { step.title = try GoalRules.stepTitle(text) }
    if let text = form["description"], text != step.description {
      step.description = try GoalRules.stepDescription(text)
    }
    if let text = form["duration"], text != step.duration ?? "" {
      let duration = try GoalRules.stepDuration(text)
      step.duration = duration.isEmpty ? nil : duration
    }
    if let text = form["due"], text != step.due?.description ?? "" {
      step.due = text.isEmpty ? nil : try world.dueDay(text)
    }
    let changed = step
    try await world.store.transaction { _ = try $0.put(changed) }
    return .moved(to: AclioPath.step(step))
  }
}
