/// A file of rules: named sections in brackets, with a rule or words on each line. Lines that begin
/// with `#` are comments.
struct RuleFile: Sendable {
  struct Section: Sendable {
    var name: String
    var lines: [Line] = []
  }

  struct Line: Sendable {
    var text: Substring
    /// The line number, from 1.
    var number: Int
  }

  /// Lines before the first bracketed name form an unnamed section.
  private(set) var sections = [Section(name: "")]

  init(_ content: StaticString) {
    let lines = content.description.utf8.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      switch line.first {
      case nil, UInt8(ascii: "#"): continue
      case UInt8(ascii: "["):
        sections.append(Section(name: String(Substring(line.dropFirst().dropLast()))))
      default:
        sections[sections.count - 1].lines.append(Line(text: Substring(line), number: index + 1))
      }
    }
  }

  func lines(of name: String) -> [Line] {
    sections.lazy.filter { $0.name == name }.flatMap(\.lines)
  }

  /// The words of each section, by its name.
  var lists: [String: WordSet] {
    Dictionary(
      sections.map {
        ($0.name, WordSet($0.lines.flatMap { $0.text.utf8.split(separator: .blank) }))
      },
      uniquingKeysWith: { first, _ in first })
  }
}

extension UInt8 {
  static let blank = UInt8(ascii: " ")
}
