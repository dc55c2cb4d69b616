/// A type's texts in all languages, as packed by the build; see `ContentTool` for the format.
public struct TextTable: Sendable {
  /// The offset of each text, language by language, as four base-64 digits.
  private let offsets: StaticString
  private let packed: StaticString
  private let packedNames: StaticString

  /// Creates a table from the build's output.
  public init(offsets: StaticString, names: StaticString, text: StaticString) {
    (self.offsets, packedNames, packed) = (offsets, names, text)
  }

  /// The members' names; only page words have them.
  public var names: [String] {
    packedNames.description.split(separator: " ").map(String.init)
  }

  var count: Int { offsets.utf8CodeUnitCount / 4 / Language.allCases.count }

  func text(_ message: Message, in language: Language) -> String {
    let isPseudo = PseudoLanguage.isOn
    let bytes = self.bytes(of: message.number, in: isPseudo ? .english : language)
    guard isPseudo || !message.arguments.isEmpty || bytes.contains(TextPattern.suite) else {
      return String(decoding: bytes, as: UTF8.self)
    }
    var text = TextPattern(bytes, message.arguments, isPseudo ? .english : language)
    return isPseudo ? text.filledAsPseudo() : text.filled()
  }

  /// A message for every text, with placeholder arguments.
  var samples: [Message] {
    (0..<count).flatMap { number -> [Message] in
      let parameters = TextPattern.parameters(of: bytes(of: number, in: .english))
      let counts = parameters.contains(true) ? [1, 2, 5] : [1]
      return counts.map { count in
        Message(number, parameters.map { $0 ? count as any TextArgument : "a" })
      }
    }
  }

  private func bytes(of number: Int, in language: Language) -> UnsafeBufferPointer<UInt8> {
    let index = number * Language.allCases.count + language.tableIndex
    let (start, end) = (offset(index), offset(index + 1))
    return UnsafeBufferPointer(start: packed.utf8Start + start, count: end - start)
  }

  private func offset(_ index: Int) -> Int {
    (0..<4).reduce(0) { $0 << 6 | Int(offsets.utf8Start[index * 4 + $1] - 48) }
  }
}

extension Language {
  /// The index in tables: the order of declaration.
  var tableIndex: Int {
    switch self {
    case .english: 0
    case .slovak: 1
    case .czech: 2
    case .hungarian: 3
    case .polish: 4
    case .german: 5
    case .spanish: 6
    }
  }
}

/// Fills a packed text with its arguments.
struct TextPattern {
  /// The byte before an app's command.
  static let suite: UInt8 = 6

  private let bytes: UnsafeBufferPointer<UInt8>
  private let arguments: [any TextArgument]
  private let language: Language
  private var place = 0
  private var filledText: [UInt8] = []
  private var isPseudo = false
  /// The number of the text's own letters, without its arguments.
  private var ownLetters = 0

  init(
    _ bytes: UnsafeBufferPointer<UInt8>, _ arguments: [any TextArgument], _ language: Language
  ) {
    (self.bytes, self.arguments, self.language) = (bytes, arguments, language)
  }

  mutating func filled() -> String {
    fill(isKept: true)
    return String(decoding: filledText, as: UTF8.self)
  }

  /// The text in the pseudo-language; arguments are unchanged.
  mutating func filledAsPseudo() -> String {
    isPseudo = true
    let text = filled()
    guard ownLetters > 0 else { return text }
    return "[\(text)\(String(repeating: "·", count: (ownLetters + 2) / 3))]"
  }

  /// For each argument, `true` if it is a number that selects a plural form or is grouped.
  static func parameters(of bytes: UnsafeBufferPointer<UInt8>) -> [Bool] {
    var counts: [Int: Bool] = [:]
    for (index, byte) in bytes.enumerated() where (1...3).contains(byte) {
      let argument = Int(bytes[index + 1]) - 48
      counts[argument] = counts[argument] == true || byte != 1
    }
    return (0..<counts.count).map { counts[$0] ?? false }
  }

  /// Reads up to the end of the text or the plural form, and drops it unless `isKept`.
  private mutating func fill(isKept: Bool) {
    while place < bytes.count, bytes[place] != 4, bytes[place] != 5 {
      let byte = bytes[place]
      place += 1
      guard (1...3).contains(byte) else {
        if isKept { byte == Self.suite ? filledText += CommandPrefix.current.utf8 : append(byte) }
        continue
      }
      let argument = arguments[Int(bytes[place]) - 48]
      place += 1
      if byte == 3 {
        choose(by: argument as? Int ?? 0, isKept: isKept)
      } else if isKept {
        let number = byte == 2 ? argument as? Int : nil
        filledText += (number.map(language.grouped) ?? argument.text(in: language)).utf8
      }
    }
  }

  private mutating func append(_ byte: UInt8) {
    guard isPseudo else { return filledText.append(byte) }
    filledText += PseudoLanguage.accented(byte)
    if byte | 0x20 >= UInt8(ascii: "a"), byte | 0x20 <= UInt8(ascii: "z") { ownLetters += 1 }
  }

  /// Selects the plural form for a number, else the form for all others.
  private mutating func choose(by count: Int, isKept: Bool) {
    let start = place
    var letters: [UInt8] = []
    while bytes[place] == 4 {
      letters.append(bytes[place + 1])
      place += 2
      fill(isKept: false)
    }
    let end = place + 1
    let wanted = [count == 0 ? UInt8(ascii: "z") : 0, language.pluralCategory(of: count).letter]
    let form = wanted.first(where: letters.contains) ?? UInt8(ascii: "x")
    place = start
    while isKept, bytes[place] == 4 {
      let letter = bytes[place + 1]
      place += 2
      fill(isKept: letter == form)
    }
    place = end
  }
}

extension PluralCategory {
  fileprivate var letter: UInt8 {
    switch self {
    case .one: UInt8(ascii: "o")
    case .few: UInt8(ascii: "f")
    case .many: UInt8(ascii: "m")
    }
  }
}
