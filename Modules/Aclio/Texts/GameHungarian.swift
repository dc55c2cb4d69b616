import CoreModels

extension GameText {
  var hungarian: String {
    switch self {
    case .greeting(let part, let name):
      switch part {
      case .night: "Még ébren" + (name.isEmpty ? "?" : ", \(name)?")
      case .morning: "Jó reggelt" + (name.isEmpty ? "" : ", \(name)")
      case .afternoon: "Szép napot" + (name.isEmpty ? "" : ", \(name)")
      case .evening: "Szép estét" + (name.isEmpty ? "" : ", \(name)")
      }
    case .level(let level): "\(level.number). szint: \(name(of: level))"
    case .levelName(let level): "\(level.number) (\(name(of: level)))"
    case .pointsTo(let points, let next?): "\(number(next)) pontból \(number(points))"
    case .pointsTo(let points, nil): "\(number(points)) pont"
    case .gained(let points, let total): "+\(number(points)) pont, összesen \(number(total))"
    case .lost(let points, let total):
      "\(number(points)) ponttal kevesebb, összesen \(number(total))"
    case .streak(let count): "\(count) nap egymás után"
    case .noStreak: "Még nincs sorozat: egyetlen lépés elkezdi"
    case .best(let count): "leghosszabb: \(count)"
    case .bonusWaits: "A mai 25 pontot az aclio bonus adja"
    case .bonusClaimed: "A mai bónusz a tiéd."
    case .bonusKnown: "A mai bónusz már a tiéd. Holnap jön a következő."
    case .levelReached(let level): "Elért szint: \(GameText.levelName(level).hungarian)."
    case .earned(let achievement): "Eredmény: \(GameText.achievement(achievement).hungarian)"
    case .achievement(let achievement):
      switch achievement {
      case .firstGoal: "Első cél"
      case .firstStep: "Első lépés"
      case .firstComplete: "Első elért cél"
      case .threeDays: "3 nap egymás után"
      case .sevenDays: "7 nap egymás után"
      case .fiveGoals: "5 cél"
      case .threeComplete: "3 elért cél"
      case .tenSteps: "10 lépés"
      case .fiftySteps: "50 lépés"
      case .hundredPoints: "100 pont"
      case .fiveHundredPoints: "500 pont"
      case .levelFive: "5. szint"
      }
    case .earnedOn(let day): "megszerezve: \(day.shortText(in: .hungarian))"
    case .focus: "Most ez jön"
    case .goals: "Célok"
    case .paused(let day):
      "Szünet eddig: \(day.shortText(in: .hungarian)) Nincs határidő, és a sorozat nem szakad meg."
    case .points: "Pontok"
    case .levelTitle: "Szint"
    case .streakTitle: "Sorozat"
    case .bestTitle: "Leghosszabb sorozat"
    case .goalsKept: "Célok"
    case .goalsCompleted: "Elért célok"
    case .stepsDone: "Kész lépések"
    case .bonusDays: "Bónuszos napok"
    case .days(let count): "\(count) nap"
    case .lastWeeks: "Kész lépések az elmúlt hét napban"
    case .name: "Név"
    case .age: "Kor"
    case .gender: "Nem"
    case .location: "Hely"
    case .noProfile:
      "Semmit sem tudunk rólad, és nem is kell. Jobban illő tervekhez: aclio profile --age 30"
    case .profileKept: "A profil elmentve."
    case .nothingToDo: "Minden kész. Újat az aclio new kezd."
    case .completedOnDay(let name): "Elért cél: \(name)"
    }
  }

  private func name(of level: Level) -> String {
    switch level.name {
    case .beginner: "kezdő"
    case .explorer: "felfedező"
    case .achiever: "sikeres"
    case .champion: "bajnok"
    case .master: "mester"
    case .expert: "szakértő"
    case .legend: "legenda"
    case .elite: "elit"
    case .grandmaster: "nagymester"
    case .ultimate: "csúcs"
    }
  }

  private func number(_ number: Int) -> String { Language.hungarian.grouped(number) }
}
