import CoreModels

/// A circumstance that a goal tells, such as *I work nights*, with the step that follows from it.
///
/// `Content/circumstances/english.txt` says how the files are written.
struct Circumstance {
  /// The words of the goal or an answer that tell it.
  let stems: [String]
  let step: PlanScript.Draft

  private init?(_ section: Sections.Section, _ facts: PlanFacts) {
    let parts = section.names.dropFirst()
    guard parts.isEmpty || parts.contains(facts.reading.part.contentName),
      let words = section.lines.first?.text, words.hasPrefix("when: ")
    else { return nil }
    stems = words.dropFirst(6).split(separator: "|").map(String.init).filter(facts.says)
    guard !stems.isEmpty else { return nil }
    let script = PlanScript(Array(section.lines.dropFirst()), facts: facts)
    guard let step = script.slots.first?.choices.first else { return nil }
    self.step = step
  }

  /// Returns the circumstances in a goal's words that count in its part of life.
  static func all(in facts: PlanFacts) -> [Circumstance] {
    Sections("circumstances", in: facts.textLanguage).all.compactMap { Circumstance($0, facts) }
  }
}
