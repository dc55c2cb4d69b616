import CoreModels

extension GameText {
  var polish: String {
    switch self {
    case .greeting(let part, let name):
      switch part {
      case .night: "Jeszcze nie śpisz" + (name.isEmpty ? "?" : ", \(name)?")
      // Only this greeting bears a name in the nominative.
      case .morning, .afternoon: "Cześć" + (name.isEmpty ? "" : ", \(name)")
      case .evening: "Dobry wieczór"
      }
    case .level(let level): "Poziom \(GameText.levelName(level).polish)"
    case .levelName(let level): "\(level.number), \(name(of: level))"
    case .pointsTo(let points, let next?): "\(number(points)) z \(number(next)) punktów"
    case .pointsTo(let points, nil): counted(points, "punkt", "punkty", "punktów")
    case .gained(let points, let total):
      "+\(counted(points, "punkt", "punkty", "punktów")), razem \(number(total))"
    case .lost(let points, let total):
      "o \(counted(points, "punkt", "punkty", "punktów")) mniej, razem \(number(total))"
    case .streak(let count): counted(count, "dzień", "dni", "dni") + (count == 1 ? "" : " z rzędu")
    case .noStreak: "Nie ma jeszcze serii: zaczyna ją jeden krok"
    case .best(let count): "najwięcej \(count)"
    case .bonusWaits: "Dzisiejsze 25 punktów daje aclio bonus"
    case .bonusClaimed: "Dzisiejszy bonus jest twój."
    case .bonusKnown: "Dzisiejszy bonus jest już twój. Jutro będzie następny."
    case .levelReached(let level): "Masz poziom \(GameText.levelName(level).polish)."
    case .earned(let achievement): "Osiągnięcie: \(GameText.achievement(achievement).polish)"
    case .achievement(let achievement):
      switch achievement {
      case .firstGoal: "Pierwszy cel"
      case .firstStep: "Pierwszy krok"
      case .firstComplete: "Pierwszy osiągnięty cel"
      case .threeDays: "3 dni z rzędu"
      case .sevenDays: "7 dni z rzędu"
      case .fiveGoals: "5 celów"
      case .threeComplete: "3 osiągnięte cele"
      case .tenSteps: "10 kroków"
      case .fiftySteps: "50 kroków"
      case .hundredPoints: "100 punktów"
      case .fiveHundredPoints: "500 punktów"
      case .levelFive: "Poziom 5"
      }
    case .earnedOn(let day): "zdobyte \(day.shortText(in: .polish))"
    case .focus: "Najbliższy krok"
    case .goals: "Cele"
    case .paused(let day):
      "Przerwa do \(day.shortText(in: .polish)): bez terminów, a seria się nie przerywa."
    case .points: "Punkty"
    case .levelTitle: "Poziom"
    case .streakTitle: "Seria"
    case .bestTitle: "Najdłuższa seria"
    case .goalsKept: "Cele"
    case .goalsCompleted: "Osiągnięte cele"
    case .stepsDone: "Zrobione kroki"
    case .bonusDays: "Dni z bonusem"
    case .days(let count): counted(count, "dzień", "dni", "dni")
    case .lastWeeks: "Kroki zrobione w ostatnich siedmiu dniach"
    case .name: "Imię"
    case .age: "Wiek"
    case .gender: "Płeć"
    case .location: "Miejsce"
    case .noProfile:
      "Nic o tobie nie wiemy i nie musimy. Aby plany lepiej pasowały: aclio profile --age 30"
    case .profileKept: "Profil zapisano."
    case .nothingToDo: "Wszystko zrobione. Coś nowego zaczyna aclio new."
    case .completedOnDay(let name): "Osiągnięty cel: \(name)"
    }
  }

  private func name(of level: Level) -> String {
    switch level.name {
    case .beginner: "początek"
    case .explorer: "odkrywanie"
    case .achiever: "pierwsze sukcesy"
    case .champion: "czempion"
    case .master: "mistrz"
    case .expert: "ekspert"
    case .legend: "legenda"
    case .elite: "elita"
    case .grandmaster: "arcymistrz"
    case .ultimate: "szczyt"
    }
  }

  private func number(_ number: Int) -> String { Language.polish.grouped(number) }

  private func counted(_ count: Int, _ one: String, _ few: String, _ many: String) -> String {
    Language.polish.counted(count, one: one, few: few, many: many)
  }
}
