import CoreModels

/// Validation of typed texts, shared by commands, pages and the API. Lengths are in user-perceived
/// characters, after trimming.
enum GoalRules {
  /// A goal: 5 … 500 characters.
  static func goal(_ text: String) throws(TextViolation) -> String {
    try TextRule("goal", characters: 5...500).validate(text)
  }

  /// A message to a coach: 1 … 2000 characters.
  static func chat(_ text: String) throws(TextViolation) -> String {
    try TextRule("message", characters: 1...2000).validate(text)
  }

  /// The answer to a coach's question: up to 1000 characters, may be empty.
  static func answer(_ text: String) throws(TextViolation) -> String {
    try TextRule("answer", characters: 0...1000).validate(text)
  }

  /// A person's name: 2 … 50 letters of any script, spaces, hyphens and apostrophes. Throws
  /// `TextViolation` or ``GoalRuleError``.
  static func name(_ text: String) throws -> String {
    let name = try TextRule("name", characters: 2...50).validate(text)
    let scalars = name.unicodeScalars
    guard scalars.allSatisfy(\.standsInNames), scalars.contains(where: \.properties.isAlphabetic)
    else { throw GoalRuleError.badName }
    return name
  }

  /// An age in years, 13 … 120; `nil` for an empty text.
  static func age(_ text: String) throws(GoalRuleError) -> Int? {
    let digits = text.trimmingWhitespace()
    if digits.isEmpty { return nil }
    guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let age = Int(digits) else {
      throw .badAge
    }
    return try self.age(age)
  }

  /// An age as a number: 13 … 120.
  static func age(_ years: Int) throws(GoalRuleError) -> Int {
    guard (13...120).contains(years) else { throw .badAge }
    return years
  }
}

/// The reason why a personal detail was rejected.
enum GoalRuleError: ExplainedError, Hashable, CaseIterable {
  case badName, badAge

  func failure(in language: Language) -> Failure {
    switch self {
    case .badName:
      Failure(.badInput, code: "bad_name", message: SafetyText.badName.text(in: language))
    case .badAge:
      Failure(.badInput, code: "bad_age", message: SafetyText.badAge.text(in: language))
    }
  }
}

extension Unicode.Scalar {
  /// Letters with their marks and joiners, spaces, hyphens, apostrophes.
  fileprivate var standsInNames: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark:
      true
    default:
      " \u{A0}-\u{2010}\u{2011}'\u{2019}\u{2018}\u{200C}\u{200D}".unicodeScalars.contains(self)
    }
  }
}
