import CoreModels
import CorePlugin
import CoreStorage

extension Page {
  /// The person's progress: level, streak, next step and goals.
  static let aclio = Page("/aclio", title: { _ in AclioPlugin().name }) { request, world in
    let isNew = try await world.store.read { snapshot in
      try snapshot.findReadable(Profile.self, Profile().id) == nil && snapshot.count(Goal.self) == 0
        && snapshot.pendingPlans() == 0
    }
    if isNew { return .moved(to: "/aclio/welcome") }
    return .shown(try await DashboardPage.content(for: request, in: world))
  }
}

/// The dashboard.
enum DashboardPage {
  /// The number of goals shown; the list has all of them.
  private static let mostGoals = 8

  private static let template = PageTemplate(Content.Pages.dashboard, parts: Content.file)

  static func content(for request: RouteRequest, in world: World) async throws -> PageContent {
    let today = world.today
    let state = try await world.store.read { try AclioState($0, on: today) }
    let pending = try await world.store.read { try $0.pendingPlans() }
    let ledger = state.ledger
    let hour = Int(world.calendar.timeOfDay(at: world.now()).prefix(2)) ?? 12
    let streak = ledger.streak
    var values = AclioParts.values(.overview, request, in: world)
    values["greeting"] = world.text(
      GameText.greeting(PartOfDay(hour: hour), name: state.person.name, in: world.language))
    values["level"] = world.text(GameText.level(ledger.level))
    values["points"] = world.text(
      GameText.pointsTo(points: ledger.points, next: ledger.level.nextAt))
    values["flame"] = AclioIcon.flame.shapes
    values["share"] = "\(ledger.level.progress)"
    values["streak"] = world.text(
      streak.current > 0 ? GameText.streak(streak.current) : .noStreak)
    if streak.best > streak.current { values["best"] = world.text(GameText.best(streak.best)) }
    values["bonus"] = !ledger.hasBonus
    if let pause = ledger.paused.span(containing: ledger.today) {
      values["paused"] = world.text(GameText.paused(pause.until))
    }
    if pending > 0 { values["pending"] = world.text(CoachText.pendingTitle) + ": \(pending)" }
    if let focus = state.focus, let next = focus.entry.next {
      values["focus"] = self.focus(focus, next, ledger, in: world)
    } else {
      values["rest"] = world.text(
        state.goals.isEmpty ? AclioPageWord.noGoals : .nothingToDo)
    }
    let goals = state.goals.active.byUrgency + state.goals.filter(\.isCompleted)
    values["hasGoals"] = !goals.isEmpty
    values["goals"] = goals.prefix(mostGoals).map { AclioParts.card($0, in: world) }
    if goals.count > mostGoals {
      values["more"] = world.text(AclioPageWord.allGoals) + " (\(goals.count))"
    }
    await GoalIndex.renew(in: world)
    return PageContent(try template.html(showing: values))
  }

  /// The next step, with the values of its form.
  static func focus(
    _ goal: GoalOverview, _ next: GoalIndex.Next, _ ledger: Ledger, in world: World
  ) -> [String: any Sendable] {
    let due = world.dueText(
      next.due, DueStatus(next.due, on: world.today, paused: ledger.paused))
    let facts = [next.duration ?? "", due].filter { !$0.isEmpty }.joined(separator: " · ")
    let path = AclioPath.goal(goal.goal.id)
    let own = String(next.id.dropFirst(GoalStep.idPrefix(ofGoal: goal.goal.id).count))
    return AclioParts.shown([
      "step": next.title, "goal": goal.goal.name, "facts": facts, "goalPath": path,
      "stepID": next.id, "stepPath": "\(path)/steps/\(own.percentEncoded)",
    ])
  }
}
