import CoreModels

extension GameText {
  var czech: String {
    switch self {
    // A name would stand in the vocative, which nobody typed.
    case .greeting(let part, _):
      switch part {
      case .night: "Ještě nespíte?"
      case .morning: "Dobré ráno"
      case .afternoon: "Dobrý den"
      case .evening: "Dobrý večer"
      }
    case .level(let level): "Úroveň \(GameText.levelName(level).czech)"
    case .levelName(let level): "\(level.number), \(name(of: level))"
    case .pointsTo(let points, let next?): "\(number(points)) z \(number(next)) bodů"
    case .pointsTo(let points, nil): counted(points, "bod", "body", "bodů")
    case .gained(let points, let total):
      "+\(counted(points, "bod", "body", "bodů")), celkem \(number(total))"
    case .lost(let points, let total):
      "o \(counted(points, "bod", "body", "bodů")) méně, celkem \(number(total))"
    case .streak(let count): counted(count, "den", "dny", "dní") + (count == 1 ? "" : " v řadě")
    case .noStreak: "Zatím žádná série: začne ji jediný krok"
    case .best(let count): "nejvíc \(count)"
    case .bonusWaits: "Dnešních 25 bodů přidá aclio bonus"
    case .bonusClaimed: "Dnešní bonus je váš."
    case .bonusKnown: "Dnešní bonus už máte. Zítra přijde další."
    case .levelReached(let level): "Máte úroveň \(GameText.levelName(level).czech)."
    case .earned(let achievement): "Úspěch: \(GameText.achievement(achievement).czech)"
    case .achievement(let achievement):
      switch achievement {
      case .firstGoal: "První cíl"
      case .firstStep: "První krok"
      case .firstComplete: "První splněný cíl"
      case .threeDays: "3 dny v řadě"
      case .sevenDays: "7 dní v řadě"
      case .fiveGoals: "5 cílů"
      case .threeComplete: "3 splněné cíle"
      case .tenSteps: "10 kroků"
      case .fiftySteps: "50 kroků"
      case .hundredPoints: "100 bodů"
      case .fiveHundredPoints: "500 bodů"
      case .levelFive: "Úroveň 5"
      }
    case .earnedOn(let day): "získáno \(day.shortText(in: .czech))"
    case .focus: "Nejbližší krok"
    case .goals: "Cíle"
    case .paused(let day):
      "Pauza do \(day.shortText(in: .czech)): žádné termíny a série se nepřeruší."
    case .points: "Body"
    case .levelTitle: "Úroveň"
    case .streakTitle: "Série"
    case .bestTitle: "Nejdelší série"
    case .goalsKept: "Cíle"
    case .goalsCompleted: "Splněné cíle"
    case .stepsDone: "Hotové kroky"
    case .bonusDays: "Dny s bonusem"
    case .days(let count): counted(count, "den", "dny", "dní")
    case .lastWeeks: "Hotové kroky za posledních sedm dní"
    case .name: "Jméno"
    case .age: "Věk"
    case .gender: "Pohlaví"
    case .location: "Místo"
    case .noProfile:
      "Nic o vás nevíme a ani nemusíme. Aby vám plány seděly lépe: aclio profile --age 30"
    case .profileKept: "Váš profil je uložen."
    case .nothingToDo: "Všechno je hotovo. Nový cíl začne aclio new."
    case .completedOnDay(let name): "Splněný cíl: \(name)"
    }
  }

  private func name(of level: Level) -> String {
    switch level.name {
    case .beginner: "začátek"
    case .explorer: "objevování"
    case .achiever: "první úspěchy"
    case .champion: "šampion"
    case .master: "mistr"
    case .expert: "expert"
    case .legend: "legenda"
    case .elite: "elita"
    case .grandmaster: "velmistr"
    case .ultimate: "vrchol"
    }
  }

  private func number(_ number: Int) -> String { Language.czech.grouped(number) }

  private func counted(_ count: Int, _ one: String, _ few: String, _ many: String) -> String {
    Language.czech.counted(count, one: one, few: few, many: many)
  }
}
