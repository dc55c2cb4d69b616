import CoreModels
import CorePlugin
import CoreStorage

/// A habit as it stands on a day.
struct HabitState: Hashable, Sendable {
  let habit: Habit
  /// Minutes of that day, over all devices.
  var todayMinutes: Int
  var progress: HabitProgress

  /// The score to two decimals.
  var roundedScore: Double { (progress.score * 100).rounded() / 100 }
}

extension HabitLedger {
  /// The habits in use as they stand on a day.
  ///
  /// Reads the few days since the checkpoint, and a lifetime only where there is none that holds.
  func states(on today: Day, includingArchived: Bool = false) throws -> [HabitState] {
    let habits = try habits(includingArchived: includingArchived)
    guard !habits.isEmpty else { return [] }
    let checkpoint = try HabitCheckpoint.current(in: snapshot, before: today)
    let known = habits.map { checkpoint?.progress(of: $0) }
    let start = known.contains(nil) ? nil : checkpoint?.day.advanced(by: 1)
    let history = try HabitHistory(self, from: start ?? .first, to: today)
    return zip(habits, known).map { habit, progress in
      HabitState(
        habit: habit, todayMinutes: history.minutes(of: habit, on: today),
        progress: history.progress(
          of: habit, after: progress == nil ? nil : checkpoint?.day, progress ?? HabitProgress()))
    }
  }
}

extension HabitLedger {
  /// A habit as it stands on a day, in use or put away.
  func state(of habit: Habit, on today: Day) throws -> HabitState {
    try states(on: today, includingArchived: true).first { $0.habit.id == habit.id }
      ?? HabitState(habit: habit, todayMinutes: 0, progress: HabitProgress())
  }
}

/// Minutes, skips and pauses of a span of days, read once.
struct HabitHistory {
  let days: ClosedRange<Day>
  /// The day that is not over.
  let today: Day
  let paused: PausedDays
  private let minutes: [String: [Day: Int]]
  private let skips: [String: Set<Day>]

  init(_ ledger: HabitLedger, from start: Day, to today: Day) throws {
    self.today = today
    days = min(start, today)...today
    minutes = try ledger.minutes(on: days)
    skips = try ledger.skips(on: days)
    paused = try ledger.snapshot.pausedDays()
  }

  func minutes(of habit: Habit, on day: Day) -> Int { minutes[habit.id]?[day] ?? 0 }
  /// Minutes of a habit by day.
  func minutes(of habit: Habit) -> [Day: Int] { minutes[habit.id] ?? [:] }

  /// Whether the day is left out: skipped, paused, or the habit put away.
  func isExcused(_ habit: Habit, on day: Day) -> Bool {
    habit.isResting(on: day) || paused.contains(day) || skips[habit.id]?.contains(day) ?? false
  }

  /// Goes on from how the habit stood after a day, or from its beginning, up to `last`.
  func progress(
    of habit: Habit, after checkpoint: Day? = nil, _ progress: HabitProgress = HabitProgress(),
    through last: Day? = nil
  ) -> HabitProgress {
    var progress = progress
    // Another device may know of earlier days than the habit's record does.
    let kept = minutes(of: habit).lazy.filter { $0.value > 0 }.map(\.key).min()
    var start = min(habit.begun, kept ?? habit.begun)
    if let checkpoint, start <= checkpoint || progress != HabitProgress() {
      start = checkpoint.advanced(by: 1)
    }
    let end = last ?? today
    guard start <= end else { return progress }
    for day in start...end {
      progress.pass(
        HabitProgress.Entry(
          day: day, isKept: minutes(of: habit, on: day) > 0, isExcused: isExcused(habit, on: day),
          isOpen: day >= today), schedule: habit.schedule(on: day))
    }
    return progress
  }
}
