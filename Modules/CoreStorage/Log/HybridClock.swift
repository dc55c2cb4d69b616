import CoreModels

/// A hybrid logical clock: milliseconds since 1970 in the upper 47 bits, a counter in the lower 16.
///
/// It never goes back: if the machine's clock is set back, the counter continues from the last
/// change (Kulkarni et al., "Logical Physical Clocks", 2014). Only believable dates advance it; see
/// ``believable(at:)`` and ``Redating``.
enum HybridClock {
  /// The largest clock accepted from elsewhere: the last of 2999-12-31T23:59:59.999Z.
  static let latest: Int64 = 32_503_679_999_999 << 16 | 0xFFFF

  /// The tolerance for clocks ahead of this machine's, in milliseconds: a day.
  private static let reach: Int64 = 86_400_000
  /// 2026-11-01T00:00:00Z. A machine that shows an earlier time has an unset clock and cannot judge
  /// others.
  private static let earliest: Int64 = 1_793_491_200_000

  /// Returns the greatest clock that is plausible at a machine's time; anything later came from a
  /// wrong clock.
  static func believable(at now: Instant) -> Int64 {
    guard now.milliseconds >= earliest else { return .max }
    return min(last(at: Instant(milliseconds: now.milliseconds.clampedAdding(reach))), latest)
  }

  /// Returns the clock of the change after one at `last`; throws past ``latest``, which other
  /// devices would reject.
  static func next(after last: Int64, now: Instant) throws(StoreError) -> Int64 {
    let (following, isOverflow) = last.addingReportingOverflow(1)
    let next = max(first(at: now), following)
    guard next <= latest, !isOverflow else { throw .clockExhausted }
    return next
  }

  /// Returns the smallest clock of a millisecond.
  static func first(at instant: Instant) -> Int64 {
    min(max(instant.milliseconds, 0), .max >> 16) << 16
  }

  /// Returns the greatest clock of a millisecond.
  static func last(at instant: Instant) -> Int64 { first(at: instant) | 0xFFFF }

  /// Returns the time of a clock, to the millisecond.
  static func instant(of clock: Int64) -> Instant { Instant(milliseconds: clock >> 16) }
}

extension Int64 {
  fileprivate func clampedAdding(_ other: Int64) -> Int64 {
    let (sum, isOverflow) = addingReportingOverflow(other)
    return isOverflow ? .max : sum
  }
}
