import CoreModels

/// The statistics of a habit.
struct HabitStatistics: Hashable, Sendable {
  let state: HabitState
  let total: Int
  /// The periods that have minutes, oldest first.
  let weeks: [Period<ISOWeek>]
  let months: [Period<Month>]
  let years: [Period<Int>]
  /// The minutes of the last seven days, and of the seven before them.
  let lastWeek: Int
  let weekBefore: Int
  /// A year of the habit, day by day.
  let year: HabitYear

  /// The minutes of a period.
  struct Period<Span: Hashable & Sendable & Comparable>: Hashable, Sendable {
    let span: Span
    let minutes: Int
  }

  /// A month of a year.
  struct Month: Hashable, Sendable, Comparable, CustomStringConvertible {
    let year: Int
    let month: Int

    init(of day: Day) { (year, month, _) = day.civil }

    /// `yyyy-MM`.
    var description: String {
      String("\(Day(year: year, month: month, day: 1) ?? .first)".prefix(7))
    }

    static func < (one: Month, other: Month) -> Bool {
      (one.year, one.month) < (other.year, other.month)
    }
  }

  /// Computes the statistics from all days of the history.
  init(_ habit: Habit, in history: HabitHistory, year number: Int? = nil) {
    let today = history.today
    state = HabitState(
      habit: habit, todayMinutes: history.minutes(of: habit, on: today),
      progress: history.progress(of: habit))
    year = HabitYear(habit, in: history, year: number)
    let days = history.minutes(of: habit).filter { $0.value != 0 }
    total = days.values.reduce(0, +)
    weeks = Self.periods(of: days, by: \.isoWeek)
    months = Self.periods(of: days, by: Month.init(of:))
    years = Self.periods(of: days, by: \.year)
    func sum(_ ages: Range<Int>) -> Int {
      days.reduce(0) { ages.contains($1.key.distance(to: today)) ? $0 + $1.value : $0 }
    }
    lastWeek = sum(0..<7)
    weekBefore = sum(7..<14)
  }

  private static func periods<Span: Comparable>(
    of days: [Day: Int], by span: (Day) -> Span
  ) -> [Period<Span>] {
    days.reduce(into: [Span: Int]()) { $0[span($1.key), default: 0] += $1.value }
      .map { Period(span: $0.key, minutes: $0.value) }
      .sorted { $0.span < $1.span }
  }
}

extension HabitLedger {
  /// Returns the statistics of all habits on a day, archived ones last, each with a year.
  func statistics(on today: Day, year: Int? = nil) throws -> [HabitStatistics] {
    let history = try HabitHistory(self, from: .first, to: today)
    let habits = try habits(includingArchived: true)
    return (habits.filter { $0.archived == nil } + habits.filter { $0.archived != nil })
      .map { HabitStatistics($0, in: history, year: year) }
  }
}
