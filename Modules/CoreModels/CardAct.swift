/// Something that a person can do with a row of a card, as words of one of the product's commands.
public struct CardAct: Hashable, Sendable {
  /// The way it is asked for.
  public enum Kind: Hashable, Sendable {
    /// The obvious thing: a step is done, a habit gets its minutes.
    case usual
    /// The opposite of the usual act.
    case less
    /// Adds an entry like those of the row or its card.
    case add
    /// Opens the text editor.
    case edit
  }

  /// The way it is asked for.
  public let kind: Kind
  /// A few words on what it does, such as `+20 min`.
  public let title: String
  /// The command and its arguments, without the product's name: `["up", "9e08…"]`.
  public let words: [String]
  /// `true` if the person has to type the last argument, or the value of an option whose name is the
  /// last word: `--on=`.
  public let asks: Bool
  /// `true` if it is worth doing for an earlier day too, which the command gets as `--date`.
  public let isOfDay: Bool

  /// Creates an act of a kind.
  public init(
    _ kind: Kind, _ title: String, _ words: [String], asks: Bool = false, isOfDay: Bool = false
  ) {
    self.kind = kind
    self.title = title
    self.words = words
    self.asks = asks
    self.isOfDay = isOfDay
  }
}

extension CardRow {
  /// Returns the row's act of a kind; `nil` for none.
  public func act(_ kind: CardAct.Kind) -> CardAct? { acts.first { $0.kind == kind } }

  /// Returns this row with acts.
  public func with(_ acts: [CardAct]) -> CardRow {
    var row = self
    row.acts = acts
    return row
  }

  /// Returns this row with a screen of its own.
  public func opening(_ screen: [String]) -> CardRow {
    var row = self
    row.screen = screen
    return row
  }

  /// Returns this row as one about a record.
  public func about(_ record: String?) -> CardRow {
    var row = self
    row.record = record
    return row
  }
}
