import CoreModels

/// A line icon.
enum AclioIcon: String {
  case heart, briefcase, book, wallet, palette, leaf, people, compass, house, laptop, flame, target
  case stairs, bubble, flag, cup, mountain, star, crown, lock

  /// Its shapes, as SVG.
  var shapes: String {
    ContentTable(Content.icons).rows(of: rawValue).first?.text(1) ?? ""
  }
}

extension GoalCategory {
  /// The category's icon.
  var icon: AclioIcon {
    switch self {
    case .health: .heart
    case .career: .briefcase
    case .education: .book
    case .finance: .wallet
    case .creative: .palette
    case .personalGrowth: .leaf
    case .relationships: .people
    case .travel: .compass
    case .home: .house
    case .technology: .laptop
    }
  }
}

extension Achievement {
  /// The icon of the earned achievement.
  var icon: AclioIcon {
    switch self {
    case .firstGoal: .target
    case .firstStep, .tenSteps: .stairs
    case .firstComplete: .flag
    case .threeDays, .sevenDays: .flame
    case .fiveGoals: .leaf
    case .threeComplete: .cup
    case .fiftySteps: .mountain
    case .hundredPoints, .fiveHundredPoints: .star
    case .levelFive: .crown
    }
  }
}
