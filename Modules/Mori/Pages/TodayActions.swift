import CoreModels
public import CorePlugin
public import CoreStorage

extension MoriPlugin {
  private static let habits = PageTemplate(Content.Pages.today, parts: Content.file)
  private static let thanks = PageTemplate(Content.Pages.todayThanks, parts: Content.file)

  public func todayParts(from snapshot: Snapshot, in world: World) throws -> TodayParts {
    let today = world.today
    let state = try MoriState(in: snapshot, on: today)
    let days = today.advanced(by: -6)...today
    let words = MoriPageWord.all(in: world.language)
    let diary = DiaryForm(day: today, entry: state.entry, rows: 1, back: "/", world: world)
    let bonus = HabitBonus(minutes: state.bonus)
    let acts = try Self.habits.html(
      showing: [
        "words": words, "bonusTitle": world.text(MoriText.todaysBonus),
        "bonus": bonus.text(in: world.language), "bonusKind": bonus.kind, "today": "\(today)",
        "habits": state.habits.map { habit in
          HabitTile(
            state: habit, days: state.standing.history.days(days, of: habit.habit), world: world
          ).values
        },
      ] as [String: any Sendable])
    return TodayParts(
      acts: state.habits.isEmpty ? "" : acts,
      writing: (
        world.text(MoriText.todaysGratitude),
        try Self.thanks.html(showing: diary.values.merging(["words": words]) { $1 })
      ), card: .lead(""))
  }

  /// A day is done with every habit that it asks for, and a line of thanks.
  public func isDayDone(from snapshot: Snapshot, at moment: Moment) throws -> Bool? {
    let ledger = HabitLedger(snapshot: snapshot)
    let habits = try ledger.habits(includingArchived: false)
    guard !habits.isEmpty else { return nil }
    let entry = try snapshot.findReadable(GratitudeEntry.self, moment.today.description)
    let days = try ledger.days(moment.today...moment.today, of: habits, on: moment.today)
    return entry?.text.isEmpty == false && !days.values.contains { $0.last?.mark == .open }
  }
}
