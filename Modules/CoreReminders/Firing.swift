public import CoreModels

/// One time at which a schedule asks for a reminder.
public struct Firing: Hashable, Sendable {
  /// The suite's day that it belongs to.
  public let day: Day
  /// The wall clock's time that was asked for.
  public let time: TimeOfDay
  /// When that is.
  public let instant: Instant

  /// A firing as it was computed.
  public init(day: Day, time: TimeOfDay, instant: Instant) {
    self.day = day
    self.time = time
    self.instant = instant
  }
}

extension DayCalendar {
  /// When the clock shows that time on that day of the suite; a time that is shown twice is the
  /// first of them. A time that is skipped is the first instant after the gap, or the day's last
  /// minute where the gap takes its end away; `nil` where the whole day is skipped.
  public func instant(of time: TimeOfDay, on day: Day) -> Instant? {
    let wall = wallDate(of: time, on: day).epochDay * 86_400 + time.minutes * 60
    let (start, end) = (wall - 86_400, wall + 86_400)
    let (before, after) = (offset(at: start), offset(at: end))
    let first = instant(wall - before)
    if before == after || offset(at: first.seconds) == before { return first }
    let second = instant(wall - after)
    if offset(at: second.seconds) == after { return second }
    let change = change(after: start, before: end)
    return [change, change.adding(seconds: -60)].first { self.day(containing: $0) == day }
  }

  /// The date that the wall's calendar has at that time of the suite's day, which is the next one
  /// before the hour at which a new day starts.
  public func wallDate(of time: TimeOfDay, on day: Day) -> Day {
    time.hour < dayStartsAt ? day.advanced(by: 1) : day
  }

  private func instant(_ seconds: Int) -> Instant { Instant(milliseconds: Int64(seconds) * 1000) }

  /// Seconds east of Greenwich.
  private func offset(at seconds: Int) -> Int {
    let (date, time) = wallClock(at: instant(seconds))
    return date.epochDay * 86_400 + time - seconds
  }

  /// The first instant with another offset than `start`; the offset at `end` differs.
  private func change(after start: Int, before end: Int) -> Instant {
    var (old, new) = (start, end)
    let offset = offset(at: start)
    while new - old > 1 {
      let middle = old + (new - old) / 2
      if self.offset(at: middle) == offset { old = middle } else { new = middle }
    }
    return instant(new)
  }
}
