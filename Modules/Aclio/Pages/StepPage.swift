import CoreModels
import CorePlugin
import CoreStorage

extension Page {
  /// A step in detail: its parts, the coach's guide and the document.
  static let aclioStep = Page(
    "/aclio/goals/{goal}/steps/{step}", title: { AclioPageWord.step.text(in: $0) }
  ) { request, world in
    guard let goal = try await world.goalIfAny(of: request) else { return .missing }
    let id = GoalStep.idPrefix(ofGoal: goal.id) + (request.parameters["step"] ?? "")
    let (state, guide, document, paused) = try await world.store.read { snapshot in
      (
        try snapshot.state(of: goal), try snapshot.findReadable(StepExpansion.self, id),
        try snapshot.findReadable(StepDocument.self, id), try snapshot.pausedDays()
      )
    }
    guard let index = state.steps.firstIndex(where: { $0.id == id }) else { return .missing }
    var values = AclioParts.values(nil, request, in: world)
    values.merge(StepPage.values(of: state, index, paused: paused, in: world)) { $1 }
    if let guide { values["guide"] = StepPage.values(of: guide, in: world) }
    if let document {
      values["document"] = [
        "html": DocumentMarkup(document.text).html,
        "from": world.text(StepHelpText.from(document.coach)),
      ]
    }
    let (moment, gate) = (world.moment, try await world.gate())
    let usage = try await world.store.read { try gate.usage(in: $0, at: moment) }
    let left = [
      usage.expandLeft.map { world.text(GateText.left(.expand, $0)) },
      usage.doLeft.map { world.text(GateText.left(.doIt, $0)) },
    ].compactMap(\.self)
    if !left.isEmpty { values["left"] = left.joined(separator: " · ") }
    return .shown(
      PageContent(try StepPage.template.html(showing: values), title: state.steps[index].title))
  }
}

/// A step with its actions.
enum StepPage {
  static func values(
    of state: GoalState, _ index: Int, paused: PausedDays, in world: World
  ) -> [String: any Sendable] {
    let step = state.steps[index]
    let isDone = state.done.contains(step.id)
    let path = AclioPath.goal(state.goal.id)
    var values: [String: any Sendable] = [
      "path": path, "stepPath": AclioPath.step(step), "id": step.id,
      "goal": state.goal.name, "place": "\(index + 1) / \(state.steps.count)",
      "title": step.title, "description": step.description, "duration": step.duration ?? "",
      "due": step.due?.description ?? "", "isDone": isDone, "pressed": isDone ? "true" : "false",
      "wanted": isDone ? "0" : "1",
      "said": GoalPage.ticked(step.title, isDone: isDone, in: world),
      "facts": GoalPage.stepFacts(of: step, isDone: isDone, paused: paused, in: world),
      "parts": step.parts.enumerated().map { number, part -> [String: any Sendable] in
        [
          "number": "\(number)", "title": part.title, "wanted": part.isDone ? "0" : "1",
          "isDone": part.isDone, "pressed": part.isDone ? "true" : "false", "id": step.id,
          "said": GoalPage.ticked(part.title, isDone: part.isDone, in: world),
        ]
      },
      "canMoveUp": index > 0, "canMoveDown": index + 1 < state.steps.count,
    ]
    if let place = step.mapSearch, !place.isEmpty {
      values["map"] =
        "https://www.openstreetmap.org/search?query=\(place.percentEncoded)"
      values["mapName"] = place
    }
    if index > 0 { values["before"] = AclioPath.step(state.steps[index - 1]) }
    if index + 1 < state.steps.count { values["after"] = AclioPath.step(state.steps[index + 1]) }
    return AclioParts.shown(values)
  }

  static func values(of guide: StepExpansion, in world: World) -> [String: any Sendable] {
    [
      "html": DocumentMarkup(guide.markdown(in: world.language)).html,
      "from": world.text(StepHelpText.from(guide.coach)),
    ]
  }

  static let template = PageTemplate(Content.Pages.step, parts: Content.file)
}
