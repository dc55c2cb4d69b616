import CoreModels
import CoreReminders

/// What `remind` says.
enum RemindText: CompleteTextCatalogue {
  case schedule(ReminderChoice)
  case next(String)
  case through(ReminderChannel.Kind)
  case noTimer(command: String)
  case timerActive
  case timerIdle
  case timerStale(command: String)
  case paused(until: Day)
  case last(String)
  case failed(String, reason: String?)
  case delivered(String)
  case sent(ReminderChannel.Kind)
  case example
  case calendarWritten(Int, file: String)
  case timerRemoved
  case noTimerToRemove
  case unexpected

  static var samples: [RemindText] {
    let times = [TimeOfDay(secondsSinceMidnight: 32_400), TimeOfDay(secondsSinceMidnight: 75_600)]
    let choices = [
      ReminderSchedule(times: times),
      ReminderSchedule(times: times, quietDays: [.sunday], until: Day("2026-12-24")),
    ].map { ReminderChoice(product: "a", identifier: "b", isEnabled: true, schedule: $0) }
    let off = ReminderChoice(
      product: "a", identifier: "b", isEnabled: false, schedule: ReminderSchedule(times: times))
    return (choices + [off]).map { .schedule($0) }
      + ReminderChannel.Kind.allCases.flatMap { [.through($0), .sent($0)] } + [
        .next("a"), .noTimer(command: "a"), .timerActive, .timerIdle,
        .timerStale(command: "a"), .paused(until: .first), .last("a"),
        .failed("a", reason: "b."), .failed("a", reason: nil), .delivered("a"), .example,
        .calendarWritten(1, file: "a"), .calendarWritten(3, file: "a"),
        .calendarWritten(7, file: "a"), .timerRemoved, .noTimerToRemove, .unexpected,
      ]
  }

  /// A sentence of parts: those that are there, with commas between.
  static func sentence(_ parts: String?...) -> String {
    parts.compactMap(\.self).joined(separator: "; ") + "."
  }
}

extension ReminderSchedule {
  /// The times, as `09:00, 21:00`.
  var timesText: String { times.map(\.description).joined(separator: ", ") }

  /// The names of the quiet days, `nil` where there are none.
  func quietText(in language: Language) -> String? {
    quietDays.isEmpty
      ? nil
      : quietDays.sorted().map { language.weekdayNames[$0.rawValue - 1] }.joined(separator: ", ")
  }
}
