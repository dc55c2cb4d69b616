import CoreModels

/// What is said of a condition in one language: its short name, and what to wear in each tone.
struct ConditionWords: Hashable, Sendable {
  /// In a word or two, in the middle of a sentence.
  let name: String
  let neutral: String
  let cute: String
  let brutal: String

  init(_ name: String, neutral: String, cute: String, brutal: String) {
    (self.name, self.neutral, self.cute, self.brutal) = (name, neutral, cute, brutal)
  }

  /// What to wear, in that tone.
  func advice(_ personality: Personality) -> String {
    switch personality {
    case .neutral: neutral
    case .cute: cute
    case .brutal: brutal
    }
  }

  /// Those of a condition in a language; each language has a file of its own.
  static func of(_ condition: WeatherCondition, in language: Language) -> ConditionWords {
    switch language {
    case .english: english(condition)
    case .slovak: slovak(condition)
    case .czech: czech(condition)
    case .hungarian: hungarian(condition)
    case .polish: polish(condition)
    case .german: german(condition)
    case .spanish: spanish(condition)
    }
  }
}
