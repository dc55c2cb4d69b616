import CoreModels
public import CorePlugin
public import CoreStorage

extension MoriPlugin {
  private static let actions = PageTemplate(Content.Pages.today, parts: MoriTab.parts)

  public func cardActions(from snapshot: Snapshot, in world: World) throws -> String? {
    let state = try MoriState(in: snapshot, on: world.today)
    let diary = DiaryForm(
      day: state.today, entry: state.entry, rows: 1, back: "/", world: world)
    return try Self.actions.html(
      showing: [
        "words": MoriPageWord.all(in: world.language), "back": "/",
        "hasHabits": !state.habits.isEmpty,
        "habits": state.habits.map { HabitRow(state: $0, world: world).values },
        "diary": diary.values,
      ] as [String: any Sendable])
  }

  /// A day is done with every habit that it asks for, and a line of thanks.
  public func isDayDone(from snapshot: Snapshot, at moment: Moment) throws -> Bool? {
    let ledger = HabitLedger(snapshot: snapshot)
    let habits = try ledger.habits(includingArchived: false)
    guard !habits.isEmpty else { return nil }
    let entry = try snapshot.findReadable(GratitudeEntry.self, moment.today.description)
    let weeks = try ledger.weeks(of: habits, to: moment.today)
    return entry?.text.isEmpty == false && !weeks.values.contains(where: \.isDue)
  }
}
