/// A content file in sections: a line `[run endurance]`, then what belongs to these names, line by
/// line.
///
/// Lines that begin with `#` are comments. They, empty lines and the head before the first section
/// are left out.
struct Sections: Sendable {
  struct Line: Sendable {
    /// In its file, 1….
    let number: Int
    let text: Substring
  }

  struct Section: Sendable {
    let names: [String]
    fileprivate(set) var lines: [Line] = []
  }

  private(set) var all: [Section] = []
  private var places: [String: Int] = [:]
  /// The lines before the first section, as `language: en`.
  private(set) var head: [Substring] = []

  init(_ content: StaticString) { self.init(content.description) }

  init(_ text: String) {
    var number = 0
    for bytes in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      let line = Substring(bytes)
      switch bytes.first {
      case nil, UInt8(ascii: "#"): continue
      case UInt8(ascii: "[") where bytes.last == UInt8(ascii: "]"):
        let names = line.dropFirst().dropLast().split(separator: " ").map(String.init)
        for name in names { places[name] = all.count }
        all.append(Section(names: names))
      case _ where all.isEmpty: head.append(line)
      default: all[all.count - 1].lines.append(Line(number: number, text: line))
      }
    }
  }

  func lines(of name: String) -> [Line] { places[name].map { all[$0].lines } ?? [] }
  func has(_ name: String) -> Bool { places[name] != nil }

  /// The texts of a section's lines; none where there is no such section.
  subscript(name: String) -> [String] { lines(of: name).map { String($0.text) } }
}

/// Words to look for, by what they tell: a section each, one entry a line.
struct WordList: Sendable {
  let sections: [(name: String, words: [String])]
  private let places: [String: Int]

  init(_ content: StaticString) {
    sections = Sections(content).all.map { section in
      (section.names.joined(separator: " "), section.lines.map { String($0.text) })
    }
    places = Dictionary(
      sections.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  subscript(name: String) -> [String] { places[name].map { sections[$0].words } ?? [] }

  /// The name of the first section that fits.
  func first(_ fits: ([String]) -> Bool) -> String? { sections.first { fits($0.words) }?.name }
}

extension RawRepresentable where RawValue == String {
  /// As content files write it: `loseWeight` is `lose-weight`.
  var contentName: String {
    rawValue.reduce(into: "") { name, character in
      name += character.isUppercase ? "-" + character.lowercased() : String(character)
    }
  }
}
