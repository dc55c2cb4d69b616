import CoreModels

extension GameText {
  var spanish: String {
    switch self {
    case .greeting(let part, let name):
      switch part {
      case .night: "¿Aún sin dormir" + (name.isEmpty ? "?" : ", \(name)?")
      case .morning: "Buenos días" + (name.isEmpty ? "" : ", \(name)")
      case .afternoon: "Buenas tardes" + (name.isEmpty ? "" : ", \(name)")
      case .evening: "Buenas noches" + (name.isEmpty ? "" : ", \(name)")
      }
    case .level(let level): "Nivel \(GameText.levelName(level).spanish)"
    case .levelName(let level): "\(level.number), \(name(of: level))"
    case .pointsTo(let points, let next?): "\(number(points)) de \(number(next)) puntos"
    case .pointsTo(let points, nil): counted(points, "punto", "puntos")
    case .gained(let points, let total):
      "+\(counted(points, "punto", "puntos")), en total \(number(total))"
    case .lost(let points, let total):
      "\(counted(points, "punto", "puntos")) menos, en total \(number(total))"
    case .streak(let count): counted(count, "día seguido", "días seguidos")
    case .noStreak: "Aún sin racha: con un paso empieza"
    case .best(let count): "récord: \(count)"
    case .bonusWaits: "aclio bonus da los 25 puntos de hoy"
    case .bonusClaimed: "El bonus de hoy es tuyo."
    case .bonusKnown: "El bonus de hoy ya es tuyo. Mañana habrá otro."
    case .levelReached(let level): "Has llegado al nivel \(GameText.levelName(level).spanish)."
    case .earned(let achievement): "Logro: \(GameText.achievement(achievement).spanish)"
    case .achievement(let achievement):
      switch achievement {
      case .firstGoal: "Primera meta"
      case .firstStep: "Primer paso"
      case .firstComplete: "Primera meta cumplida"
      case .threeDays: "3 días seguidos"
      case .sevenDays: "7 días seguidos"
      case .fiveGoals: "5 metas"
      case .threeComplete: "3 metas cumplidas"
      case .tenSteps: "10 pasos"
      case .fiftySteps: "50 pasos"
      case .hundredPoints: "100 puntos"
      case .fiveHundredPoints: "500 puntos"
      case .levelFive: "Nivel 5"
      }
    case .earnedOn(let day): "conseguido el \(day.shortText(in: .spanish))"
    case .focus: "Ahora"
    case .goals: "Metas"
    case .paused(let day):
      "Pausa hasta el \(day.shortText(in: .spanish)): nada vence y ninguna racha se rompe."
    case .points: "Puntos"
    case .levelTitle: "Nivel"
    case .streakTitle: "Racha"
    case .bestTitle: "Mejor racha"
    case .goalsKept: "Metas"
    case .goalsCompleted: "Metas cumplidas"
    case .stepsDone: "Pasos hechos"
    case .bonusDays: "Días con bonus"
    case .days(let count): counted(count, "día", "días")
    case .lastWeeks: "Pasos hechos en los últimos siete días"
    case .name: "Nombre"
    case .age: "Edad"
    case .gender: "Género"
    case .location: "Lugar"
    case .noProfile:
      "No se sabe nada de ti, ni hace falta. Para planes a medida: aclio profile --age 30"
    case .profileKept: "Tu perfil está guardado."
    case .nothingToDo: "Todo está hecho. aclio new empieza algo nuevo."
    case .completedOnDay(let name): "Meta cumplida: \(name)"
    }
  }

  private func name(of level: Level) -> String {
    switch level.name {
    case .beginner: "comienzo"
    case .explorer: "exploración"
    case .achiever: "primeros logros"
    case .champion: "excelencia"
    case .master: "maestría"
    case .expert: "pericia"
    case .legend: "leyenda"
    case .elite: "élite"
    case .grandmaster: "gran maestría"
    case .ultimate: "cima"
    }
  }

  private func number(_ number: Int) -> String { Language.spanish.grouped(number) }

  private func counted(_ count: Int, _ one: String, _ many: String) -> String {
    Language.spanish.counted(count, one: one, many: many)
  }
}
