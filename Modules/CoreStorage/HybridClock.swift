import CoreModels

/// A hybrid logical clock: milliseconds since 1970 in the upper 47 bits, a counter in the lower 16.
///
/// It never goes back: when the machine's clock was set back, the counter goes on from the last
/// change (Kulkarni et al., "Logical Physical Clocks", 2014).
enum HybridClock {
  /// The largest value that a change from elsewhere may carry: the last of
  /// 2999-12-31T23:59:59.999Z.
  ///
  /// The counter may run past it, so that a write can follow whatever was taken in.
  static let latest: Int64 = 32_503_679_999_999 << 16 | 0xFFFF

  /// The clock of the next change after one at `last`; throws where `now` is after ``latest``, so
  /// that a clock set wrongly once does not push all later changes there.
  static func next(after last: Int64, now: Instant) throws(StoreError) -> Int64 {
    let (following, isOverflow) = last.addingReportingOverflow(1)
    guard first(at: now) <= latest, !isOverflow else { throw .clockExhausted }
    return max(first(at: now), following)
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
