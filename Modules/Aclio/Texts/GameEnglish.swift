import CoreModels

extension GameText {
  var english: String {
    switch self {
    case .greeting(let part, let name):
      switch part {
      case .night: "Still up" + (name.isEmpty ? "?" : ", \(name)?")
      case .morning: "Good morning" + (name.isEmpty ? "" : ", \(name)")
      case .afternoon: "Good afternoon" + (name.isEmpty ? "" : ", \(name)")
      case .evening: "Good evening" + (name.isEmpty ? "" : ", \(name)")
      }
    case .level(let level): "Level \(GameText.levelName(level).english)"
    case .levelName(let level): "\(level.number), \(level.name.rawValue)"
    case .pointsTo(let points, let next?): "\(number(points)) of \(number(next)) points"
    case .pointsTo(let points, nil): counted(points, "point", "points")
    case .gained(let points, let total):
      "+\(counted(points, "point", "points")), \(number(total)) in all"
    case .lost(let points, let total):
      "\(counted(points, "point", "points")) less, \(number(total)) in all"
    case .streak(let count): counted(count, "day in a row", "days in a row")
    case .noStreak: "No streak yet: a step starts one"
    case .best(let count): "best \(count)"
    case .bonusWaits: "aclio bonus claims today’s 25 points"
    case .bonusClaimed: "Today’s bonus is yours."
    case .bonusKnown: "Today’s bonus is already yours. Tomorrow brings another."
    case .levelReached(let level): "You have reached level \(GameText.levelName(level).english)."
    case .earned(let achievement): "Achievement: \(GameText.achievement(achievement).english)"
    case .achievement(let achievement):
      switch achievement {
      case .firstGoal: "First goal"
      case .firstStep: "First step"
      case .firstComplete: "First goal reached"
      case .threeDays: "3 days in a row"
      case .sevenDays: "7 days in a row"
      case .fiveGoals: "5 goals"
      case .threeComplete: "3 goals reached"
      case .tenSteps: "10 steps"
      case .fiftySteps: "50 steps"
      case .hundredPoints: "100 points"
      case .fiveHundredPoints: "500 points"
      case .levelFive: "Level 5"
      }
    case .earnedOn(let day): "earned on \(day.shortText(in: .english))"
    case .focus: "Focus"
    case .goals: "Goals"
    case .paused(let day):
      "Paused until the end of \(day.shortText(in: .english)): nothing is due, and no streak is "
        + "broken."
    case .points: "Points"
    case .levelTitle: "Level"
    case .streakTitle: "Streak"
    case .bestTitle: "Best streak"
    case .goalsKept: "Goals"
    case .goalsCompleted: "Goals reached"
    case .stepsDone: "Steps done"
    case .bonusDays: "Bonus days"
    case .days(let count): counted(count, "day", "days")
    case .lastWeeks: "Steps done in the last seven days"
    case .name: "Name"
    case .age: "Age"
    case .gender: "Gender"
    case .location: "Location"
    case .noProfile:
      "Nothing is known about you, and nothing has to be. For plans that fit you better: aclio "
        + "profile --age 30"
    case .profileKept: "Your profile is saved."
    case .nothingToDo: "Everything is done. aclio new starts something new."
    case .completedOnDay(let name): "Goal reached: \(name)"
    }
  }

  private func number(_ number: Int) -> String { Language.english.grouped(number) }

  private func counted(_ count: Int, _ one: String, _ many: String) -> String {
    Language.english.counted(count, one: one, many: many)
  }
}
