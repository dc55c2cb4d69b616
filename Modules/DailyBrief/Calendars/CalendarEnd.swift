import CoreModels
import CoreReminders

/// The end of a calendar file's event (RFC 5545, sections 3.6.1, 3.8.2.2 and 3.8.2.5).
enum CalendarEnd: Hashable, Sendable {
  /// The exclusive end: the first moment, or for whole days the first day, after the event.
  case time(CalendarTime)
  /// A duration from the start, in days and seconds.
  case after(days: Int, seconds: Int)

  /// The longest duration of an event, in days. Longer ones are cut.
  static let mostDays = 3660

  /// Reads DTEND, else DURATION. Throws ``EventError/brokenCalendar(_:line:)`` for an invalid end
  /// and ignores an invalid duration.
  init?(_ component: CalendarComponent) throws(EventError) {
    if let time = try component["DTEND"]?.times().first {
      self = .time(time)
    } else if let value = component["DURATION"]?.value, let end = CalendarEnd(duration: value) {
      self = end
    } else {
      return nil
    }
  }

  /// Reads `P1W`, `P7D`, `P1DT2H30M`.
  private init?(duration text: String) {
    var (days, seconds, number, isTime) = (0, 0, Int?.none, false)
    let value = text.trimmingWhitespace().drop { $0 == "+" }
    guard value.first == "P" else { return nil }
    for sign in value.dropFirst() {
      if let digit = sign.wholeNumberValue, sign.isASCII {
        number = min((number ?? 0) * 10 + digit, 100_000_000)
        continue
      }
      switch (sign, isTime, number) {
      case ("T", false, nil): isTime = true
      case ("W", false, let count?): days += count * 7
      case ("D", false, let count?): days += count
      case ("H", true, let count?): seconds += count * 3600
      case ("M", true, let count?): seconds += count * 60
      case ("S", true, let count?): seconds += count
      default: return nil
      }
      number = nil
    }
    guard number == nil else { return nil }
    self = .after(days: days, seconds: seconds)
  }
}

extension CalendarZones {
  /// The last date in the person's time zone on which an event takes place; never before its first
  /// one.
  mutating func lastDate(from start: CalendarTime, to end: CalendarEnd?) -> Day {
    let first = date(of: start)
    let last: Day =
      switch end {
      case nil: first
      case .time(let time):
        // The end is exclusive: midnight, and the day after a whole day, no longer count.
        isMidnight(time) ? date(of: time).advanced(by: -1) : date(of: time)
      case .after(let days, let seconds): self.last(days: days, seconds: seconds, after: start)
      }
    return min(max(first, last), first.advanced(by: CalendarEnd.mostDays))
  }

  private mutating func isMidnight(_ time: CalendarTime) -> Bool {
    if let instant = instant(of: time) { return home.wallClock(at: instant).seconds == 0 }
    return time.secondsSinceMidnight == 0
  }

  private mutating func last(days: Int, seconds: Int, after start: CalendarTime) -> Day {
    let wall = instant(of: start).map { home.wallClock(at: $0).seconds }
    let length = min(days, CalendarEnd.mostDays) * 86_400 + seconds
    let end = (wall ?? start.secondsSinceMidnight) + max(length, 1) - 1
    return date(of: start).advanced(by: min(end / 86_400, CalendarEnd.mostDays))
  }
}

extension CalendarTime {
  fileprivate var secondsSinceMidnight: Int { (time?.minutes ?? 0) * 60 }
}
