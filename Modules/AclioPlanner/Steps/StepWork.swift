import CoreModels

/// A step's work, recognized by its title: its parts and the document that can be drafted for it.
struct StepWork {
  /// With `{goal}` and `{due}` left open.
  let parts: [String]
  /// Lines of Markdown with `{goal}`, `{due}` and `{name}` left open.
  let document: [String]

  /// `nil` where the title names none of the works in `Content/works`.
  init?(_ step: PlannerStep, in language: Language) {
    let title = FoldedText(step.title)
    let works = Sections("works", in: language)
    var longest: (section: Sections.Section, length: Int)?
    for section in works.all {
      for words in section.lines.first.map({ $0.text.dropFirst(6).split(separator: ",") }) ?? [] {
        let words = String(words).trimmingWhitespace()
        guard words.utf8.count > longest?.length ?? 0 else { continue }
        let isThere =
          language == .english
          ? title.position(of: words, in: .english) != nil : title.position(of: words) != nil
        if isThere { longest = (section, words.utf8.count) }
      }
    }
    guard let lines = longest?.section.lines.dropFirst().map(\.text) else { return nil }
    parts = lines.filter { $0.hasPrefix("- ") }.map { String($0.dropFirst(2)) }
    document = lines.filter { $0.hasPrefix(">") }.map { line in
      line == ">" ? "" : String(line.dropFirst(2))
    }
  }
}

extension String {
  /// The text with what stands between its own braces put in; values keep theirs.
  func filled(_ values: [String: String]) -> String {
    split(separator: "{", omittingEmptySubsequences: false).map { part in
      guard let end = part.firstIndex(of: "}"), let value = values[String(part[..<end])] else {
        return String(part)
      }
      return value + part[part.index(after: end)...]
    }.joined()
  }
}
