/// Some words, some of them by how they begin.
struct WordSet: Sendable {
  private var own: Set<String> = []
  private var ownBeginnings: [String] = []
  /// Lists that belong to it; they are shared, not copied.
  private var lists: [WordSet] = []

  init() {}

  /// `kill|murder*|@person`, lists by their names.
  init(_ text: Substring, _ named: [String: WordSet]) {
    for word in text.split(separator: "|") {
      if word.hasPrefix("@") {
        lists.append(named[String(word.dropFirst())] ?? WordSet())
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
      || lists.contains { $0.contains(text) }
  }
}
