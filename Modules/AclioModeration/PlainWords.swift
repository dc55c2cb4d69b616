import Foundation

/// The words of a text without disguises: lower case without diacritics, look-alike letters,
/// invisible characters, digits for letters, or spaced letters.
struct PlainWords: Sendable {
  /// A word with all its possible readings: `k1ll` and `kiill` may both mean `kill`.
  struct Word: Sendable {
    var forms: [String]
    /// `true` if punctuation precedes the word.
    var followsBreak = false
    /// `true` if a wide gap separates some of its letters from those before.
    var followsWideGap = false
  }

  var words: [Word] = []

  /// Splits a text into words, and rejoins the fragments of words that rules look for.
  init(_ text: String) {
    for (index, line) in text.undisguised.split(separator: "\u{0}").enumerated() {
      add(line, isAfterGap: index > 0)
    }
    joinLetters()
    joinFragments()
  }

  /// Adds the text between two wide gaps.
  private mutating func add(_ text: Substring, isAfterGap: Bool) {
    var isFirst = true
    for chunk in text.split(separator: " ") {
      let inner = chunk.drop { !$0.isInWord }
      guard let last = inner.lastIndex(where: \.isInWord) else {
        endsSentence = true
        continue
      }
      let body = inner[...last]
      let opens = inner.startIndex != chunk.startIndex
      // *My friends' wedding* continues without a break.
      let closes = body.endIndex != chunk.endIndex && !chunk.hasSuffix("s'")
      let isOwner = body.hasSuffix("'s")
      let named = isOwner ? body.dropLast(2) : body
      var pieces = named.filter { $0 != "'" }.split { !$0.isInWord && !"*#!@$|+".contains($0) }.map(
        String.init)
      let joined = pieces.joined()
      let isSpelled = pieces.count > 2 && pieces.allSatisfy { $0.count == 1 }
      // `1,200` is a single number.
      let isNumber = pieces.allSatisfy { $0.allSatisfy(\.isNumber) }
      if pieces.count > 1, isSpelled || isNumber || Rules.vocabulary.contains(joined) {
        pieces = [joined]
      }
      if isOwner { pieces.append("s") }
      for (index, piece) in pieces.enumerated() {
        words.append(
          Word(
            forms: piece.readings,
            followsBreak: index == 0 && (endsSentence || opens),
            followsWideGap: isFirst && isAfterGap))
        isFirst = false
      }
      endsSentence = closes
    }
  }

  private var endsSentence = false

  /// Joins `k i l l` into a word; several words in a row are found by the vocabulary.
  private mutating func joinLetters() {
    var joined: [Word] = []
    var run: [Word] = []
    func flush() {
      let text = run.map { $0.forms[0] }.joined()
      let parts = run.count < 3 ? [] : Rules.vocabulary.parts(of: text)
      joined += parts.isEmpty ? run : parts.map { Word(forms: [$0]) }
      run = []
    }
    for word in words {
      if word.forms[0].count != 1 || word.followsWideGap { flush() }
      if word.forms[0].count == 1 { run.append(word) } else { joined.append(word) }
    }
    flush()
    words = joined
  }

  /// Joins `sui cide` into a word.
  private mutating func joinFragments() {
    var joined: [Word] = []
    for word in words {
      if let last = joined.last, last.forms[0].count <= 4, word.forms[0].count <= 4,
        Disguise.strong.contains(last.forms[0] + word.forms[0]),
        !Rules.vocabulary.contains(last.forms[0]), !Rules.vocabulary.contains(word.forms[0])
      {
        joined[joined.count - 1].forms = [last.forms[0] + word.forms[0]]
      } else {
        joined.append(word)
      }
    }
    words = joined
  }
}

extension Character {
  fileprivate var isInWord: Bool { isLetter || isNumber }
}

extension String {
  /// Maps look-alikes to lower-case Latin letters, and removes marks and invisible characters.
  /// White space becomes one space; wide gaps and line ends become NUL.
  fileprivate var undisguised: String {
    var plain = ""
    var spaces = 0
    for scalar in lowercased().decomposedStringWithCompatibilityMapping.unicodeScalars {
      if scalar.properties.isWhitespace {
        spaces += scalar == " " ? 1 : 2
        continue
      }
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .enclosingMark, .format, .control: continue
      default: break
      }
      if spaces > 0 { plain += spaces > 1 ? "\u{0}" : " " }
      spaces = 0
      switch scalar {
      case "'", "\u{2019}", "\u{2BC}", "`": plain += "'"
      default: plain += Disguise.lookalikes[scalar] ?? String(scalar)
      }
    }
    return plain
  }

  /// The possible readings of the word, itself first; a number has no other.
  fileprivate var readings: [String] {
    if allSatisfy(\.isNumber) { return [self] }
    var readings = [self]
    let isMixed = contains(where: \.isLetter) && contains { Disguise.signs[$0] != nil }
    if isMixed {
      readings = [
        String(map { Disguise.signs[$0] ?? $0 }),
        String(map { $0 == "1" ? "l" : Disguise.signs[$0] ?? $0 }),
        self,
      ]
    }
    if contains(where: { "*#".contains($0) }) { readings += Rules.vocabulary.filling(self) }
    return readings
      + readings.flatMap { [$0.shortened(to: 2), $0.shortened(to: 1)] }
      .filter { !readings.contains($0) }
  }

  /// The word with runs of three or more equal letters shortened.
  private func shortened(to length: Int) -> String {
    var (short, run) = ("", "")
    func flush() { short += run.count > 2 ? String(run.prefix(length)) : run }
    for character in self {
      if run.last != character {
        flush()
        run = ""
      }
      run.append(character)
    }
    flush()
    return short
  }
}

/// The disguises of words, and the words that may be split in two.
enum Disguise {
  static let strong = file.lists["strong"] ?? WordSet()

  fileprivate static let signs = Dictionary(
    pairs("signs").map { (Character($0), Character($1)) }, uniquingKeysWith: { first, _ in first })
  fileprivate static let lookalikes = Dictionary(
    pairs("lookalikes").flatMap { letter, latin in letter.unicodeScalars.map { ($0, latin) } },
    uniquingKeysWith: { first, _ in first })

  private static let file = RuleFile(Content.disguise)

  /// Pairs of a sign or letter and its meaning.
  private static func pairs(_ name: String) -> [(String, String)] {
    file.lines(of: name).compactMap { line in
      let parts = line.text.split(separator: " ")
      return parts.count == 2 ? (String(parts[0]), String(parts[1])) : nil
    }
  }
}
