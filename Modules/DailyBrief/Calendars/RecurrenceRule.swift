import CoreModels

/// The recurrence of a calendar file's event (RFC 5545, section 3.3.10), in whole days: times
/// within a day do not matter.
struct RecurrenceRule: Hashable, Sendable {
  enum Frequency: String, Sendable { case daily, weekly, monthly, yearly }

  /// A weekday, optionally numbered in its month or year: 2 for the second, −1 for the last.
  struct NumberedWeekday: Hashable, Sendable {
    let ordinal: Int?
    let weekday: Weekday
  }

  var frequency = Frequency.daily
  var interval = 1
  var count: Int?
  var until: CalendarTime?
  var weekStart = Weekday.monday
  var months: [Int] = []
  var monthDays: [Int] = []
  var yearDays: [Int] = []
  var weekdays: [NumberedWeekday] = []
  var positions: [Int] = []

  /// Parses an RRULE; `nil` if it repeats within a day or uses unsupported rules. Throws
  /// ``EventError/brokenCalendar(_:line:)``.
  init?(_ line: CalendarLine) throws(EventError) {
    let problem = EventError.brokenCalendar(.badRecurrence, line: line.number)
    var isKnown = false
    for part in line.value.split(separator: ";") {
      let pair = part.split(separator: "=", maxSplits: 1)
      guard pair.count == 2 else { throw problem }
      let (name, value) = (
        pair[0].trimmingWhitespace().uppercased(), pair[1].trimmingWhitespace().uppercased()
      )
      switch name {
      case "FREQ":
        if ["SECONDLY", "MINUTELY", "HOURLY"].contains(value) { return nil }
        guard let known = Frequency(rawValue: value.lowercased()) else { throw problem }
        (frequency, isKnown) = (known, true)
      case "INTERVAL": interval = try Self.numbers(value, 1...1_000_000, else: problem)[0]
      case "COUNT": count = try Self.numbers(value, 1...1_000_000, else: problem)[0]
      case "UNTIL":
        guard let time = CalendarTime(value, zone: nil) else { throw problem }
        until = time
      case "WKST":
        guard let day = Weekday(calendar: value) else { throw problem }
        weekStart = day
      case "BYMONTH": months = try Self.numbers(value, 1...12, else: problem)
      case "BYMONTHDAY": monthDays = try Self.numbers(value, -31...31, else: problem)
      case "BYYEARDAY": yearDays = try Self.numbers(value, -366...366, else: problem)
      case "BYSETPOS": positions = try Self.numbers(value, -366...366, else: problem)
      case "BYDAY": weekdays = try Self.weekdays(value, else: problem)
      case "BYWEEKNO", "RSCALE", "SKIP": return nil
      default: continue
      }
    }
    guard isKnown else { throw problem }
  }

  private static func numbers(
    _ text: String, _ range: ClosedRange<Int>, else problem: EventError
  ) throws(EventError) -> [Int] {
    var numbers: [Int] = []
    for word in text.split(separator: ",") {
      guard let number = Int(word.trimmingWhitespace()), range.contains(number), number != 0 else {
        throw problem
      }
      numbers.append(number)
    }
    guard !numbers.isEmpty else { throw problem }
    return numbers
  }

  private static func weekdays(
    _ text: String, else problem: EventError
  ) throws(EventError) -> [NumberedWeekday] {
    var days: [NumberedWeekday] = []
    for word in text.split(separator: ",").map({ $0.trimmingWhitespace() }) {
      let number = word.dropLast(2)
      let ordinal = number.isEmpty ? nil : Int(number)
      guard let weekday = Weekday(calendar: String(word.suffix(2))),
        number.isEmpty || ordinal.map({ (1...53).contains($0.magnitude) }) ?? false
      else { throw problem }
      days.append(NumberedWeekday(ordinal: ordinal, weekday: weekday))
    }
    guard !days.isEmpty else { throw problem }
    return days
  }
}

extension RecurrenceRule {
  /// `true` if it repeats on one date of every year, without an end.
  var isPlainlyYearly: Bool {
    guard count == nil, until == nil, yearDays.isEmpty, weekdays.isEmpty, positions.isEmpty,
      months.count <= 1, monthDays.allSatisfy({ $0 > 0 })
    else { return false }
    return switch frequency {
    // Without a month, the days of the month apply to every month.
    case .yearly: interval == 1 && (monthDays.isEmpty || months.count == 1 && monthDays.count == 1)
    case .monthly:
      interval == 12 && months.isEmpty && monthDays.count <= 1
        || interval == 1 && months.count == 1 && monthDays.count <= 1
    case .daily, .weekly: false
    }
  }
}

extension Weekday {
  /// Parses `MO`, …, `SU`.
  fileprivate init?(calendar text: String) {
    let found = Weekday.allCases.first { $0.name.prefix(2).uppercased() == text }
    guard let found else { return nil }
    self = found
  }
}
