import CoreModels
public import CorePlugin
public import CoreStorage

extension AclioPlugin {
  private static let actions = PageTemplate(Content.Pages.today, parts: Content.file)

  public func todayParts(from snapshot: Snapshot, in world: World) throws -> TodayParts {
    let state = try AclioState(snapshot, on: world.today)
    guard let focus = state.focus, let next = focus.entry.next else { return TodayParts() }
    var values = AclioParts.card(focus, in: world)
    values.merge(DashboardPage.focus(focus, next, state.ledger, in: world)) { $1 }
    values["words"] = AclioPageWord.all(in: world.language)
    return TodayParts(acts: try Self.actions.html(showing: values), card: .none)
  }

  /// A day is done with one step of any goal.
  public func isDayDone(from snapshot: Snapshot, at moment: Moment) throws -> Bool? {
    let state = try AclioState(snapshot, on: moment.today)
    guard state.focus != nil else { return state.ledger.hasStepToday ? true : nil }
    return state.ledger.hasStepToday
  }
}
