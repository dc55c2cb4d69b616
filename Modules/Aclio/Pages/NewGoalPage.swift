import AclioPlanner
import CoreModels
import CorePlugin
import CoreStorage

extension Page {
  /// The first step of a new goal: entering it.
  static let aclioNew = Page(
    "/aclio/new", title: { AclioPageWord.newGoal.text(in: $0) }
  ) { request, world in
    var values = AclioParts.values(nil, request, in: world)
    values["asked"] = String((request.queryValue("goal") ?? "").prefix(500))
    values["today"] = world.today.description
    values["examples"] = [AclioPageWord.example1, .example2, .example3].map { text in
      let name = world.text(text)
      return ["name": name, "path": "/aclio/new?goal=\(name.percentEncoded)"]
    }
    values["categories"] = GoalCategory.allCases.map {
      ["value": $0.word, "name": world.text(GoalText.category($0))]
    }
    let (moment, gate) = (world.moment, try await world.gate())
    let left = try await world.store.read { try gate.usage(in: $0, at: moment).goalsLeft }
    if let left { values["left"] = world.text(GateText.left(.newGoal, left)) }
    return .shown(PageContent(try NewGoalPage.begin.html(showing: values)))
  }

  /// The next steps: questions, the plan, or the options without a coach.
  static let aclioDraft = Page(
    "/aclio/new/{draft}", title: { AclioPageWord.newGoal.text(in: $0) }
  ) { request, world in
    let id = request.parameters["draft"] ?? ""
    guard let draft = try await PlanDraft.find(id, in: world) else {
      // Going back after storing the plan leads to the overview, not to a new goal.
      return .moved(to: try await PlanDraft.isKept(id, in: world) ? "/aclio" : "/aclio/new")
    }
    var values = AclioParts.values(nil, request, in: world)
    values.merge(NewGoalPage.values(of: draft, in: world)) { $1 }
    let template =
      draft.trouble != nil
      ? NewGoalPage.trouble : draft.plan != nil ? NewGoalPage.review : NewGoalPage.questions
    return .shown(PageContent(try template.html(showing: values)))
  }
}

/// The steps of creating a goal.
enum NewGoalPage {
  static let begin = PageTemplate(Content.Pages.newGoal, parts: Content.file)
  static let questions = PageTemplate(Content.Pages.questions, parts: Content.file)
  static let review = PageTemplate(Content.Pages.review, parts: Content.file)
  static let trouble = PageTemplate(Content.Pages.planTrouble, parts: Content.file)

  static func values(of draft: PlanDraft, in world: World) -> [String: any Sendable] {
    let plan = draft.plan
    var values: [String: any Sendable] = [
      "goal": draft.request.goal, "path": "/aclio/new/\(draft.id.percentEncoded)",
      "questions": draft.questions.enumerated().map { index, question in
        [
          "number": "\(index + 1)", "question": question.question,
          "placeholder": question.placeholder,
        ]
      },
      "trouble": draft.trouble ?? "",
      "steps": (plan?.steps ?? []).enumerated().map { step($0.offset + 1, $0.element) },
      "facts": [
        plan.map { world.text(GoalText.category($0.category)) },
        draft.request.due.map { world.text(GoalText.dueOn($0)) },
        draft.coach.map { world.text(GoalText.planner($0)) },
      ].compactMap(\.self).joined(separator: " · "),
    ]
    values["notes"] = plan.map { $0.notes ?? [] } ?? draft.remarks ?? []
    let goals = Planner.goals(in: draft.request.goal, today: draft.request.today)
    values["goals"] = goals.map { ["name": $0, "path": "/aclio/new?goal=\($0.percentEncoded)"] }
    if !goals.isEmpty { values["several"] = world.text(AclioPageWord.oneEach) }
    if draft.isRecovery { values["care"] = world.text(SafetyText.recovery) }
    return values
  }

  private static func step(_ number: Int, _ step: Plan.Step) -> [String: any Sendable] {
    AclioParts.shown([
      "number": "\(number)", "title": step.title, "description": step.description,
      "duration": step.duration ?? "", "due": step.due?.description ?? "",
    ])
  }
}
