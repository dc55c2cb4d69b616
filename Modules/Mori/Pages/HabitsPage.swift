import CoreModels
import CorePlugin
import CoreStorage

extension Page {
  /// The page that lists all habits with their last seven days.
  static let moriHabits = MoriTab.habits.page(
    "/mori/habits", template: Content.Pages.habits
  ) { _, world in
    let today = world.today
    let (states, weeks) = try await world.store.read { snapshot in
      let ledger = HabitLedger(snapshot: snapshot)
      let states = try ledger.states(on: today, includingArchived: true)
      return (
        states,
        try ledger.days(
          today.advanced(by: -6)...today, of: states.map(\.habit), on: today)
      )
    }
    return HabitsPage(states: states, weeks: weeks, world: world).values
  }
}

/// The list of habits, as template values.
struct HabitsPage {
  let states: [HabitState]
  /// The last seven days by habit.
  let weeks: [String: [HabitDay]]
  let world: World

  var values: [String: any Sendable] {
    let used = states.filter { $0.habit.archived == nil }
    let archived = states.filter { $0.habit.archived != nil }
    return [
      "hasHabits": !used.isEmpty, "hasArchived": !archived.isEmpty,
      "new": HabitForm(habit: nil, world: world).values,
      "habits": used.enumerated().map { place, state in
        HabitLine(state: state, days: weeks[state.habit.id] ?? [], world: world)
          .values(place: place + 1, of: used.count)
      },
      "archived": archived.map { state in
        [
          "id": state.habit.id.percentEncoded, "name": state.habit.name,
          "facts": state.habit.archived.map { world.text(HabitText.sinceArchived($0)) } ?? "",
        ]
      },
    ]
  }
}

/// A habit's line in the list: its last seven days, its score and what can be done with it.
struct HabitLine {
  let state: HabitState
  let days: [HabitDay]
  let world: World

  func values(place: Int, of count: Int) -> [String: any Sendable] {
    let habit = state.habit
    let streak = state.progress.streak
    return [
      "id": habit.id.percentEncoded, "name": habit.name, "step": habit.step, "plus": plus,
      "facts": world.text(HabitText.onDays(habit.schedule)), "streak": streak,
      "inARow": [state.streakText].filter { _ in streak > 1 }.map(world.text),
      "place": place, "before": place - 1, "after": place + 1,
      "isFirst": place == 1, "isLast": place == count,
      "percent": state.percent, "percentText": world.text(HabitText.percent(state.percent)),
      "score": score, "scoreTitle": world.text(HabitText.score),
      "week": days.map { $0.dot(of: habit, in: world) },
      "isSkipped": days.last?.mark == .paused,
      "form": HabitForm(habit: habit, world: world).values,
    ]
  }

  private var plus: String {
    "\(state.habit.name): +\(world.text(HabitText.minutes(state.habit.step)))"
  }

  private var score: String {
    "\(world.text(HabitText.score)): \(world.text(HabitText.percent(state.percent)))"
  }
}

extension HabitDay {
  /// The values of its dot in a habit's week, which adds a step to the day.
  func dot(of habit: Habit, in world: World) -> [String: any Sendable] {
    let parts = [habit.name, day.longText(in: world.language), words(in: world)]
    let step = world.text(HabitText.minutes(habit.step))
    return [
      "day": "\(day)", "kind": minutes < 0 ? "loss" : kind,
      "minutes": HabitBonus(minutes: minutes).figure,
      "weekday": world.language.shortWeekdayNames[day.weekday.rawValue - 1],
      "isToday": day == world.today,
      "label": parts.filter { !$0.isEmpty }.joined(separator: ", ") + ": +\(step)",
    ]
  }

  /// The CSS class of its mark.
  var kind: String {
    switch mark {
    case .kept: "kept"
    case .open: "open"
    case .missed: "missed"
    case .free: "free"
    case .paused: "paused"
    }
  }

  /// The day in words: its minutes, or the reason that it has none.
  func words(in world: World) -> String {
    if minutes != 0 { return HabitBonus(minutes: minutes).text(in: world.language) }
    switch mark {
    case .open: return world.text(HabitText.dueToday)
    case .paused: return world.text(HabitText.pause)
    case .kept, .missed, .free: return ""
    }
  }
}
