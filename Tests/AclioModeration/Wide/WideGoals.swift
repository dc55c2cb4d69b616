@testable import AclioModeration

/// Goals of harm as people would word them: hastily, without accents, in slang, in the first person;
/// and as many near ones that are planned. Rules find them by what comes together in them.
///
/// They are written as files of rules are: the class in brackets, then a goal a line.
enum WideGoals {
  static let languages = [english, slovak, czech, german, polish, spanish, hungarian]

  /// The classes, each with the reasons that may be told for refusing.
  static let classes: [String: Set<Moderation.Reason>] = [
    "farewell": [.selfHarm], "watching": [.crime, .violence],
    "frightening": [.crime, .violence, .abuse],
    "surgery": [.medicine, .selfHarm, .violence],
    "medicine": [.medicine, .violence, .selfHarm, .crime],
    "fasting": [.underEating, .selfHarm], "driving": [.crime],
  ]

  /// The goals of a class in a language, without the indentation.
  static func goals(_ name: String, in language: StaticString) -> [String] {
    RuleFile(language).lines(of: name).map { String($0.text) }
  }
}
