/// Reads coordinates as people write them: `48.1486° N, 17.1077° E`, `48 8 55 N 17 6 28 E` or, with
/// decimal commas, `48,15; 17,11`.
struct CoordinatesReader {
  private let language: Language
  private var text: Substring
  private var tokens: [Token] = []

  private enum Token {
    case number(Part)
    case word(Direction, key: String)
    case gap
  }

  /// A number of degrees, minutes or seconds.
  private struct Part {
    var value: Double
    var isNegative = false
    var isSigned = false
    var isWhole = true
    /// 0 for degrees, 1 for minutes, 2 for seconds; `nil` without a sign that tells.
    var unit: Int?
  }

  private enum Direction: String {
    case north, south, east, west
    var isLatitude: Bool { self == .north || self == .south }
    var isNegative: Bool { self == .south || self == .west }
  }

  /// The position; `nil` if the text is anything else, or could be several positions.
  static func read(_ text: String, in language: Language) -> Coordinates? {
    guard text.utf8.count <= 120 else { return nil }
    var reader = CoordinatesReader(language: language, text: text[...])
    guard reader.tokenize() else { return nil }
    reader.turnCzechAndSlovakNorth()
    let words = reader.tokens.compactMap { if case .word(let word, _) = $0 { word } else { nil } }
    return words.isEmpty ? reader.unnamed() : reader.named(by: words)
  }

  private init(language: Language, text: Substring) {
    (self.language, self.text) = (language, text)
  }
}

// MARK: - Tokens

extension CoordinatesReader {
  /// Returns `false` if the text has something that no coordinates have.
  private mutating func tokenize() -> Bool {
    while let first = text.first {
      if first.isWhitespace {
        text.removeFirst()
      } else if ",;/".contains(first) {
        text.removeFirst()
        tokens.append(.gap)
      } else if first.isNumber || "+-−".contains(first) {
        guard readNumber() else { return false }
      } else if first.isLetter {
        guard readWord() else { return false }
      } else {
        guard readMark() else { return false }
      }
    }
    return true
  }

  private mutating func readNumber() -> Bool {
    var part = Part(value: 0)
    if let sign = text.first, "+-−".contains(sign) {
      (part.isSigned, part.isNegative) = (true, sign != "+")
      text.removeFirst()
    }
    var digits = readDigits()
    guard !digits.isEmpty else { return false }
    if text.first == "." || text.first == ",", text.dropFirst().first?.isNumber == true {
      text.removeFirst()
      digits += "." + readDigits()
      part.isWhole = false
      if text.first == "." || text.first == ",", text.dropFirst().first?.isNumber == true {
        return false
      }
    }
    guard let value = Double(digits), text.first != "-" else { return false }
    part.value = value
    tokens.append(.number(part))
    return true
  }

  private mutating func readDigits() -> String {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    text.removeFirst(digits.count)
    return String(digits)
  }

  /// Reads `N`, `north` or, as in Slovak, `s. š.`
  private mutating func readWord() -> Bool {
    let word = text.prefix { $0.isLetter || $0.isWhitespace || $0 == "." }
    text.removeFirst(word.count)
    let key = word.filter(\.isLetter).lowercased()
    let rows = ContentTable(Content.directionWords).rows(of: key)
    let row = rows.first { $0.text(2).isEmpty || $0.text(2) == language.rawValue }
    guard let row, let direction = Direction(rawValue: row.text(1)) else { return false }
    tokens.append(.word(direction, key: key))
    return true
  }

  /// Reads an `S` beside `V` or `Z` as *sever*, which is north; beside `E` or `W` it is south.
  private mutating func turnCzechAndSlovakNorth() {
    let keys = tokens.compactMap { if case .word(_, let key) = $0 { key } else { nil } }
    guard keys.contains(where: ["v", "z", "vd", "zd"].contains) else { return }
    tokens = tokens.map {
      if case .word(_, key: "s") = $0 { .word(.north, key: "s") } else { $0 }
    }
  }

  /// Reads the sign of degrees, minutes or seconds after a number.
  private mutating func readMark() -> Bool {
    guard case .number(var part)? = tokens.last, part.unit == nil else { return false }
    let mark = text.removeFirst()
    if "°º˚".contains(mark) {
      part.unit = 0
    } else if "″\"”“".contains(mark) {
      part.unit = 2
    } else if "′'’‘´".contains(mark) {
      part.unit = 1
      if text.first == mark {
        text.removeFirst()
        part.unit = 2
      }
    } else {
      return false
    }
    tokens[tokens.count - 1] = .number(part)
    return true
  }
}

// MARK: - Positions

extension CoordinatesReader {
  /// Two numbers or twice as many parts, north before east.
  private func unnamed() -> Coordinates? {
    var groups = tokens.split(whereSeparator: { if case .gap = $0 { true } else { false } })
    if groups.count == 1, let all = groups.first, all.count.isMultiple(of: 2) {
      groups = [all.prefix(all.count / 2), all.suffix(all.count / 2)]
    }
    guard groups.count == 2, let latitude = angle(groups[0]), let longitude = angle(groups[1])
    else { return nil }
    return Coordinates(latitude: latitude, longitude: longitude)
  }

  /// One angle for each direction, which stands before or after it, in any order.
  private func named(by words: [Direction]) -> Coordinates? {
    guard words.count == 2, words[0].isLatitude != words[1].isLatitude else { return nil }
    let groups = tokens.split(whereSeparator: { if case .word = $0 { true } else { false } })
      .map { $0.filter { if case .gap = $0 { false } else { true } } }.filter { !$0.isEmpty }
    var angles = groups.compactMap { angle($0[...], isSignAllowed: false) }
    guard groups.count == 2, angles.count == 2 else { return nil }
    for (index, word) in words.enumerated() where word.isNegative { angles[index].negate() }
    if !words[0].isLatitude { angles.reverse() }
    return Coordinates(latitude: angles[0], longitude: angles[1])
  }

  /// Degrees to a tenth of a metre; `nil` if the parts are no angle.
  private func angle(_ tokens: ArraySlice<Token>, isSignAllowed: Bool = true) -> Double? {
    let parts = tokens.compactMap { if case .number(let part) = $0 { part } else { nil } }
    guard let first = parts.first, isSignAllowed || !first.isSigned else { return nil }
    var (unit, degrees) = (-1, 0.0)
    for (index, part) in parts.enumerated() {
      let next = part.unit ?? unit + 1
      guard next > unit, next <= 2, index == parts.count - 1 || part.isWhole,
        index == 0 ? next == 0 : !part.isSigned && part.value < 60
      else { return nil }
      degrees += part.value / [1, 60, 3600][next]
      unit = next
    }
    return ((first.isNegative ? -degrees : degrees) * 1e6).rounded() / 1e6
  }
}
