import CoreModels

/// The circumstances that a goal tells, such as *I work nights*, with advice on each.
///
/// `Content/circumstances/english.txt` says how the files are written.
struct Circumstances {
  /// A circumstance in the goal's words, with its advice.
  struct Finding: Hashable {
    let stems: [String]
    let advice: String
  }

  let findings: [Finding]

  /// Returns the circumstances in a goal's words that count in its part of life.
  init(_ goal: String, part: PartOfLife, in language: Language) {
    let text = FoldedText(goal)
    findings = Sections("circumstances", in: language).all.compactMap { section in
      let parts = section.names.dropFirst()
      let lines = section.lines.map(\.text)
      guard parts.isEmpty || parts.contains(part.contentName),
        let words = lines.first(where: { $0.hasPrefix("when: ") })
      else { return nil }
      let stems = words.dropFirst(6).split(separator: "|").map(String.init)
      let told = stems.filter { text.position(of: $0, in: language) != nil }
      guard !told.isEmpty else { return nil }
      let advice = lines.filter { $0 != words }.joined(separator: " ")
      return Finding(stems: told, advice: advice)
    }
  }
}
