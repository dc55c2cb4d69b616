import CoreModels

extension HabitText {
  var german: String {
    let language = Language.german
    return switch self {
    case .minutes(let count): language.grouped(count) + " Min."
    case .minutesToday(let habit, let minutes): "\(habit): heute \(minutes)"
    case .minutesOn(let day, let habit, let minutes):
      "\(habit): am \(day.shortText(in: .german)) \(minutes)"
    case .bonusOn(let day): "Bonus am \(day.shortText(in: .german))"
    case .added(let name): "\(name) gehört jetzt zu deinen Gewohnheiten."
    case .renamed(let name, let new): "\(name) heißt jetzt \(new)."
    case .moved(let name, let position): "\(name) steht jetzt auf Platz \(position) der Liste."
    case .stepSet(let name, let count): "\(name) zählt in Schritten von \(minutes(count))"
    case .scheduled(let name, let schedule): "\(name): \(days(of: schedule))."
    case .skipped(let name, let day):
      "\(name) fällt am \(day.shortText(in: .german)) aus und gilt nicht als versäumt."
    case .notSkipped(let name, let day): "\(name) zählt am \(day.shortText(in: .german)) wieder."
    case .archived(let name): "\(name) ist archiviert. Der Verlauf bleibt."
    case .restored(let name): "\(name) ist wieder da. Die Zwischenzeit zählt nicht."
    case .deleted(let name, let count):
      "\(name) ist gelöscht, samt den Minuten von "
        + language.counted(count, one: "Tag", many: "Tagen") + "."
        + " daybook undo holt alles zurück."
    case .habit: "Gewohnheit"
    case .today: "Heute"
    case .streak: "Serie"
    case .score: "Stärke"
    case .schedule: "Plan"
    case .sinceArchived(let day): "archiviert am \(day.shortText(in: .german))"
    case .onDays(let schedule): days(of: schedule)
    case .currentStreak: "Laufende Serie"
    case .bestStreak: "Beste Serie"
    case .total: "Insgesamt"
    case .lastWeek: "Letzte 7 Tage"
    case .lastWeekBefore(let count, let before):
      "\(minutes(count)), davor \(minutes(before))"
    case .days(let count): dayCount(count)
    case .percent(let percent): "\(percent)\u{A0}%"
    case .weeks: "Wochen"
    case .months: "Monate"
    case .years: "Jahre"
    case .less: "weniger"
    case .more: "mehr"
    case .pause: "ausgelassen"
    case .drawn(let path): "Das Bild liegt in \(path)."
    }
  }

  private func minutes(_ count: Int) -> String { HabitText.minutes(count).german }

  private func dayCount(_ count: Int) -> String {
    Language.german.counted(count, one: "Tag", many: "Tage")
  }

  private func days(of schedule: HabitSchedule) -> String {
    switch schedule {
    case .daily: "jeden Tag"
    case .weekdays: schedule.weekdayNames(in: .german) ?? ""
    case .times(let times, let days): "\(times) Mal in \(days) Tagen"
    }
  }
}
