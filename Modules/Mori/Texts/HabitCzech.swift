import CoreModels

extension HabitText {
  var czech: String {
    let language = Language.czech
    return switch self {
    case .minutes(let count): language.grouped(count) + " min"
    case .minutesToday(let habit, let minutes): "\(habit): dnes \(minutes)."
    case .minutesOn(let day, let habit, let minutes): "\(habit), \(day): \(minutes)."
    case .bonusOn(let day): "Bonus za \(day)"
    case .added(let name): "\(name) je odteď mezi vašimi návyky."
    case .renamed(let name, let new): "\(name) se teď jmenuje \(new)."
    case .moved(let name, let position): "\(name) je teď v seznamu na \(position). místě."
    case .stepSet(let name, let count): "\(name) se počítá po \(minutes(count))."
    case .scheduled(let name, let schedule): "\(name): \(days(of: schedule))."
    case .skipped(let name, let day):
      "Návyk „\(name)“ se \(day) vynechá a nepočítá se jako zmeškaný."
    case .notSkipped(let name, let day): "\(name) se \(day) znovu počítá."
    case .archived(let name): "Návyk „\(name)“ je odložený. Historie zůstává."
    case .restored(let name): "Návyk „\(name)“ je zpět. Přestávka se nepočítá."
    case .deleted(let name, let count):
      "Návyk „\(name)“ je smazaný i se záznamy za \(dayCount(count)). daybook undo ho vrátí."
    case .habit: "Návyk"
    case .today: "Dnes"
    case .streak: "Série"
    case .score: "Skóre"
    case .schedule: "Rozvrh"
    case .sinceArchived(let day): "odloženo \(day.shortText(in: .czech))"
    case .onDays(let schedule): days(of: schedule)
    case .currentStreak: "Aktuální série"
    case .bestStreak: "Nejlepší série"
    case .total: "Celkem"
    case .lastWeek: "Posledních 7 dní"
    case .lastWeekBefore(let count, let before):
      "\(minutes(count)), předtím \(minutes(before))"
    case .days(let count): dayCount(count)
    case .percent(let percent): "\(percent)\u{A0}%"
    case .weeks: "Týdny"
    case .months: "Měsíce"
    case .years: "Roky"
    case .less: "méně"
    case .more: "více"
    case .pause: "vynecháno"
    case .drawn(let path): "Obrázek je v souboru \(path)."
    }
  }

  private func minutes(_ count: Int) -> String { HabitText.minutes(count).czech }

  private func dayCount(_ count: Int) -> String {
    Language.czech.counted(count, one: "den", few: "dny", many: "dní")
  }

  private func days(of schedule: HabitSchedule) -> String {
    switch schedule {
    case .daily: "každý den"
    case .weekdays: schedule.weekdayNames(in: .czech) ?? ""
    case .times(let times, let days): "\(times)krát" + " za \(days) " + (days < 5 ? "dny" : "dní")
    }
  }
}
