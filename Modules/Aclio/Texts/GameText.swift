import CoreModels

/// Texts about points, levels, streaks and the person's profile.
extension GameText {
  /// Greets by name if it is known and can stand as typed: Czech, and Polish in the evening, would
  /// inflect it.
  static func greeting(_ part: PartOfDay, name: String, in language: Language) -> Self {
    let isInflected = language == .czech || language == .polish && part == .evening
    let hasName = !name.isEmpty && !isInflected
    return switch part {
    case .night: hasName ? .greetingByNameNight(name) : .greetingNight
    case .morning: hasName ? .greetingByNameMorning(name) : .greetingMorning
    case .afternoon: hasName ? .greetingByNameAfternoon(name) : .greetingAfternoon
    case .evening: hasName ? .greetingByNameEvening(name) : .greetingEvening
    }
  }

  /// The level, such as `Level 2, Explorer`.
  static func level(_ level: Level) -> Self { .level(level.number, rank: rank(level.name)) }

  /// The level without the word, such as `2, Explorer`.
  static func levelName(_ level: Level) -> Self { .levelName(level.number, rank: rank(level.name)) }

  static func levelReached(_ level: Level) -> Self {
    .levelReached(level.number, rank: rank(level.name))
  }

  private static func rank(_ name: Level.Name) -> Self {
    switch name {
    case .beginner: .rankBeginner
    case .explorer: .rankExplorer
    case .achiever: .rankAchiever
    case .champion: .rankChampion
    case .master: .rankMaster
    case .expert: .rankExpert
    case .legend: .rankLegend
    case .elite: .rankElite
    case .grandmaster: .rankGrandmaster
    case .ultimate: .rankUltimate
    }
  }

  /// The points, and those of the next level if there is one.
  static func pointsTo(points: Int, next: Int?) -> Self {
    next.map { .pointsTo(points, next: $0) } ?? .pointsInAll(points)
  }

  static func earned(_ achievement: Achievement) -> Self { .earned(Self.achievement(achievement)) }

  static func achievement(_ achievement: Achievement) -> Self {
    switch achievement {
    case .firstGoal: .achievementFirstGoal
    case .firstStep: .achievementFirstStep
    case .firstComplete: .achievementFirstComplete
    case .threeDays: .achievementThreeDays
    case .sevenDays: .achievementSevenDays
    case .fiveGoals: .achievementFiveGoals
    case .threeComplete: .achievementThreeComplete
    case .tenSteps: .achievementTenSteps
    case .fiftySteps: .achievementFiftySteps
    case .hundredPoints: .achievementHundredPoints
    case .fiveHundredPoints: .achievementFiveHundredPoints
    case .levelFive: .achievementLevelFive
    }
  }
}

/// The part of the day, for a greeting.
enum PartOfDay: CaseIterable, Hashable, Sendable {
  case night, morning, afternoon, evening

  /// The part of the day of an hour 0 … 23.
  init(hour: Int) {
    self =
      switch hour {
      case 5..<12: .morning
      case 12..<18: .afternoon
      case 18..<23: .evening
      default: .night
      }
  }
}
