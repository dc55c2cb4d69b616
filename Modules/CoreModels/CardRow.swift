/// A line of a card where there is room for more than the few lines of every day, and where it can be
/// chosen to act on it.
public struct CardRow: Hashable, Sendable {
  /// The meaning of a row's colour.
  public enum Tone: Hashable, Sendable {
    case plain
    /// Asked for today, and not done yet.
    case due
    /// Done, or more than before.
    case gain
    /// Late, or less than before.
    case loss
    /// Read second.
    case quiet
  }

  /// The line, unwrapped.
  public var text: String
  /// The text's tone.
  public var tone: Tone
  /// The last days of a habit, oldest first.
  public var days: [DayMark]
  /// A few words that stand at the right.
  public var detail: String
  /// Their tone.
  public var detailTone: Tone
  /// The actions that a person can take on it; none by default.
  public var acts: [CardAct] = []
  /// The id of the record that it is about, whose earlier states can be brought back.
  public var record: String?
  /// The words of the product's command that shows all of it; empty for none of its own.
  public var screen: [String] = []

  /// A row; without days and a detail it is a line of text.
  public init(
    _ text: String, _ tone: Tone = .plain, days: [DayMark] = [], detail: String = "",
    _ detailTone: Tone = .quiet
  ) {
    self.text = text
    self.tone = tone
    self.days = days
    self.detail = detail
    self.detailTone = detailTone
  }
}

/// The state of a habit on a day.
public enum DayMark: Hashable, Sendable {
  case kept
  /// Asked for, and not over.
  case open
  case missed
  /// Not asked for.
  case free
  /// Skipped, or everything paused.
  case paused
}
