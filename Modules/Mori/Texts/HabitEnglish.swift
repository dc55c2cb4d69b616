import CoreModels

extension HabitText {
  var english: String {
    let language = Language.english
    return switch self {
    case .minutes(let count): language.grouped(count) + " min"
    case .minutesToday(let habit, let count): "\(habit): \(count) today."
    case .minutesOn(let day, let habit, let count):
      "\(habit): \(count) on \(day.shortText(in: .english))."
    case .bonusOn(let day): "Bonus on \(day.shortText(in: .english))"
    case .added(let name): "\(name) is now one of your habits."
    case .renamed(let name, let new): "\(name) is now called \(new)."
    case .moved(let name, let position): "\(name) is now number \(position) in the list."
    case .stepSet(let name, let count): "\(name) counts in steps of \(minutes(count))."
    case .scheduled(let name, let schedule): "\(name): \(days(of: schedule))."
    case .skipped(let name, let day):
      "\(name) is skipped on \(day.shortText(in: .english)) and does not count as missed."
    case .notSkipped(let name, let day): "\(name) counts on \(day.shortText(in: .english)) again."
    case .archived(let name): "\(name) has been put away. Its history stays."
    case .restored(let name): "\(name) is back. The time away does not count."
    case .deleted(let name, let count):
      "\(name) has been deleted, with \(language.counted(count, one: "day", many: "days"))"
        + " of minutes. daybook undo brings it back."
    case .habit: "Habit"
    case .today: "Today"
    case .streak: "Streak"
    case .score: "Score"
    case .schedule: "Schedule"
    case .sinceArchived(let day): "put away on \(day.shortText(in: .english))"
    case .onDays(let schedule): days(of: schedule)
    case .currentStreak: "Current streak"
    case .bestStreak: "Best streak"
    case .total: "Total"
    case .lastWeek: "Last 7 days"
    case .lastWeekBefore(let count, let before):
      "\(minutes(count)), before that \(minutes(before))"
    case .days(let count): language.counted(count, one: "day", many: "days")
    case .percent(let percent): "\(percent)%"
    case .weeks: "Weeks"
    case .months: "Months"
    case .years: "Years"
    case .less: "less"
    case .more: "more"
    case .pause: "skipped"
    case .drawn(let path): "The picture is in \(path)."
    }
  }

  private func minutes(_ count: Int) -> String { HabitText.minutes(count).english }

  private func days(of schedule: HabitSchedule) -> String {
    switch schedule {
    case .daily: "every day"
    case .weekdays: schedule.weekdayNames(in: .english) ?? ""
    case .times(let times, let days):
      Language.english.counted(times, one: "time", many: "times") + " in \(days) days"
    }
  }
}
