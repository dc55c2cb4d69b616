/// The messages about habits.
extension HabitText {
  static func onDays(_ schedule: HabitSchedule) -> HabitText {
    switch schedule {
    case .daily: .onDaysDaily
    case .weekdays(let weekdays): .onDaysWeekdays(weekdays)
    case .times(let times, let days): .onDaysTimes(times, days: days)
    }
  }
}
