import CoreModels
import CorePlugin
import CoreTerminal

/// A habit's row on the overview, with its − and +.
struct HabitRow {
  let state: HabitState
  let world: World

  var values: [String: any Sendable] {
    let (habit, language) = (state.habit, world.language)
    let minutes = HabitBonus(minutes: state.todayMinutes)
    let step = HabitText.minutes(habit.step).text(in: language)
    var values: [String: any Sendable] = [
      "id": habit.id.percentEncoded, "name": habit.name, "step": habit.step,
      "count": state.todayMinutes, "minutes": minutes.text(in: language), "kind": minutes.kind,
      "minus": "\(habit.name): −\(step)", "plus": "\(habit.name): +\(step)",
    ]
    values["streak"] =
      state.progress.streak > 1 ? world.text(MoriText.streak(state.progress.streak)) : nil
    return values
  }
}
