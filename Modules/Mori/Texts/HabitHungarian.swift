import CoreModels

extension HabitText {
  var hungarian: String {
    let language = Language.hungarian
    return switch self {
    case .minutes(let count): language.grouped(count) + " perc"
    case .minutesToday(let habit, let minutes): "\(habit): ma \(minutes)."
    case .minutesOn(let day, let habit, let minutes):
      "\(habit), \(day.shortText(in: .hungarian)): \(minutes)."
    case .bonusOn(let day): "Bónusz, \(day.shortText(in: .hungarian))"
    case .added(let name): "Új szokásod: \(name)."
    case .renamed(let name, let new): "\(name) új neve: \(new)."
    case .moved(let name, let position): "\(name) mostantól a lista \(position). helyén áll."
    case .stepSet(let name, let count): "\(name) lépése: \(minutes(count))."
    case .scheduled(let name, let schedule): "\(name): \(days(of: schedule))."
    case .skipped(let name, let day):
      "\(name), \(day.shortText(in: .hungarian)): kimarad, és nem számít mulasztásnak."
    case .notSkipped(let name, let day): "\(name), \(day.shortText(in: .hungarian)): újra számít."
    case .archived(let name): "\(name): félretéve. Az előzményei megmaradnak."
    case .restored(let name): "\(name): újra itt van. A kihagyott idő nem számít."
    case .deleted(let name, let count):
      "\(name): törölve, a percekkel együtt (\(dayCount(count))). A daybook undo visszahozza."
    case .habit: "Szokás"
    case .today: "Ma"
    case .streak: "Sorozat"
    case .score: "Pontszám"
    case .schedule: "Beosztás"
    case .sinceArchived(let day): "félretéve: \(day.shortText(in: .hungarian))"
    case .onDays(let schedule): days(of: schedule)
    case .currentStreak: "Mostani sorozat"
    case .bestStreak: "Legjobb sorozat"
    case .total: "Összesen"
    case .lastWeek: "Az elmúlt 7 nap"
    case .lastWeekBefore(let count, let before):
      "\(minutes(count)), előtte \(minutes(before))"
    case .days(let count): dayCount(count)
    case .percent(let percent): "\(percent)%"
    case .weeks: "Hetek"
    case .months: "Hónapok"
    case .years: "Évek"
    case .less: "kevesebb"
    case .more: "több"
    case .pause: "kihagyva"
    case .drawn(let path): "A kép itt van: \(path)."
    }
  }

  private func minutes(_ count: Int) -> String { HabitText.minutes(count).hungarian }

  private func dayCount(_ count: Int) -> String {
    Language.hungarian.counted(count, one: "nap", many: "nap")
  }

  private func days(of schedule: HabitSchedule) -> String {
    switch schedule {
    case .daily: "mindennap"
    case .weekdays: schedule.weekdayNames(in: .hungarian) ?? ""
    case .times(let times, let days):
      "\(days) naponként \(times) alkalommal"
    }
  }
}
