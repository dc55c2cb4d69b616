import CoreModels

/// What is said of a condition in one language: its short name, and what to wear in each tone.
struct ConditionWords {
  private let rows: [ContentTable.Row]
  private let language: Language

  /// Those of a condition in a language.
  static func of(_ condition: WeatherCondition, in language: Language) -> ConditionWords {
    let rows = ContentTable(Content.conditions).rows(of: condition.rawValue)
    return ConditionWords(rows: rows, language: language)
  }

  /// In a word or two, in the middle of a sentence.
  var name: String { text("name") }

  /// What to wear, in that tone.
  func advice(_ personality: Personality) -> String { text(personality.rawValue) }

  private func text(_ what: String) -> String {
    rows.first { $0.text(1) == what }?.text(in: language, from: 2) ?? ""
  }
}
