public import CoreModels
public import CoreStorage

/// A pause while the user is ill, away or grieving. Streaks, scores and reminders of all products
/// are suspended, and the days are marked rather than counted as failures.
public struct MercySpan: Record, Hashable {
  public static let kind = "suite.mercy"
  /// The first day of the pause, which is also its id.
  public let from: Day
  /// The last day of the pause.
  public var until: Day

  /// A pause from one day to another, inclusive.
  public init(from: Day, until: Day) {
    self.from = from
    self.until = until
  }

  public var id: String { from.description }
  public var day: Day? { from }
  /// The days of the pause; empty if it ends before it starts.
  public var days: Range<Day> { from..<max(from, until.advanced(by: 1)) }
}

/// All days on which the user pauses.
public struct PausedDays: Hashable, Sendable {
  private let spans: [MercySpan]

  /// Combines pauses, which may overlap.
  public init(_ spans: [MercySpan] = []) { self.spans = spans }

  /// Returns `true` if the day is within a pause.
  public func contains(_ day: Day) -> Bool { spans.contains { $0.days.contains(day) } }

  /// Returns the pauses that include the day.
  public func spans(containing day: Day) -> [MercySpan] {
    spans.filter { $0.days.contains(day) }
  }

  /// Returns the pause that includes the day, the longest-lasting one of several.
  public func span(containing day: Day) -> MercySpan? {
    spans(containing: day).max { $0.until < $1.until }
  }

  /// Returns the range of days from the first unpaused day, `day` or later, until it has `count`
  /// unpaused days.
  func days(_ count: Int, from day: Day) -> ClosedRange<Day> {
    var (first, last, next, left) = (Day?.none, day, day, count)
    while left > 0, next < Day.last {
      if let span = span(containing: next) {
        next = span.until.advanced(by: 1)
      } else {
        (first, last, next, left) = (first ?? next, next, next.advanced(by: 1), left - 1)
      }
    }
    return (first ?? last)...last
  }
}

extension Snapshot {
  /// Returns the user's paused days.
  public func pausedDays() throws -> PausedDays { PausedDays(try list(MercySpan.self)) }
}

extension Transaction {
  /// Starts a pause from today until a day, or moves the end of the current one. Returns the pause
  /// that then includes today.
  public func pause(from today: Day, until last: Day) throws -> MercySpan? {
    let running = try snapshot.pausedDays().spans(containing: today)
    for var span in running.isEmpty ? [MercySpan(from: today, until: last)] : running {
      span.until = last
      try put(span)
    }
    return try snapshot.pausedDays().span(containing: today)
  }

  /// Ends the pause; the days before today stay marked.
  public func endPause(on today: Day) throws {
    for var span in try snapshot.pausedDays().spans(containing: today) {
      span.until = today.advanced(by: -1)
      if span.from < today {
        try put(span)
      } else {
        try remove(MercySpan.self, span.id)
      }
    }
  }
}
