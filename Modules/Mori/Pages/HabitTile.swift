import CoreModels
import CorePlugin

/// A habit on Today: a ring that fills with the day's minutes, and its last seven days.
struct HabitTile {
  let state: HabitState
  /// The last seven days, oldest first.
  let days: [HabitDay]
  let world: World

  var values: [String: any Sendable] {
    let (habit, minutes) = (state.habit, state.todayMinutes)
    var values = HabitRow(state: state, world: world).values
    values["percent"] = min(max(minutes * 100 / max(habit.step, 1), 0), 100)
    values["figure"] = minutes == 0 ? "+" : HabitBonus(minutes: minutes).figure
    // The page's script puts in the minutes that were typed.
    values["anyPlus"] = HabitText.minutes(habit.step).text(in: world.language)
      .replacing("\(habit.step)", with: "\(habit.name): +{minutes}", maxReplacements: 1)
    values["week"] = days.map { $0.dot(of: habit, in: world) }
    values["back"] = "/"
    values["isSkipped"] = days.last?.mark == .paused
    return values
  }
}
