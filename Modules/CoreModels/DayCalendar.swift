/// How instants become days: a time zone, and the hour at which a person's day starts.
public struct DayCalendar: Sendable {
  /// The hour 0 … 6 at which a new day starts; before it, it is still the day before.
  public let dayStartsAt: Int

  private let offset: @Sendable (_ seconds: Int) -> Int

  /// The clock of a time zone; hours outside 0 … 6 become the nearest one inside.
  public init(timeZone: TimeZoneRules, dayStartsAt: Int = 0) {
    self.init(dayStartsAt: dayStartsAt, offset: timeZone.offset)
  }

  /// A clock that is `offset` seconds east of Greenwich, `seconds` after 1970-01-01T00:00:00Z.
  public init(dayStartsAt: Int = 0, offset: @escaping @Sendable (_ seconds: Int) -> Int) {
    self.dayStartsAt = min(max(dayStartsAt, 0), 6)
    self.offset = offset
  }

  /// The same clock with days that start at another hour.
  public func starting(at hour: Int) -> DayCalendar {
    DayCalendar(dayStartsAt: hour, offset: offset)
  }

  /// The suite's *today* at that instant.
  public func day(containing instant: Instant) -> Day {
    Day(epochDay: floorDivide(localSeconds(at: instant) - dayStartsAt * 3600, 86_400))
  }

  /// The first instant of the day; where a clock change skips its start, or the whole day, the
  /// instant of the change.
  public func start(of day: Day) -> Instant {
    let wall = day.epochDay * 86_400 + dayStartsAt * 3600
    let (before, after) = (offset(wall - 86_400), offset(wall + 86_400))
    var candidates = [wall - before]
    if before != after {
      candidates += [wall - after, change(after: wall - 86_400, before: wall + 86_400)]
    }
    let instants = candidates.map { Instant(milliseconds: Int64($0) * 1000) }
    return instants.filter { self.day(containing: $0) == day }.min() ?? instants[instants.count - 1]
  }

  /// The second at which the offset changes, the two differing in theirs.
  private func change(after start: Int, before end: Int) -> Int {
    var (old, new) = (start, end)
    let offset = self.offset(start)
    while new - old > 1 {
      let middle = old + (new - old) / 2
      if self.offset(middle) == offset { old = middle } else { new = middle }
    }
    return new
  }

  /// The wall clock's date and seconds since midnight, 0 ..< 86,400.
  public func wallClock(at instant: Instant) -> (date: Day, seconds: Int) {
    let local = localSeconds(at: instant)
    return (Day(epochDay: floorDivide(local, 86_400)), modulo(local, 86_400))
  }

  /// The wall clock's `HH:mm`.
  public func timeOfDay(at instant: Instant) -> String {
    let seconds = wallClock(at: instant).seconds
    return "\(padded(seconds / 3600, 2)):\(padded(seconds / 60 % 60, 2))"
  }

  private func localSeconds(at instant: Instant) -> Int {
    instant.seconds + offset(instant.seconds)
  }
}
