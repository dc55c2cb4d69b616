import CoreModels

/// A hybrid logical clock: milliseconds since 1970 in the upper 47 bits, a counter in the lower 16.
///
/// It never goes back: when the machine's clock was set back, the counter goes on from the last
/// change (Kulkarni et al., "Logical Physical Clocks", 2014). Only a date that the machine can believe
/// drives it: see ``believable(at:)`` and ``Redating``.
enum HybridClock {
  /// The largest value that a change from elsewhere may carry: the last of
  /// 2999-12-31T23:59:59.999Z.
  static let latest: Int64 = 32_503_679_999_999 << 16 | 0xFFFF

  /// How far ahead of a machine's clock another may be, in milliseconds: a day.
  private static let reach: Int64 = 86_400_000
  /// 2026-11-01T00:00:00Z. A machine's clock that shows an earlier time stands at what it was made
  /// with, and says nothing about others.
  private static let earliest: Int64 = 1_793_491_200_000

  /// The greatest clock that a machine believes at a time of its own: a later one was read from a
  /// clock that was wrong.
  static func believable(at now: Instant) -> Int64 {
    guard now.milliseconds >= earliest else { return .max }
    return min(last(at: Instant(milliseconds: now.milliseconds.clampedAdding(reach))), latest)
  }

  /// The clock of the next change after one at `last`; throws where it would be after ``latest``,
  /// which nobody else takes in.
  static func next(after last: Int64, now: Instant) throws(StoreError) -> Int64 {
    let (following, isOverflow) = last.addingReportingOverflow(1)
    let next = max(first(at: now), following)
    guard next <= latest, !isOverflow else { throw .clockExhausted }
    return next
  }

  /// The smallest clock of that millisecond.
  static func first(at instant: Instant) -> Int64 {
    min(max(instant.milliseconds, 0), .max >> 16) << 16
  }

  /// The greatest clock of that millisecond.
  static func last(at instant: Instant) -> Int64 { first(at: instant) | 0xFFFF }

  /// When that clock was read, to the millisecond.
  static func instant(of clock: Int64) -> Instant { Instant(milliseconds: clock >> 16) }
}

extension Int64 {
  fileprivate func clampedAdding(_ other: Int64) -> Int64 {
    let (sum, isOverflow) = addingReportingOverflow(other)
    return isOverflow ? .max : sum
  }
}
