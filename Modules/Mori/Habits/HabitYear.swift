import CoreModels
import CoreTerminal

/// A year of a habit by weeks, for a heat map.
struct HabitYear: Hashable, Sendable {
  /// The Mondays of its weeks, at most 53.
  let mondays: [Day]
  let cells: [Day: HeatMap.Cell]

  /// The 53 weeks up to the one of `today`, or the ISO weeks of a year.
  init(_ habit: Habit, in history: HabitHistory, year: Int? = nil) {
    let mondays =
      if let year { Self.mondays(of: year) } else { Self.mondays(before: history.today) }
    let days = mondays.flatMap { monday in (0..<7).map { monday.advanced(by: $0) } }
    let most = days.map { history.minutes(of: habit, on: $0) }.max() ?? 0
    self.mondays = mondays
    cells = Dictionary(
      days.filter { $0 <= history.today }.map { day in
        let minutes = history.minutes(of: habit, on: day)
        let isPause = minutes <= 0 && history.isExcused(habit, on: day)
        return (day, isPause ? .pause : .level(HeatMap.level(of: minutes, most: most)))
      }
    ) { first, _ in first }
  }

  private static func mondays(of year: Int) -> [Day] {
    (1...ISOWeek.weeks(inYear: year)).compactMap { ISOWeek(year: year, week: $0)?.monday }
  }

  private static func mondays(before today: Day) -> [Day] {
    let last = today.isoWeek.monday
    return (-52...0).map { last.advanced(by: $0 * 7) }
  }

  /// Returns the heat map with weeks as columns; a month's first week bears its name.
  func map(in language: Language) -> HeatMap {
    HeatMap(
      rows: language.shortWeekdayNames,
      columns: mondays.map { monday in
        HeatMap.Column(
          Self.beginsMonth(monday) ? language.shortMonthNames[monday.month - 1] : "",
          cells: (0..<7).map { cells[monday.advanced(by: $0)] ?? .blank })
      })
  }

  /// Returns `true` for the first week that starts in its month.
  static func beginsMonth(_ monday: Day) -> Bool { monday.day <= 7 }
}
