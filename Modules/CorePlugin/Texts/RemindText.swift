import CoreModels
import CoreReminders

/// The messages of `remind`.
extension RemindText {
  static func schedule(_ choice: ReminderChoice) -> Self {
    guard choice.isEnabled else { return .scheduleOff }
    let schedule = choice.schedule
    let times = schedule.times.map(\.description).joined(separator: ", ")
    let days = schedule.quietDays.isEmpty ? nil : WeekdayNames(days: schedule.quietDays)
    return switch (days, schedule.until) {
    case (nil, nil): .scheduleOn(times)
    case (let days?, nil): .scheduleExcept(times, days: days)
    case (nil, let until?): .scheduleUntil(times, until: until)
    case (let days?, let until?): .scheduleExceptUntil(times, days: days, until: until)
    }
  }

  static func failed(_ text: String, reason: String?) -> Self {
    reason.map { .failedBecause(text, reason: $0) } ?? .failed(text)
  }

  static func through(_ kind: ReminderChannel.Kind) -> Self {
    switch kind {
    case .desktop: .throughDesktop
    case .file: .throughFile
    case .webhook: .throughWebhook
    case .ntfy: .throughNtfy
    }
  }

  static func sent(_ kind: ReminderChannel.Kind) -> Self {
    switch kind {
    case .desktop: .sentDesktop
    case .file: .sentFile
    case .webhook: .sentWebhook
    case .ntfy: .sentNtfy
    }
  }
}

/// The full names of weekdays, such as *Saturday, Sunday*.
private struct WeekdayNames: TextArgument {
  let days: Set<Weekday>

  func text(in language: Language) -> String {
    days.sorted().map { language.weekdayNames[$0.rawValue - 1] }.joined(separator: ", ")
  }
}
