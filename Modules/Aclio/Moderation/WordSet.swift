/// Some words, some of them by how they begin, and numbers by what they are below.
struct WordSet: Sendable {
  private var own: Set<String> = []
  private var ownBeginnings: [String] = []
  private var limits: [Limit] = []
  /// Lists that belong to it; they are shared, not copied.
  private var lists: [WordSet] = []

  /// A whole number below another, with a unit that is written to it.
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

  /// `kill|murder*|@person|<1000|<1000kcal`, lists by their names.
  init(_ text: Substring, _ named: [String: WordSet]) {
    for word in text.split(separator: "|") {
      if word.hasPrefix("@") {
        lists.append(named[String(word.dropFirst())] ?? WordSet())
      } else if word.hasPrefix("<") {
        limits.append(Limit(word.dropFirst()))
      } else if word.hasSuffix("*") {
        ownBeginnings.append(String(word.dropLast()))
      } else {
        own.insert(String(word))
      }
    }
  }

  /// Words of the language as they stand in a lexicon, apart by white space.
  init(list: String) {
    self.init(list.split(whereSeparator: \.isWhitespace).joined(separator: "|")[...], [:])
  }

  /// Its words, and how others begin.
  var whole: Set<String> { lists.reduce(own) { $0.union($1.whole) } }
  var beginnings: [String] { lists.reduce(ownBeginnings) { $0 + $1.beginnings } }

  func contains(_ word: PlainWords.Word) -> Bool { word.forms.contains(where: contains) }

  func contains(_ text: String) -> Bool {
    own.contains(text) || ownBeginnings.contains { text.hasPrefix($0) }
      || limits.contains { $0.contains(text) } || lists.contains { $0.contains(text) }
  }
}
