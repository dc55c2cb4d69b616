import CoreModels

extension HabitText {
  var slovak: String {
    let language = Language.slovak
    return switch self {
    case .minutes(let count): language.grouped(count) + " min"
    case .minutesToday(let habit, let minutes): "\(habit): dnes \(minutes)."
    case .minutesOn(let day, let habit, let minutes): "\(habit), \(day): \(minutes)."
    case .bonusOn(let day): "Bonus za \(day)"
    case .added(let name): "\(name) je odteraz medzi vašimi návykmi."
    case .renamed(let name, let new): "\(name) sa teraz volá \(new)."
    case .moved(let name, let position): "\(name) je teraz v zozname na \(position). mieste."
    case .stepSet(let name, let count): "\(name) sa počíta po \(minutes(count))."
    case .scheduled(let name, let schedule): "\(name): \(days(of: schedule))."
    case .skipped(let name, let day):
      "Návyk „\(name)“ sa \(day) vynechá a nepočíta sa ako zmeškaný."
    case .notSkipped(let name, let day): "\(name) sa \(day) znova počíta."
    case .archived(let name): "Návyk „\(name)“ je odložený. História zostáva."
    case .restored(let name): "Návyk „\(name)“ je späť. Prestávka sa nepočíta."
    case .deleted(let name, let count):
      "Návyk „\(name)“ je zmazaný aj so záznamami za \(dayCount(count)). daybook undo ho vráti."
    case .habit: "Návyk"
    case .today: "Dnes"
    case .streak: "Séria"
    case .score: "Skóre"
    case .schedule: "Rozvrh"
    case .sinceArchived(let day): "odložený \(day.shortText(in: .slovak))"
    case .onDays(let schedule): days(of: schedule)
    case .currentStreak: "Aktuálna séria"
    case .bestStreak: "Najlepšia séria"
    case .total: "Spolu"
    case .lastWeek: "Posledných 7 dní"
    case .lastWeekBefore(let count, let before):
      "\(minutes(count)), predtým \(minutes(before))"
    case .days(let count): dayCount(count)
    case .percent(let percent): "\(percent)\u{A0}%"
    case .weeks: "Týždne"
    case .months: "Mesiace"
    case .years: "Roky"
    case .less: "menej"
    case .more: "viac"
    case .pause: "vynechané"
    case .drawn(let path): "Obrázok je v súbore \(path)."
    }
  }

  private func minutes(_ count: Int) -> String { HabitText.minutes(count).slovak }

  private func dayCount(_ count: Int) -> String {
    Language.slovak.counted(count, one: "deň", few: "dni", many: "dní")
  }

  private func days(of schedule: HabitSchedule) -> String {
    switch schedule {
    case .daily: "každý deň"
    case .weekdays: schedule.weekdayNames(in: .slovak) ?? ""
    case .times(let times, let days): "\(times)-krát" + " za \(days) " + (days < 5 ? "dni" : "dní")
    }
  }
}
