@testable import AclioModeration

/// Goals whose harm is told in other words, ten of each class in each language, and as many that
/// almost sound like them and are planned.
///
/// They are written as files of rules are: the class in brackets, then a goal a line.
enum VeiledGoals {
  static let languages = [english, slovak, czech, german, polish, spanish, hungarian]

  /// The classes, each with the reasons that may be told for refusing.
  static let classes: [String: Set<Moderation.Reason>] = [
    "tablets": [.selfHarm], "eating": [.underEating, .selfHarm], "farewell": [.selfHarm],
    "driving": [.crime], "hurting": [.violence, .crime, .abuse],
    "stalking": [.crime, .violence], "drink": [.abuse, .violence, .crime],
  ]

  /// The goals of a class in a language, without the indentation.
  static func goals(_ name: String, in language: StaticString) -> [String] {
    RuleFile(language).lines(of: name).map { String($0.text) }
  }
}
