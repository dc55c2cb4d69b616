/// The days, and the time of day, in a parsed text.
public struct DayReading: Hashable, Sendable {
  /// The relation of a text to its days.
  public enum Relation: Hashable, Sendable {
    /// On those days: *on Friday*, *in March*.
    case on
    /// On those days at the latest: *by Friday*, *do piatka*.
    case by
    /// Earlier than those days: *before Friday*.
    case before
  }

  /// The kind of span, which affects *by*: *by March* ends when March begins, and *by Christmas* on
  /// the eve of that holiday.
  public enum Kind: Hashable, Sendable {
    case day, week, weekend, month, quarter, season, year, holiday, range
  }

  /// The first through the last day; equal for a single day.
  public let days: ClosedRange<Day>
  /// Minutes since midnight, 0 ..< 1440; `nil` without a time.
  public let minute: Int?
  /// On, by or before those days.
  public let relation: Relation
  /// The kind of span: a day, a month and so on.
  public let kind: Kind
  /// The range of the words in the text, including prepositions.
  public let range: Range<String.Index>

  /// The single day; `nil` for several.
  public var day: Day? { days.lowerBound == days.upperBound ? days.lowerBound : nil }

  /// The last day that the text allows.
  public var deadline: Day {
    switch (relation, kind) {
    case (.on, _): days.upperBound
    case (.by, .day), (.by, .week), (.by, .range): days.upperBound
    case (.by, _), (.before, _): days.lowerBound.advanced(by: -1)
    }
  }
}

/// The reason why a text could not be parsed as a day.
public enum DayProblem: Error, Hashable, Sendable {
  /// It contains no day.
  case unreadable
  /// It names several days where one is needed.
  case severalDays
  /// The date does not exist, such as 31 February, or has a different weekday.
  case impossible
  /// The order of day and month is unclear: 3/4 is 3 April or 4 March.
  case ambiguous(Day, Day)
}

/// Resolves an ambiguous day: a weekday, or a date without a year.
public enum DayTense: Hashable, Sendable {
  /// The next one; a weekday is never today.
  case future
  /// The last one, today included.
  case past
}
