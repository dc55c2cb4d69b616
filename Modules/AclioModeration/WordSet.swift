/// A set of words, prefixes, suffixes, and upper limits of numbers.
struct WordSet: Sendable {
  private var own: Set<String> = []
  private var ownBeginnings: [String] = []
  private var ownEndings: [String] = []
  private var limits: [Limit] = []
  /// The included lists, which are shared, not copied.
  private var lists: [WordSet] = []

  /// An upper limit of whole numbers, with an optional attached unit.
  private struct Limit: Sendable {
    var number: Int
    var unit: String

    init(_ text: Substring) {
      let digits = text.prefix(while: \.isNumber)
      (number, unit) = (Int(digits) ?? 0, String(text.dropFirst(digits.count)))
    }

    func contains(_ text: String) -> Bool {
      guard text.hasSuffix(unit) else { return false }
      return Int(text.dropLast(unit.count)).map { $0 < number } ?? false
    }
  }

  init() {}

  /// Parses `kill|murder*|@person|<1000|<1000kcal`, with lists by name.
  init(_ text: Substring, _ named: [String: WordSet]) {
    for word in text.utf8.split(separator: UInt8(ascii: "|")) {
      let name = Substring(word.dropFirst())
      switch word.first {
      case UInt8(ascii: "@"): lists.append(named[String(name)] ?? WordSet())
      case UInt8(ascii: "<"): limits.append(Limit(name))
      default: insert(word)
      }
    }
  }

  /// Creates a set of words such as `kill`, prefixes such as `murder*`, and suffixes such as
  /// `*tabletten`.
  init(_ words: some Sequence<Substring.UTF8View>) {
    for word in words { insert(word) }
  }

  private mutating func insert(_ word: Substring.UTF8View) {
    if word.last == UInt8(ascii: "*") {
      ownBeginnings.append(String(Substring(word.dropLast())))
    } else if word.first == UInt8(ascii: "*") {
      ownEndings.append(String(Substring(word.dropFirst())))
    } else {
      own.insert(String(Substring(word)))
    }
  }

  /// The complete words, and the prefixes and suffixes of others.
  var whole: Set<String> { lists.reduce(own) { $0.union($1.whole) } }
  var beginnings: [String] { lists.reduce(ownBeginnings) { $0 + $1.beginnings } }
  private var endings: [String] { lists.reduce(ownEndings) { $0 + $1.endings } }
  /// All words, prefixes and suffixes, as written in rules.
  var texts: [String] { whole + beginnings.map { $0 + "*" } + endings.map { "*" + $0 } }

  func contains(_ word: PlainWords.Word) -> Bool { word.forms.contains(where: contains) }

  func contains(_ text: String) -> Bool {
    own.contains(text) || ownBeginnings.contains { text.hasPrefix($0) }
      || ownEndings.contains { text.hasSuffix($0) } || limits.contains { $0.contains(text) }
      || lists.contains { $0.contains(text) }
  }
}
