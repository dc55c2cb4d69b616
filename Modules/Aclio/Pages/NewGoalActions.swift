import CoreModels
import CorePlugin
import CoreStorage

/// The form actions of a new goal.
enum NewGoalActions {
  static let all = [
    FormAction("/aclio/new", limits: [.coach]) { form, world in
      let draft = try await PlanDraft(
        form["goal"] ?? "", due: form["due"] ?? "", category: form["category"] ?? "",
        asking: form["quick"] != "1", in: world)
      return .moved(to: path(draft))
    },
    onDraft("plan", limits: [.coach]) { form, draft, world in
      let answers = draft.questions.indices.map { form["answer-\($0 + 1)"] ?? "" }
      let isAnswered = form.fields.keys.contains { $0.hasPrefix("answer-") }
      let planned = try await draft.planned(
        answers: isAnswered ? answers : [], offline: form["offline"] == "1", in: world)
      try await planned.keep(in: world)
      return .moved(to: path(draft))
    },
    onDraft("keep") { form, draft, world in
      guard let plan = draft.plan else { return .moved(to: path(draft)) }
      let reward = try await draft.accept(try plan.edited(by: form), in: world)
      return .moved(to: reward.told(at: AclioPath.goal(draft.id)))
    },
    onDraft("queue") { _, draft, world in
      try await world.queuePlan(for: draft.request)
      try await draft.forget(in: world)
      return .moved(to: "/aclio/pending")
    },
    onDraft("discard") { _, draft, world in
      try await draft.forget(in: world)
      return .moved(to: "/aclio")
    },
  ]

  static func path(_ draft: PlanDraft) -> String { "/aclio/new/\(draft.id.percentEncoded)" }

  /// An action on a draft; if it no longer exists, leads to a new one.
  private static func onDraft(
    _ name: String, limits: [RouteLimit] = [],
    _ work: @escaping @Sendable (PageForm, PlanDraft, World) async throws -> PageAnswer
  ) -> FormAction {
    FormAction("/aclio/new/{draft}/\(name)", limits: limits) { form, world in
      let id = form.request.parameters["draft"] ?? ""
      guard let draft = try await PlanDraft.find(id, in: world) else {
        // A form sent twice finds the stored goal.
        return .moved(
          to: try await PlanDraft.isKept(id, in: world) ? AclioPath.goal(id) : "/aclio/new")
      }
      return try await work(form, draft, world)
    }
  }
}

extension Plan {
  /// The plan with its steps as edited in a form; missing fields stay unchanged.
  func edited(by form: PageForm) throws -> Plan {
    var plan = self
    plan.steps = []
    for (index, old) in steps.enumerated() {
      let number = index + 1
      if form["out-\(number)"] == "1" { continue }
      var step = old
      if let title = form["title-\(number)"], title != old.title {
        step.title = try GoalRules.stepTitle(title)
      }
      if let text = form["description-\(number)"], text != old.description {
        step.description = try GoalRules.stepDescription(text)
      }
      if let text = form["duration-\(number)"], text != old.duration ?? "" {
        let duration = try GoalRules.stepDuration(text)
        step.duration = duration.isEmpty ? nil : duration
      }
      if let text = form["due-\(number)"] {
        step.due = try text.isEmpty ? nil : Day(typed: text)
      }
      plan.steps.append(step)
    }
    guard !plan.steps.isEmpty else { throw GoalError.noSteps }
    return plan
  }
}
