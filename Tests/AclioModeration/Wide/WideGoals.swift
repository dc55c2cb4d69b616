@testable import AclioModeration

/// Goals as people type them: hastily, without accents, in slang, in the first person. Rules find them
/// by words that stand together in any order.
enum WideGoals {
  static let all = ClassedGoals(
    testDescription: "wide",
    languages: [english, slovak, czech, german, polish, spanish, hungarian],
    classes: [
      "farewell": [.selfHarm], "watching": [.crime, .violence],
      "frightening": [.crime, .violence, .abuse],
      "surgery": [.medicine, .selfHarm, .violence],
      "medicine": [.medicine, .violence, .selfHarm, .crime],
      "fasting": [.underEating, .selfHarm], "driving": [.crime],
    ], least: (12, 8))
}
