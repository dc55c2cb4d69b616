/// The days, and the time of day, that somebody's words name.
public struct DayReading: Hashable, Sendable {
  /// How the words stand to the days.
  public enum Relation: Hashable, Sendable {
    /// Then: *on Friday*, *in March*.
    case on
    /// Then at the latest: *by Friday*, *do piatka*.
    case by
    /// Earlier than then: *before Friday*.
    case before
  }

  /// What the days are, which tells what *by* means: *by March* is over when March begins.
  public enum Kind: Hashable, Sendable {
    case day, week, weekend, month, quarter, season, year, newYear, range
  }

  /// From the first day to the last; one day where one is named.
  public let days: ClosedRange<Day>
  /// Minutes since midnight, 0 ..< 1440, where a time is named.
  public let minute: Int?
  /// Whether then, until then or before then is meant.
  public let relation: Relation
  /// What was named: a day, a month and so on.
  public let kind: Kind
  /// Where the words stand in the text, prepositions included.
  public let range: Range<String.Index>

  /// The only day, `nil` where several are named.
  public var day: Day? { days.lowerBound == days.upperBound ? days.lowerBound : nil }

  /// The last day that is left by what was said.
  public var deadline: Day {
    switch (relation, kind) {
    case (.on, _): days.upperBound
    case (.by, .day), (.by, .week), (.by, .range): days.upperBound
    case (.by, _), (.before, _): days.lowerBound.advanced(by: -1)
    }
  }
}

/// Why words are no day.
public enum DayProblem: Error, Hashable, Sendable {
  /// They name none.
  case unreadable
  /// They name one that no calendar has, as 31 February, or a weekday that the date is not.
  case impossible
  /// Both are meant by some: 3/4 is 3 April or 4 March.
  case ambiguous(Day, Day)
}

/// Which of several days is meant where the words leave it open: a weekday, or a date without a year.
public enum DayTense: Hashable, Sendable {
  /// The next one; a weekday is never today.
  case future
  /// The last one, today included.
  case past
}
