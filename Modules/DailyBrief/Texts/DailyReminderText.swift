/// Texts about reminders.
extension DailyReminderText {
  static func repetition(_ repetition: DailyReminder.Repetition) -> Self {
    switch repetition {
    case .once: .repetitionOnce
    case .daily: .repetitionDaily
    case .weekdays: .repetitionWeekdays
    case .weekly: .repetitionWeekly
    case .monthly: .repetitionMonthly
    case .yearly: .repetitionYearly
    }
  }
}
