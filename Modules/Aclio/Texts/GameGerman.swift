import CoreModels

extension GameText {
  var german: String {
    switch self {
    case .greeting(let part, let name):
      switch part {
      case .night: "Noch wach" + (name.isEmpty ? "?" : ", \(name)?")
      case .morning: "Guten Morgen" + (name.isEmpty ? "" : ", \(name)")
      case .afternoon: "Schönen Nachmittag" + (name.isEmpty ? "" : ", \(name)")
      case .evening: "Guten Abend" + (name.isEmpty ? "" : ", \(name)")
      }
    case .level(let level): "Stufe \(GameText.levelName(level).german)"
    case .levelName(let level): "\(level.number), \(name(of: level))"
    case .pointsTo(let points, let next?): "\(number(points)) von \(number(next)) Punkten"
    case .pointsTo(let points, nil): counted(points, "Punkt", "Punkte")
    case .gained(let points, let total):
      "+\(counted(points, "Punkt", "Punkte")), zusammen \(number(total))"
    case .lost(let points, let total):
      "\(counted(points, "Punkt", "Punkte")) weniger, zusammen \(number(total))"
    case .streak(let count): counted(count, "Tag", "Tage") + " in Folge"
    case .noStreak: "Noch keine Serie: Ein Schritt beginnt sie"
    case .best(let count): "längste \(count)"
    case .bonusWaits: "aclio bonus holt die 25 Punkte von heute"
    case .bonusClaimed: "Der Bonus von heute ist geholt."
    case .bonusKnown: "Der Bonus von heute ist schon geholt. Morgen kommt ein neuer."
    case .levelReached(let level): "Erreicht: Stufe \(GameText.levelName(level).german)."
    case .earned(let achievement): "Erfolg: \(GameText.achievement(achievement).german)"
    case .achievement(let achievement):
      switch achievement {
      case .firstGoal: "Erstes Ziel"
      case .firstStep: "Erster Schritt"
      case .firstComplete: "Erstes Ziel erreicht"
      case .threeDays: "3 Tage in Folge"
      case .sevenDays: "7 Tage in Folge"
      case .fiveGoals: "5 Ziele"
      case .threeComplete: "3 Ziele erreicht"
      case .tenSteps: "10 Schritte"
      case .fiftySteps: "50 Schritte"
      case .hundredPoints: "100 Punkte"
      case .fiveHundredPoints: "500 Punkte"
      case .levelFive: "Stufe 5"
      }
    case .earnedOn(let day): "erreicht am \(day.shortText(in: .german))"
    case .focus: "Jetzt dran"
    case .goals: "Ziele"
    case .paused(let day):
      "Pause bis \(day.shortText(in: .german)): Nichts ist fällig, und keine Serie reißt."
    case .points: "Punkte"
    case .levelTitle: "Stufe"
    case .streakTitle: "Serie"
    case .bestTitle: "Längste Serie"
    case .goalsKept: "Ziele"
    case .goalsCompleted: "Erreichte Ziele"
    case .stepsDone: "Erledigte Schritte"
    case .bonusDays: "Tage mit Bonus"
    case .days(let count): counted(count, "Tag", "Tage")
    case .lastWeeks: "Erledigte Schritte der letzten sieben Tage"
    case .name: "Name"
    case .age: "Alter"
    case .gender: "Geschlecht"
    case .location: "Ort"
    case .noProfile:
      "Über dich ist nichts bekannt, und das muss es auch nicht sein. Für passende Pläne: aclio "
        + "profile --age 30"
    case .profileKept: "Das Profil ist gespeichert."
    case .nothingToDo: "Alles ist erledigt. aclio new beginnt etwas Neues."
    case .completedOnDay(let name): "Ziel erreicht: \(name)"
    }
  }

  private func name(of level: Level) -> String {
    switch level.name {
    case .beginner: "Anfang"
    case .explorer: "Entdecken"
    case .achiever: "Erste Erfolge"
    case .champion: "Champion"
    case .master: "Meisterschaft"
    case .expert: "Expertise"
    case .legend: "Legende"
    case .elite: "Elite"
    case .grandmaster: "Großmeisterschaft"
    case .ultimate: "Gipfel"
    }
  }

  private func number(_ number: Int) -> String { Language.german.grouped(number) }

  private func counted(_ count: Int, _ one: String, _ many: String) -> String {
    Language.german.counted(count, one: one, many: many)
  }
}
