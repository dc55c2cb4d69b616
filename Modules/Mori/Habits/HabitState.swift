import CoreModels
import CorePlugin
import CoreStorage

/// The state of a habit on a day.
struct HabitState: Hashable, Sendable {
  let habit: Habit
  /// The day's minutes, summed over the devices.
  var todayMinutes: Int
  var progress: HabitProgress

  /// The score, rounded to two decimals.
  var roundedScore: Double { (progress.score * 100).rounded() / 100 }
}

/// The habits as they stand on a day.
struct HabitStanding: Sendable {
  let habits: [HabitState]
  /// Today's Bonus: the day's minutes of all habits, archived ones included.
  let bonus: Int
  /// The days since the checkpoint, at least the last seven.
  let history: HabitHistory

  /// The last day of the current pause.
  var pausedUntil: Day? { history.paused.span(containing: history.today)?.until }

  /// The last seven days of the habits by id.
  var weeks: [String: HabitWeek] {
    let days = history.today.advanced(by: -6)...history.today
    return Dictionary(
      habits.map { ($0.habit.id, HabitWeek(marks: history.days(days, of: $0.habit).map(\.mark))) }
    ) { first, _ in first }
  }
}

extension HabitLedger {
  /// Returns the habits in use on a day, as they stand on it.
  ///
  /// Reads only the days since the checkpoint, or the whole history if there is no valid one.
  func standing(on today: Day, includingArchived: Bool = false) throws -> HabitStanding {
    let all = try habits(includingArchived: true)
    let habits = includingArchived ? all : all.filter { $0.archived == nil }
    let checkpoint =
      try habits.isEmpty ? nil : HabitCheckpoint.current(in: snapshot, before: today)
    let known = habits.map { checkpoint?.progress(of: $0) }
    let week = today.advanced(by: 1 - max(7, habits.longestSpan(on: today)))
    let start = known.contains(nil) ? .first : min(checkpoint?.day.advanced(by: 1) ?? week, week)
    let history = try HabitHistory(self, from: start, to: today)
    let states = zip(habits, known).map { habit, progress in
      HabitState(
        habit: habit, todayMinutes: history.minutes(of: habit, on: today),
        progress: history.progress(
          of: habit, after: progress == nil ? nil : checkpoint?.day, progress ?? HabitProgress()))
    }
    return HabitStanding(
      habits: states, bonus: all.reduce(0) { $0 + history.minutes(of: $1, on: today) },
      history: history)
  }

  func states(on today: Day, includingArchived: Bool = false) throws -> [HabitState] {
    try standing(on: today, includingArchived: includingArchived).habits
  }
}

extension HabitLedger {
  /// Returns the state of a habit on a day, archived or not, from its own records alone.
  func state(of habit: Habit, on today: Day) throws -> HabitState {
    let checkpoint = try HabitCheckpoint.current(in: snapshot, before: today)
    let known = checkpoint?.progress(of: habit)
    let former = known == nil ? nil : checkpoint?.day
    let history = try HabitHistory(
      self, of: habit, from: former?.advanced(by: 1) ?? .first, to: today)
    return HabitState(
      habit: habit, todayMinutes: history.minutes(of: habit, on: today),
      progress: history.progress(of: habit, after: former, known ?? HabitProgress()))
  }
}

/// The minutes, skips and pauses of a range of days, of all habits or of one, read once.
struct HabitHistory {
  let days: ClosedRange<Day>
  /// The current day.
  let today: Day
  let paused: PausedDays
  private let minutes: [String: [Day: Int]]
  private let skips: [String: Set<Day>]

  /// Reads the days through `end`; `today` is that day unless another one is given.
  init(
    _ ledger: HabitLedger, of habit: Habit? = nil, from start: Day, to end: Day,
    today: Day? = nil
  ) throws {
    self.today = today ?? end
    days = min(start, end)...end
    minutes = try ledger.minutes(on: days, of: habit)
    skips = try ledger.skips(on: days, of: habit)
    paused = try ledger.snapshot.pausedDays()
  }

  func minutes(of habit: Habit, on day: Day) -> Int { minutes[habit.id]?[day] ?? 0 }
  /// Returns a habit's minutes by day.
  func minutes(of habit: Habit) -> [Day: Int] { minutes[habit.id] ?? [:] }

  /// Returns `true` if the day is skipped or paused, or the habit was archived.
  func isExcused(_ habit: Habit, on day: Day) -> Bool {
    habit.isResting(on: day) || paused.contains(day) || skips[habit.id]?.contains(day) ?? false
  }

  /// Continues the progress after a day, or computes it from the beginning, through `last`.
  func progress(
    of habit: Habit, after checkpoint: Day? = nil, _ progress: HabitProgress = HabitProgress(),
    through last: Day? = nil
  ) -> HabitProgress {
    var progress = progress
    // Another device may have recorded earlier days.
    let kept = minutes(of: habit).lazy.filter { day, minutes in
      minutes > 0 && checkpoint.map { $0 < day } ?? true
    }.map(\.key).min()
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
