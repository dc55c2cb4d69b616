import CoreModels
import CorePlugin
import CoreStorage

extension Page {
  /// The page for editing a goal: name, due day, category, plan as text, archiving and deletion.
  static let aclioGoalEdit = Page(
    "/aclio/goals/{goal}/edit", title: { AclioPageWord.change.text(in: $0) }
  ) { request, world in
    guard let goal = try await world.goalIfAny(of: request) else { return .missing }
    let state = try await world.store.read { try $0.state(of: goal) }
    var values = AclioParts.values(nil, request, in: world)
    values["path"] = AclioPath.goal(goal.id)
    values["name"] = goal.name
    values["due"] = goal.dueDate?.description ?? ""
    values["isArchived"] = goal.isArchived
    values["categories"] = GoalCategory.allCases.map { category -> [String: any Sendable] in
      [
        "value": category.word, "name": world.text(GoalText.category(category)),
        "isChosen": category == goal.category,
      ]
    }
    values["plan"] = PlanText.text(of: state.textSteps, help: "")
      .trimmingWhitespace()
    values["planHelp"] = world.text(GoalText.editorHelp)
    values["seen"] = PlanFingerprint.of(state)
    return .shown(PageContent(try GoalEditPage.template.html(showing: values)))
  }
}

/// Editing a goal.
enum GoalEditPage {
  static let template = PageTemplate(Content.Pages.goalEdit, parts: Content.file)
}

/// A fingerprint with which a form detects that the plan was changed since it was shown.
enum PlanFingerprint {
  static func of(_ state: GoalState) -> String {
    var hash = StableHash()
    for step in state.steps {
      hash.combine("\(step.id) \(step.title) \(step.description) \(step.duration ?? "")")
      hash.combine("\(step.due?.description ?? "") \(step.parts)")
    }
    return String(hash.value, radix: 16)
  }
}
