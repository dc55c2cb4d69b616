import CoreModels
import CoreTerminal

/// A year of a habit in weeks, for a heat map.
struct HabitYear: Hashable, Sendable {
  /// Its weeks, at most 53, each from Monday to Sunday.
  let mondays: [Day]
  let cells: [Day: HeatMap.Cell]

  /// The 53 weeks of which `today` is in the last one, or the ISO weeks of a year.
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

  /// The weeks as columns; the first week of a month bears its name.
  func map(in language: Language) -> HeatMap {
    HeatMap(
      rows: language.shortWeekdayNames,
      columns: mondays.map { monday in
        HeatMap.Column(
          Self.beginsMonth(monday) ? language.shortMonthNames[monday.month - 1] : "",
          cells: (0..<7).map { cells[monday.advanced(by: $0)] ?? .blank })
      })
  }

  /// Whether the week is the first one to begin in its month.
  static func beginsMonth(_ monday: Day) -> Bool { monday.day <= 7 }
}
