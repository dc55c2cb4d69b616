public import Foundation

/// How instants become days: a time zone, and the hour at which a person's day starts.
public struct DayCalendar: Sendable, Hashable {
  /// The zone whose clock the person lives by.
  public var timeZone: TimeZone
  /// The hour 0 … 6 at which a new day starts; before it, it is still the day before.
  public let dayStartsAt: Int

  /// Hours outside 0 … 6 become the nearest one inside.
  public init(timeZone: TimeZone, dayStartsAt: Int = 0) {
    self.timeZone = timeZone
    self.dayStartsAt = min(max(dayStartsAt, 0), 6)
  }

  /// The suite's *today* at that instant.
  public func day(containing instant: Instant) -> Day {
    Day(epochDay: floorDivide(localSeconds(at: instant) - dayStartsAt * 3600, 86_400))
  }

  /// The first instant of the day; where a clock change skips its hour, the instant of the change.
  public func start(of day: Day) -> Instant {
    let wall = day.epochDay * 86_400 + dayStartsAt * 3600
    // The offset is one of those in force around it: the earliest instant that is in the day wins.
    let candidates = [-86_400, 86_400].map { shift in
      Instant(milliseconds: Int64(wall - offset(at: wall + shift)) * 1000)
    }
    return candidates.filter { self.day(containing: $0) == day }.min()
      ?? candidates.min() ?? Instant(milliseconds: Int64(wall) * 1000)
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
    instant.seconds + offset(at: instant.seconds)
  }

  private func offset(at seconds: Int) -> Int {
    timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(seconds)))
  }
}
