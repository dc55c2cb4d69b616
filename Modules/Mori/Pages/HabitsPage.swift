import CoreModels
import CorePlugin
import CoreStorage

extension Page {
  /// The page that lists and edits all habits.
  static let moriHabits = MoriTab.habits.page(
    "/mori/habits", template: Content.Pages.habits
  ) { _, world in
    let today = world.today
    let (states, skipped) = try await world.store.read { snapshot in
      let ledger = HabitLedger(snapshot: snapshot)
      return (
        try ledger.states(on: today, includingArchived: true),
        try ledger.skips(on: today...today)
      )
    }
    return HabitsPage(states: states, skipped: Set(skipped.keys), world: world).values
  }
}

/// The list of habits, as template values.
struct HabitsPage {
  let states: [HabitState]
  /// The ids of the habits skipped today.
  let skipped: Set<String>
  let world: World

  var values: [String: any Sendable] {
    let used = states.filter { $0.habit.archived == nil }
    let archived = states.filter { $0.habit.archived != nil }
    return [
      "hasHabits": !used.isEmpty, "hasArchived": !archived.isEmpty, "last": used.count,
      "schedule": world.text(HabitText.schedule),
      "habits": used.enumerated().map { self.values(of: $1, place: $0 + 1) },
      "archived": archived.map { self.values(of: $0, place: 0) },
    ]
  }

  private func values(of state: HabitState, place: Int) -> [String: any Sendable] {
    let habit = state.habit
    let schedule = habit.archived.map { HabitText.sinceArchived($0) } ?? .onDays(habit.schedule)
    var (weekdays, times, days) = (Set<Weekday>(), 3, 7)
    var kind = "isDaily"
    switch habit.schedule {
    case .daily: break
    case .weekdays(let chosen): (kind, weekdays) = ("isWeekdays", chosen)
    case .times(let count, let span): (kind, times, days) = ("isTimes", count, span)
    }
    let facts: [HabitText] = [
      schedule, .minutes(habit.step), .percent(state.percent),
    ]
    return [
      "id": habit.id.percentEncoded, "name": habit.name, "step": habit.step, "place": place,
      "facts": facts.map(world.text).joined(separator: " · "), kind: true, "times": times,
      "timesDays": days, "isSkipped": skipped.contains(habit.id),
      "days": Weekday.allCases.map { day in
        [
          "value": String(day.name.prefix(3)), "isChosen": weekdays.contains(day),
          "text": world.language.shortWeekdayNames[day.rawValue - 1],
        ] as [String: any Sendable]
      },
    ]
  }
}
