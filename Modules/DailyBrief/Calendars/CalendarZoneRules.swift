import CoreModels
import CoreReminders

/// A time zone defined by a calendar file (RFC 5545, section 3.6.5): its offsets and when they
/// change.
struct CalendarZoneRules: Sendable {
  private struct Change: Sendable {
    /// Seconds since 1970.
    let from: Int
    /// Seconds east of Greenwich, before and after the change.
    let former: Int, offset: Int
  }

  private var changes: [Change] = []

  /// The years for which changes are computed; earlier years use the first offset.
  private static let years = 1970...2100

  /// Reads a VTIMEZONE; `nil` if it is invalid.
  init?(_ component: CalendarComponent) {
    for part in component.components where ["STANDARD", "DAYLIGHT"].contains(part.name) {
      guard let former = part["TZOFFSETFROM"].flatMap(Self.offset),
        let offset = part["TZOFFSETTO"].flatMap(Self.offset),
        let start = part["DTSTART"].flatMap({ CalendarTime($0.value, zone: nil) })
      else { return nil }
      for day in Self.days(of: part, from: start.day) {
        let wall = day.epochDay * 86_400 + (start.time?.minutes ?? 0) * 60
        changes.append(Change(from: wall - former, former: former, offset: offset))
      }
    }
    if changes.isEmpty { return nil }
    changes.sort { $0.from < $1.from }
  }

  /// The offset in seconds east of Greenwich, at a time in seconds since 1970.
  func offset(at seconds: Int) -> Int {
    changes.last { $0.from <= seconds }?.offset ?? changes[0].former
  }

  /// The days on which the clock changes to this part's offset.
  private static func days(of part: CalendarComponent, from start: Day) -> [Day] {
    guard let line = part["RRULE"], let rule = try? RecurrenceRule(line) else {
      return [start]
    }
    let days = RecurrenceDays(rule: rule, start: start, last: rule.until?.day)
    var budget = 100_000
    return years.compactMap { year in
      let first = Day(year: year, month: 1, day: 1)
      let day = first.flatMap { days.first(from: $0, budget: &budget) { _ in true } }
      return day?.year == year ? day : nil
    }
  }

  /// Parses `+0100` or `-023000`.
  private static func offset(_ line: CalendarLine) -> Int? {
    let text = line.value.trimmingWhitespace()
    let digits = text.dropFirst().compactMap(\.wholeNumberValue)
    guard let sign = text.first, "+-".contains(sign), digits.count == text.count - 1,
      digits.count == 4 || digits.count == 6
    else { return nil }
    let (hours, minutes) = (digits[0] * 10 + digits[1], digits[2] * 10 + digits[3])
    return (hours * 3600 + minutes * 60) * (sign == "-" ? -1 : 1)
  }
}
