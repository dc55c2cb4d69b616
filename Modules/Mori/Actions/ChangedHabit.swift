import CoreModels
import CorePlugin
import CoreStorage

/// A habit after a change.
typealias ChangedHabit = ChangeOutcome<HabitState, HabitText>

extension HabitState: JSONObject {
  /// The habit in `mori --json`.
  static let fields = [
    Field("id", "Its id.", \Self.habit.id),
    Field("name", "Its name.", \.habit.name),
    Field("step_minutes", "Minutes that one step counts.", \.habit.stepMinutes),
    Field("today_minutes", "Minutes of the day, over all devices.", \.todayMinutes),
    Field("streak", "Days in a row on which it was kept.", \.progress.streak),
    Field("score", "How regularly it was kept, to two decimals.", \.roundedScore),
  ]
}

extension Transaction {
  /// Changes the habit with that name and returns its new state.
  func change(
    _ name: String, includingArchived: Bool = false, on today: Day,
    _ change: (inout Habit, HabitLedger) throws -> Void
  ) throws -> HabitState {
    let ledger = HabitLedger(snapshot: snapshot)
    var habit = try ledger.find(name, includingArchived: includingArchived)
    try change(&habit, ledger)
    try put(habit)
    return try ledger.state(of: habit, on: today)
  }
}
