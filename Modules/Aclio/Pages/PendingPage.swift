import CoreModels
import CorePlugin
import CoreStorage

extension Page {
  /// The plans that wait for a network or a busy coach.
  static let aclioPending = Page(
    "/aclio/pending", title: { AclioPageWord.pending.text(in: $0) }
  ) { request, world in
    let now = world.now()
    let waiting = try await world.store.read { try $0.waitingPlans(at: now) }
    var values = AclioParts.values(nil, request, in: world)
    values["plans"] = waiting.map { plan -> [String: any Sendable] in
      [
        "id": plan.plan.id, "goal": plan.plan.request.goal,
        "state": plan.standing(in: world).joined(separator: " · "),
        "isFailed": plan.state.name == "failed",
      ]
    }
    values["any"] = !waiting.isEmpty
    if waiting.isEmpty { values["empty"] = world.text(CoachText.nonePending) }
    return .shown(PageContent(try PendingPage.template.html(showing: values)))
  }
}

/// The pending plans and their actions.
enum PendingPage {
  static let template = PageTemplate(Content.Pages.pending, parts: Content.file)

  static let actions = [
    FormAction("/aclio/pending/cancel", to: "/aclio/pending") { form in
      CancelPending(id: form["id"] ?? "")
    },
    FormAction("/aclio/pending/retry", limits: [.coach]) { form, world in
      try await RetryPending(id: form["id"] ?? "").retry(in: world)
      return try await send(in: world)
    },
    FormAction("/aclio/pending/send", limits: [.coach]) { _, world in
      try await send(in: world)
    },
  ]

  /// Sends all pending requests; if exactly one plan arrives, leads to it.
  private static func send(in world: World) async throws -> PageAnswer {
    let arrived = try await SendPending().performed(in: world.unwatched).arrived
    await GoalIndex.renew(in: world)
    return .moved(
      to: arrived.count == 1 ? AclioPath.goal(arrived[0]) : "/aclio/pending")
  }
}
