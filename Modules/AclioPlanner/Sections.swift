import AclioPlans
import CoreModels
import Synchronization

/// A content file divided into sections: a line such as `[run endurance]` with names, followed by
/// their lines.
///
/// Lines that start with `#` are comments; they and empty lines are dropped. The lines before the
/// first section are its ``head``.
struct Sections: Sendable {
  struct Line: Hashable, Sendable {
    /// The line's number in the file, from 1.
    let number: Int
    let text: Substring
  }

  struct Section: Sendable {
    let names: [String]
    fileprivate(set) var lines: [Line] = []
  }

  private(set) var all: [Section] = []
  private var places: [String: Int] = [:]
  /// The lines before the first section, such as `language: en`.
  private(set) var head: [Substring] = []

  /// Reads a file in a language's version, such as `tips` in `Content/tips/german.txt`; empty if the
  /// language has none.
  init(_ name: String, in language: Language, ending: String = "txt") {
    self.init(at: "\(name)/\(language).\(ending)")
  }

  /// Reads the content file at a path, once; empty if there is none.
  init(at path: String) {
    self = Sections.read.withLock { read in
      let sections = read[path] ?? Sections(PlanContent.file(at: path)?.description ?? "")
      read[path] = sections
      return sections
    }
  }

  private static let read = Mutex<[String: Sections]>([:])

  init(_ text: String) {
    var number = 0
    let newline = UInt8(ascii: "\n")
    for bytes in text.utf8.split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == newline })
    {
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

  /// The texts of a section's lines; empty if the section does not exist.
  subscript(name: String) -> [String] { lines(of: name).map { String($0.text) } }
}

/// Lists of words to match: a section per meaning, one entry per line.
struct WordList: Sendable {
  let sections: [(name: String, words: [String])]
  private let places: [String: Int]

  /// Reads a file in `Content/words`, which exists.
  init(_ name: String) {
    sections = Sections(at: "words/\(name).txt").all.map { section in
      (section.names.joined(separator: " "), section.lines.map { String($0.text) })
    }
    precondition(!sections.isEmpty, "no words in \(name)")
    places = Dictionary(
      sections.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  subscript(name: String) -> [String] { places[name].map { sections[$0].words } ?? [] }

  /// Returns the name of the first section that fits.
  func first(_ fits: ([String]) -> Bool) -> String? { sections.first { fits($0.words) }?.name }
}

extension RawRepresentable where RawValue == String {
  /// The name in content files: `lose-weight` for `loseWeight`.
  var contentName: String {
    rawValue.reduce(into: "") { name, character in
      name += character.isUppercase ? "-" + character.lowercased() : String(character)
    }
  }
}
