public import CoreModels
public import CoreStorage

/// Days on which a person is ill, away or grieving: streaks, scores and reminders of every product
/// pause, and the days are marked, not counted as failures.
public struct MercySpan: Record, Hashable {
  public static let kind = "suite.mercy"
  /// The first day of the pause, which is the id too.
  public let from: Day
  /// Its last day.
  public var until: Day

  /// A pause from one day to another, both included.
  public init(from: Day, until: Day) {
    self.from = from
    self.until = until
  }

  public var id: String { from.description }
  public var day: Day? { from }
  /// The days of the pause; none where it ends before it begins.
  public var days: Range<Day> { from..<max(from, until.advanced(by: 1)) }
}

/// All days on which a person pauses.
public struct PausedDays: Hashable, Sendable {
  private let spans: [MercySpan]

  /// The days of these pauses, which may overlap.
  public init(_ spans: [MercySpan] = []) { self.spans = spans }

  /// Whether the day is within a pause.
  public func contains(_ day: Day) -> Bool { spans.contains { $0.days.contains(day) } }

  /// The pauses that the day is in.
  public func spans(containing day: Day) -> [MercySpan] {
    spans.filter { $0.days.contains(day) }
  }

  /// The pause that the day is in; of several the one that lasts longest.
  public func span(containing day: Day) -> MercySpan? {
    spans(containing: day).max { $0.until < $1.until }
  }

  /// From the first day without a pause, that day or a later one, until so many were without.
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
  /// The person's mercy days.
  public func pausedDays() throws -> PausedDays { PausedDays(try list(MercySpan.self)) }
}

extension Transaction {
  /// Pauses everything from today until a day, or moves the end of the pause that runs; answers the
  /// pause that today then is in.
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
