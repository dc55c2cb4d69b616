/// A number of minutes as people write it: `20`, `15m`, `1h`, `1 h 30`, `90 min` or `1.5 h`.
public enum TypedMinutes: Hashable, Sendable {
  case minutes(Int)
  /// A text that may mean hours or minutes, such as `1:30` or `1.5`.
  case ambiguous(String)
  /// A text that is no length of time in whole minutes.
  case unreadable(String)

  /// Reads what somebody typed, in any supported language.
  public init(_ text: String) {
    let typed = text.trimmingWhitespace()
    let words = Self.words(of: typed) ?? []
    if let count = Int(typed) ?? Self.read(words) {
      self = .minutes(count)
    } else {
      self = Self.isBare(words) ? .ambiguous(text) : .unreadable(text)
    }
  }

  private typealias Word = (amount: Double, unit: String)

  /// Each number with the unit behind it, which is empty where none stands; `nil` for anything else.
  private static func words(of text: String) -> [Word]? {
    guard text.utf8.count <= 40 else { return nil }
    var (rest, words) = (text[...], [Word]())
    while !rest.isEmpty {
      let number = rest.prefix { $0.isASCII && $0.isNumber || ".,".contains($0) }
      rest.removeFirst(number.count)
      let unit = rest.prefix { !$0.isNumber }
      rest.removeFirst(unit.count)
      guard let amount = Double(number.replacing(",", with: ".")) else { return nil }
      words.append((amount, unit.filter { !$0.isWhitespace && $0 != "." }.lowercased()))
    }
    return words.isEmpty ? nil : words
  }

  /// The minutes, if the units tell them.
  private static func read(_ words: [Word]) -> Int? {
    guard words.count <= 2 else { return nil }
    let table = ContentTable(Content.durationWords)
    let units = words.map { table.rows(of: $0.unit).first?.text(1) ?? $0.unit }
    let sum: Double
    switch units {
    case ["hours"]: sum = words[0].amount * 60
    case ["minutes"]: sum = words[0].amount
    case ["hours", "minutes"], ["hours", ""]:
      guard words[0].amount == words[0].amount.rounded(), words[1].amount < 60 else { return nil }
      sum = words[0].amount * 60 + words[1].amount
    default: return nil
    }
    return sum <= 1e6 && abs(sum - sum.rounded()) < 1e-6 ? Int(sum.rounded()) : nil
  }

  /// `true` for numbers alone, also with a colon, as on a clock.
  private static func isBare(_ words: [Word]) -> Bool {
    (1...2).contains(words.count)
      && words.allSatisfy { ["", ":"].contains($0.unit) && $0.amount <= 1440 }
  }
}
