import CoreModels
public import CorePlugin
public import CoreStorage

extension AclioPlugin {
  private static let actions = PageTemplate(Content.Pages.today)

  public func cardActions(from snapshot: Snapshot, in world: World) throws -> String? {
    let state = try AclioState(snapshot, on: world.today)
    guard let focus = state.focus, let next = focus.entry.next else { return nil }
    let values = DashboardPage.focus(focus, next, state.ledger, in: world)
    return try Self.actions.html(
      showing: values.merging(["words": AclioPageWord.all(in: world.language)]) { $1 })
  }

  /// A day is done with one step of any goal.
  public func isDayDone(from snapshot: Snapshot, at moment: Moment) throws -> Bool? {
    let state = try AclioState(snapshot, on: moment.today)
    guard state.focus != nil else { return state.ledger.hasStepToday ? true : nil }
    return state.ledger.hasStepToday
  }
}
