import CoreModels
import CoreReminders

/// When an event of a calendar file ends (RFC 5545, sections 3.6.1, 3.8.2.2 and 3.8.2.5).
enum CalendarEnd: Hashable, Sendable {
  /// The first moment, of whole days the first day, that is no longer part of it.
  case time(CalendarTime)
  /// So many days and seconds after its start.
  case after(days: Int, seconds: Int)

  /// Nobody's event lasts longer; what a file claims beyond that is cut.
  static let mostDays = 3660

  /// Reads DTEND, else DURATION; throws ``EventError/brokenCalendar(_:line:)`` for an end that does
  /// not exist. A duration that is none is as good as no end.
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
  /// The last date that the person's wall has while an event lasts that begins at that time; never
  /// before its first one.
  mutating func lastDate(from start: CalendarTime, to end: CalendarEnd?) -> Day {
    let first = date(of: start)
    let last: Day =
      switch end {
      case nil: first
      case .time(let time):
        // Midnight, and the day after a whole one, are no longer part of it.
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
