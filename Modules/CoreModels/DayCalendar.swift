/// Maps instants to days, by a time zone and the hour at which a person's day starts.
public struct DayCalendar: Sendable {
  /// The hour, 0 … 6, at which a new day starts; earlier hours belong to the previous day.
  public let dayStartsAt: Int

  private let offset: @Sendable (_ seconds: Int) -> Int

  /// The calendar of a time zone; hours outside 0 … 6 are clamped.
  public init(timeZone: TimeZoneRules, dayStartsAt: Int = 0) {
    self.init(dayStartsAt: dayStartsAt, offset: timeZone.offset)
  }

  /// A calendar by UTC offset: `offset` maps seconds since 1970-01-01T00:00:00Z to seconds east of
  /// Greenwich.
  public init(dayStartsAt: Int = 0, offset: @escaping @Sendable (_ seconds: Int) -> Int) {
    self.dayStartsAt = min(max(dayStartsAt, 0), 6)
    self.offset = offset
  }

  /// The same calendar with days that start at another hour.
  public func starting(at hour: Int) -> DayCalendar {
    DayCalendar(dayStartsAt: hour, offset: offset)
  }

  /// The day that contains an instant.
  public func day(containing instant: Instant) -> Day {
    Day(epochDay: floorDivide(localSeconds(at: instant) - dayStartsAt * 3600, 86_400))
  }

  /// The first instant of the day; if a clock change skips its start or the whole day, the instant
  /// of the change.
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

  /// The UTC offset at an instant, in seconds east of Greenwich.
  public func offset(at instant: Instant) -> Int { offset(instant.seconds) }

  /// The second after 1970-01-01T00:00:00Z at which the offset changes, given that it differs at
  /// the two ends.
  public func change(after start: Int, before end: Int) -> Int {
    var (old, new) = (start, end)
    let offset = self.offset(start)
    while new - old > 1 {
      let middle = old + (new - old) / 2
      if self.offset(middle) == offset { old = middle } else { new = middle }
    }
    return new
  }

  /// The local date and seconds since midnight, 0 ..< 86,400.
  public func wallClock(at instant: Instant) -> (date: Day, seconds: Int) {
    let local = localSeconds(at: instant)
    return (Day(epochDay: floorDivide(local, 86_400)), modulo(local, 86_400))
  }

  /// The local time as `HH:mm`.
  public func timeOfDay(at instant: Instant) -> String {
    let seconds = wallClock(at: instant).seconds
    return "\(padded(seconds / 3600, 2)):\(padded(seconds / 60 % 60, 2))"
  }

  private func localSeconds(at instant: Instant) -> Int {
    instant.seconds + offset(instant.seconds)
  }
}
