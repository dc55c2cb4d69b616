public import CoreModels

/// A scheduled time of a reminder.
public struct Firing: Hashable, Sendable {
  /// The day in the suite.
  public let day: Day
  /// The scheduled local time.
  public let time: TimeOfDay
  /// The resulting instant.
  public let instant: Instant

  /// Creates a computed firing.
  public init(day: Day, time: TimeOfDay, instant: Instant) {
    self.day = day
    self.time = time
    self.instant = instant
  }
}

extension DayCalendar {
  /// The instant of a local time on a day in the suite; of an ambiguous time, the first. A skipped
  /// time is the first instant after the gap, or the day's last minute if the gap removes its end;
  /// `nil` if the whole day is skipped.
  public func instant(of time: TimeOfDay, on day: Day) -> Instant? {
    let wall = wallDate(of: time, on: day).epochDay * 86_400 + time.minutes * 60
    let (start, end) = (wall - 86_400, wall + 86_400)
    let (before, after) = (offset(at: instant(start)), offset(at: instant(end)))
    let first = instant(wall - before)
    if before == after || offset(at: first) == before { return first }
    let second = instant(wall - after)
    if offset(at: second) == after { return second }
    let change = instant(change(after: start, before: end))
    return [change, change.adding(seconds: -60)].first { self.day(containing: $0) == day }
  }

  /// The calendar date of a time on a day in the suite; the next date for hours before the day's
  /// start.
  public func wallDate(of time: TimeOfDay, on day: Day) -> Day {
    time.hour < dayStartsAt ? day.advanced(by: 1) : day
  }

  private func instant(_ seconds: Int) -> Instant { Instant(milliseconds: Int64(seconds) * 1000) }
}
