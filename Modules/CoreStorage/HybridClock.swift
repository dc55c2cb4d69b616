import CoreModels

/// A hybrid logical clock: milliseconds since 1970 in the upper 47 bits, a counter in the lower 16.
///
/// It never goes back: when the machine's clock was set back, the counter goes on from the last
/// change (Kulkarni et al., "Logical Physical Clocks", 2014).
enum HybridClock {
  /// The largest value that a change may carry, in the year 6429.
  static let latest = Int64.max - 0xFFFF

  /// The clock of the next change after one at `last`.
  static func next(after last: Int64, now: Instant) throws(StoreError) -> Int64 {
    let next = max(first(at: now), last + 1)
    guard next <= latest else { throw .clockExhausted }
    return next
  }

  /// The smallest clock of that millisecond.
  static func first(at instant: Instant) -> Int64 {
    min(max(instant.milliseconds, 0), latest >> 16) << 16
  }

  /// The greatest clock of that millisecond.
  static func last(at instant: Instant) -> Int64 { first(at: instant) | 0xFFFF }

  /// When that clock was read, to the millisecond.
  static func instant(of clock: Int64) -> Instant { Instant(milliseconds: clock >> 16) }
}
