import Foundation

/// A text as words without disguise: lower case without diacritics, look-alike letters, invisible
/// characters, digits for letters, or letters apart.
struct PlainWords: Sendable {
  /// A word in every reading that it may have: `k1ll` is `kill`, and `kiill` is `kill` as well.
  struct Word: Sendable {
    var forms: [String]
    /// Whether punctuation stands between it and the word before.
    var followsBreak = false
    /// Whether letters of it stand at a distance from those before.
    var followsWideGap = false
  }

  var words: [Word] = []

  /// Words that rules look for are put together from their pieces.
  init(_ text: String) {
    for (index, line) in text.undisguised.split(separator: "\u{0}").enumerated() {
      add(line, isAfterGap: index > 0)
    }
    joinLetters()
    joinFragments()
  }

  /// Adds what stands between two wide gaps.
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
      // *My friends' wedding* is one thought.
      let closes = body.endIndex != chunk.endIndex && !chunk.hasSuffix("s'")
      let isOwner = body.hasSuffix("'s")
      let named = isOwner ? body.dropLast(2) : body
      var pieces = named.filter { $0 != "'" }.split { !$0.isInWord && !"*#!@$|+".contains($0) }.map(
        String.init)
      let joined = pieces.joined()
      let isSpelled = pieces.count > 2 && pieces.allSatisfy { $0.count == 1 }
      // `1,200` is one number.
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

  /// `k i l l` is a word; several words in a row are found by the vocabulary.
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

  /// `sui cide` is a word.
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
  /// Lower-case Latin letters where letters look like them, without marks and invisible characters;
  /// white space is one space, and wide gaps and line ends a NUL.
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

  /// What the word may be meant to be, itself first.
  fileprivate var readings: [String] {
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

  /// Runs of three and more of a letter, shortened.
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

/// How words are disguised, and which are found in two pieces.
enum Disguise {
  static let strong = file.lists["strong"] ?? WordSet()

  fileprivate static let signs = Dictionary(
    pairs("signs").map { (Character($0), Character($1)) }, uniquingKeysWith: { first, _ in first })
  fileprivate static let lookalikes = Dictionary(
    pairs("lookalikes").flatMap { letter, latin in letter.unicodeScalars.map { ($0, latin) } },
    uniquingKeysWith: { first, _ in first })

  private static let file = RuleFile(Content.disguise)

  /// A sign or letter, and what it stands for.
  private static func pairs(_ name: String) -> [(String, String)] {
    file.lines(of: name).compactMap { line in
      let parts = line.text.split(separator: " ")
      return parts.count == 2 ? (String(parts[0]), String(parts[1])) : nil
    }
  }
}
