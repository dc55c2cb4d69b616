import CoreModels
import CorePlugin

/// A habit's row on a page of a day, with its − and +.
struct HabitRow {
  let state: HabitState
  /// The day that is counted, if it is not today.
  var day: Day?
  let world: World

  var values: [String: any Sendable] {
    let (habit, language) = (state.habit, world.language)
    let minutes = HabitBonus(minutes: state.todayMinutes)
    let step = HabitText.minutes(habit.step).text(in: language)
    var values: [String: any Sendable] = [
      "id": habit.id.percentEncoded, "name": habit.name, "step": habit.step,
      "days": state.progress.streak,
      "count": state.todayMinutes, "minutes": minutes.text(in: language), "kind": minutes.kind,
      "stepText": step,
      "minus": "\(habit.name): −\(step)", "plus": "\(habit.name): +\(step)",
    ]
    values["day"] = day.map { "\($0)" }
    values["streak"] = state.progress.streak > 1 ? world.text(state.streakText) : nil
    return values
  }
}
