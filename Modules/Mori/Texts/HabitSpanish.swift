import CoreModels

extension HabitText {
  var spanish: String {
    let language = Language.spanish
    return switch self {
    case .minutes(let count): language.grouped(count) + " min"
    case .minutesToday(let habit, let minutes): "\(habit): hoy \(minutes)."
    case .minutesOn(let day, let habit, let minutes):
      "\(habit): \(minutes) el \(day.shortText(in: .spanish))."
    case .bonusOn(let day): "Bonus del \(day.shortText(in: .spanish))"
    case .added(let name): "\(name) ya es uno de tus hábitos."
    case .renamed(let name, let new): "\(name) se llama ahora \(new)."
    case .moved(let name, let position): "\(name) está ahora en el puesto \(position) de la lista."
    case .stepSet(let name, let count): "\(name) cuenta de \(minutes(count)) en \(minutes(count))."
    case .scheduled(let name, let schedule): "\(name): \(days(of: schedule))."
    case .skipped(let name, let day):
      "\(name) se omite el \(day.shortText(in: .spanish)) y no cuenta como falta."
    case .notSkipped(let name, let day):
      "\(name) vuelve a contar el \(day.shortText(in: .spanish))."
    case .archived(let name): "\(name): archivado. Su historial se conserva."
    case .restored(let name): "\(name): de vuelta. El tiempo de pausa no cuenta."
    case .deleted(let name, let count):
      "\(name): eliminado con todos sus minutos (\(dayCount(count))). daybook undo lo recupera."
    case .habit: "Hábito"
    case .today: "Hoy"
    case .streak: "Racha"
    case .score: "Puntuación"
    case .schedule: "Frecuencia"
    case .sinceArchived(let day): "archivado el \(day.shortText(in: .spanish))"
    case .onDays(let schedule): days(of: schedule)
    case .currentStreak: "Racha actual"
    case .bestStreak: "Mejor racha"
    case .total: "En total"
    case .lastWeek: "Últimos 7 días"
    case .lastWeekBefore(let count, let before):
      "\(minutes(count)); antes, \(minutes(before))"
    case .days(let count): dayCount(count)
    case .percent(let percent): "\(percent)\u{A0}%"
    case .weeks: "Semanas"
    case .months: "Meses"
    case .years: "Años"
    case .less: "menos"
    case .more: "más"
    case .pause: "omitido"
    case .drawn(let path): "La imagen está en \(path)."
    }
  }

  private func minutes(_ count: Int) -> String { HabitText.minutes(count).spanish }

  private func dayCount(_ count: Int) -> String {
    Language.spanish.counted(count, one: "día", many: "días")
  }

  private func days(of schedule: HabitSchedule) -> String {
    switch schedule {
    case .daily: "todos los días"
    case .weekdays: schedule.weekdayNames(in: .spanish) ?? ""
    case .times(let times, let days):
      Language.spanish.counted(times, one: "vez", many: "veces") + " cada \(days) días"
    }
  }
}
