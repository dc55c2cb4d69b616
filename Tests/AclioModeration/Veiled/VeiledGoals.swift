@testable import AclioModeration

/// Goals whose harm is told in other words.
enum VeiledGoals {
  static let all = ClassedGoals(
    testDescription: "veiled",
    languages: [english, slovak, czech, german, polish, spanish, hungarian],
    classes: [
      "tablets": [.selfHarm], "eating": [.underEating, .selfHarm], "farewell": [.selfHarm],
      "driving": [.crime], "hurting": [.violence, .crime, .abuse],
      "stalking": [.crime, .violence], "drink": [.abuse, .violence, .crime],
    ], least: (10, 10))
}
