/// Texts about goals and their steps.
extension GoalText {
  static func category(_ category: GoalCategory) -> Self {
    switch category {
    case .health: .categoryHealth
    case .career: .categoryCareer
    case .education: .categoryEducation
    case .finance: .categoryFinance
    case .creative: .categoryCreative
    case .personalGrowth: .categoryPersonalGrowth
    case .relationships: .categoryRelationships
    case .travel: .categoryTravel
    case .home: .categoryHome
    case .technology: .categoryTechnology
    }
  }

  static func planner(_ coach: CoachName) -> Self {
    coach == .offline ? .plannerOffline : .planner(coach.label)
  }
}
