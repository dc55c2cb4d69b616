import CoreModels
import CorePlugin

/// A month as a table of days, each a link.
struct MonthTable {
  /// The first day of the month.
  let first: Day
  /// The page of the table, without a query.
  let path: String
  let world: World

  /// A day's look and meaning.
  struct Cell {
    var kind = ""
    /// The text below the number.
    var note = ""
    /// The same in words, for screen readers.
    var words = ""
  }

  /// Creates the month of a day, or the one that a query such as `month=2026-11` asks for.
  init(_ asked: String?, around day: Day, path: String, world: World) {
    first = asked.flatMap { Day($0 + "-01") } ?? day.advanced(by: 1 - day.day)
    (self.path, self.world) = (path, world)
  }

  var last: Day { first.advanced(by: Day.daysInMonth(first.month, ofYear: first.year) - 1) }

  /// Returns the template's values; later days than today are no links.
  func values(
    chosen: Day? = nil, address: (Day) -> String, cell: (Day) -> Cell
  ) -> [String: any Sendable] {
    let language = world.language
    let blanks = first.weekday.rawValue - 1
    let days = (first...last).map { day in
      dayValues(of: day, day == chosen, address(day), cell(day))
    }
    let blank: [String: any Sendable] = [:]
    let cells = Array(repeating: blank, count: blanks) + days
    let weeks = stride(from: 0, to: cells.count, by: 7).map { cells[$0..<min($0 + 7, cells.count)] }
    var values: [String: any Sendable] = [
      "title": language.title(ofMonth: first),
      "weekdays": zip(
        language.shortWeekdayNames, language.weekdayNames
      ).map { ["short": $0, "long": $1] },
      "weeks": weeks.map { ["cells": Array($0)] },
      "before": addressOfMonth(first.advanced(by: -1)),
      "beforeTitle": language.title(ofMonth: first.advanced(by: -1)),
    ]
    let next = last.advanced(by: 1)
    if next <= world.today {
      values["after"] = addressOfMonth(next)
      values["afterTitle"] = language.title(ofMonth: next)
    }
    return values
  }

  private func dayValues(
    of day: Day, _ isChosen: Bool, _ address: String, _ cell: Cell
  ) -> [String: any Sendable] {
    let name = day.longText(in: world.language)
    var values: [String: any Sendable] = [
      "number": "\(day.day)", "kind": cell.kind, "note": cell.note, "isChosen": isChosen,
      "isToday": day == world.today,
      "label": cell.words.isEmpty ? name : "\(name): \(cell.words)",
    ]
    if day <= world.today { values["address"] = address } else { values["later"] = true }
    return values
  }

  private func addressOfMonth(_ day: Day) -> String {
    "\(path)?month=\("\(day)".prefix(7))#month"
  }
}
