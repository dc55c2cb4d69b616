/// An achievement, which is earned once.
enum Achievement: String, CaseIterable, Sendable {
  case firstGoal = "first_goal"
  case firstStep = "first_step"
  case firstComplete = "first_complete"
  case threeDays = "streak_3"
  case sevenDays = "streak_7"
  case fiveGoals = "five_goals"
  case threeComplete = "three_complete"
  case tenSteps = "ten_steps"
  case fiftySteps = "fifty_steps"
  case hundredPoints = "hundred_points"
  case fiveHundredPoints = "five_hundred_points"
  case levelFive = "level_5"

  /// The requirement: an amount of a feat.
  var rule: (feat: KeyPath<Feats, Int>, least: Int) {
    switch self {
    case .firstGoal: (\.goals, 1)
    case .firstStep: (\.steps, 1)
    case .firstComplete: (\.completed, 1)
    case .threeDays: (\.bestStreak, 3)
    case .sevenDays: (\.bestStreak, 7)
    case .fiveGoals: (\.goals, 5)
    case .threeComplete: (\.completed, 3)
    case .tenSteps: (\.steps, 10)
    case .fiftySteps: (\.steps, 50)
    case .hundredPoints: (\.points, 100)
    case .fiveHundredPoints: (\.points, 500)
    case .levelFive: (\.level, 5)
    }
  }

  /// A person's feats so far.
  struct Feats: Hashable, Sendable {
    /// The number of goals, of steps done, and of goals completed.
    var goals = 0, steps = 0, completed = 0
    /// The longest streak, in days.
    var bestStreak = 0
    var points = 0
    var level: Int { Level(points: points).number }
  }

  func isEarned(by feats: Feats) -> Bool { feats[keyPath: rule.feat] >= rule.least }
}
