import CoreModels

extension GameText {
  var slovak: String {
    switch self {
    case .greeting(let part, let name):
      switch part {
      case .night: "Ešte nespíte" + (name.isEmpty ? "?" : ", \(name)?")
      case .morning: "Dobré ráno" + (name.isEmpty ? "" : ", \(name)")
      case .afternoon: "Dobrý deň" + (name.isEmpty ? "" : ", \(name)")
      case .evening: "Dobrý večer" + (name.isEmpty ? "" : ", \(name)")
      }
    case .level(let level): "Úroveň \(GameText.levelName(level).slovak)"
    case .levelName(let level): "\(level.number), \(name(of: level))"
    case .pointsTo(let points, let next?): "\(number(points)) z \(number(next)) bodov"
    case .pointsTo(let points, nil): counted(points, "bod", "body", "bodov")
    case .gained(let points, let total):
      "+\(counted(points, "bod", "body", "bodov")), spolu \(number(total))"
    case .lost(let points, let total):
      "o \(counted(points, "bod", "body", "bodov")) menej, spolu \(number(total))"
    case .streak(let count):
      counted(count, "deň", "dni", "dní") + (count == 1 ? "" : " za sebou")
    case .noStreak: "Zatiaľ žiadna séria: začne ju jediný krok"
    case .best(let count): "najviac \(count)"
    case .bonusWaits: "Dnešných 25 bodov pridá aclio bonus"
    case .bonusClaimed: "Dnešný bonus je váš."
    case .bonusKnown: "Dnešný bonus už máte. Zajtra príde ďalší."
    case .levelReached(let level): "Máte úroveň \(GameText.levelName(level).slovak)."
    case .earned(let achievement): "Úspech: \(GameText.achievement(achievement).slovak)"
    case .achievement(let achievement):
      switch achievement {
      case .firstGoal: "Prvý cieľ"
      case .firstStep: "Prvý krok"
      case .firstComplete: "Prvý splnený cieľ"
      case .threeDays: "3 dni za sebou"
      case .sevenDays: "7 dní za sebou"
      case .fiveGoals: "5 cieľov"
      case .threeComplete: "3 splnené ciele"
      case .tenSteps: "10 krokov"
      case .fiftySteps: "50 krokov"
      case .hundredPoints: "100 bodov"
      case .fiveHundredPoints: "500 bodov"
      case .levelFive: "Úroveň 5"
      }
    case .earnedOn(let day): "získané \(day.shortText(in: .slovak))"
    case .focus: "Najbližší krok"
    case .goals: "Ciele"
    case .paused(let day):
      "Pauza do \(day.shortText(in: .slovak)): žiadne termíny a séria sa nepreruší."
    case .points: "Body"
    case .levelTitle: "Úroveň"
    case .streakTitle: "Séria"
    case .bestTitle: "Najdlhšia séria"
    case .goalsKept: "Ciele"
    case .goalsCompleted: "Splnené ciele"
    case .stepsDone: "Hotové kroky"
    case .bonusDays: "Dni s bonusom"
    case .days(let count): counted(count, "deň", "dni", "dní")
    case .lastWeeks: "Hotové kroky za posledných sedem dní"
    case .name: "Meno"
    case .age: "Vek"
    case .gender: "Pohlavie"
    case .location: "Miesto"
    case .noProfile:
      "Nič o vás nevieme a ani nemusíme. Aby vám plány sedeli lepšie: aclio profile --age 30"
    case .profileKept: "Váš profil je uložený."
    case .nothingToDo: "Všetko je hotové. Nový cieľ začne aclio new."
    case .completedOnDay(let name): "Splnený cieľ: \(name)"
    }
  }

  private func name(of level: Level) -> String {
    switch level.name {
    case .beginner: "začiatok"
    case .explorer: "objavovanie"
    case .achiever: "prvé úspechy"
    case .champion: "šampión"
    case .master: "majster"
    case .expert: "expert"
    case .legend: "legenda"
    case .elite: "elita"
    case .grandmaster: "veľmajster"
    case .ultimate: "vrchol"
    }
  }

  private func number(_ number: Int) -> String { Language.slovak.grouped(number) }

  private func counted(_ count: Int, _ one: String, _ few: String, _ many: String) -> String {
    Language.slovak.counted(count, one: one, few: few, many: many)
  }
}
