import CoreModels

extension HabitText {
  var polish: String {
    let language = Language.polish
    return switch self {
    case .minutes(let count): language.grouped(count) + " min"
    case .minutesToday(let habit, let minutes): "\(habit): dziś \(minutes)."
    case .minutesOn(let day, let habit, let minutes): "\(habit), \(day): \(minutes)."
    case .bonusOn(let day): "Bonus z dnia \(day)"
    case .added(let name): "\(name) jest teraz wśród twoich nawyków."
    case .renamed(let name, let new): "\(name) nazywa się teraz \(new)."
    case .moved(let name, let position): "\(name) jest teraz na liście na miejscu \(position)."
    case .stepSet(let name, let count): "\(name) liczy się po \(minutes(count))."
    case .scheduled(let name, let schedule): "\(name): \(days(of: schedule))."
    case .skipped(let name, let day):
      "\(name): dzień \(day) jest pominięty i nie liczy się jako opuszczony."
    case .notSkipped(let name, let day): "\(name): dzień \(day) znów się liczy."
    case .archived(let name): "\(name): odłożono. Historia zostaje."
    case .restored(let name): "\(name): przywrócono. Czas przerwy się nie liczy."
    case .deleted(let name, let count):
      "\(name): usunięto razem z minutami (\(dayCount(count))). daybook undo to przywróci."
    case .habit: "Nawyk"
    case .today: "Dziś"
    case .streak: "Seria"
    case .score: "Wynik"
    case .schedule: "Harmonogram"
    case .sinceArchived(let day): "odłożono \(day.shortText(in: .polish))"
    case .onDays(let schedule): days(of: schedule)
    case .currentStreak: "Obecna seria"
    case .bestStreak: "Najlepsza seria"
    case .total: "Razem"
    case .lastWeek: "Ostatnie 7 dni"
    case .lastWeekBefore(let count, let before):
      "\(minutes(count)), wcześniej \(minutes(before))"
    case .days(let count): dayCount(count)
    case .percent(let percent): "\(percent)%"
    case .weeks: "Tygodnie"
    case .months: "Miesiące"
    case .years: "Lata"
    case .less: "mniej"
    case .more: "więcej"
    case .pause: "pominięte"
    case .drawn(let path): "Obrazek jest w pliku \(path)."
    }
  }

  private func minutes(_ count: Int) -> String { HabitText.minutes(count).polish }

  private func dayCount(_ count: Int) -> String {
    Language.polish.counted(count, one: "dzień", few: "dni", many: "dni")
  }

  private func days(of schedule: HabitSchedule) -> String {
    switch schedule {
    case .daily: "codziennie"
    case .weekdays: schedule.weekdayNames(in: .polish) ?? ""
    case .times(let times, let days):
      Language.polish.counted(times, one: "raz", few: "razy", many: "razy") + " w ciągu \(days) dni"
    }
  }
}
