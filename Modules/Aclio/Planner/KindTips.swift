import CoreModels

/// What people who reached such goals tell others: two sentences for each kind.
enum KindTips {
  static func of(_ facts: PlanFacts) -> [String] {
    let texts =
      facts.textLanguage == .slovak ? slovak(facts.reading.kind) : english(facts.reading.kind)
    return texts.split(separator: "\n").map(String.init)
  }

}
