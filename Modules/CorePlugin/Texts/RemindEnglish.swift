import CoreModels
import CoreReminders

extension RemindText {
  var english: String {
    let language = Language.english
    return switch self {
    case .schedule(let choice) where !choice.isEnabled: "Reminders are off."
    case .schedule(let choice):
      Self.englishSchedule(choice.schedule, in: language)
    case .next(let text): "Next: \(text)."
    case .through(.desktop): "They are shown on the desktop."
    case .through(.file): "They are written to a file."
    case .through(.webhook): "They go to a web address."
    case .through(.ntfy): "They go to an ntfy topic."
    case .noTimer(let command): "No timer delivers them yet; \(command) sets one up."
    case .timerActive: "The system’s timer delivers them."
    case .timerIdle: "The system’s timer is installed, but not running."
    case .timerStale(let command):
      "The system’s timer does not match this yet; \(command) updates it."
    case .paused(let day):
      "Everything is paused until the end of \(day.longText(in: language))."
    case .last(let text): "Last arrived: \(text)."
    case .failed(let text, let reason):
      "Did not arrive, or may not have arrived: \(text)." + (reason.map { " \($0)" } ?? "")
    case .delivered(let text): "Delivered: \(text)."
    case .sent(.desktop): "Sent to the desktop."
    case .sent(.file): "Written to the file."
    case .sent(.webhook): "Sent to the web address."
    case .sent(.ntfy): "Sent to the ntfy topic."
    case .example: "This is how a reminder arrives."
    case .calendarWritten(let count, let file):
      language.counted(count, one: "reminder", many: "reminders") + " written to \(file)."
    case .timerRemoved: "The timer and its files have been removed:"
    case .noTimerToRemove: "There was no timer."
    case .unexpected: "Something unexpected went wrong."
    }
  }

  private static func englishSchedule(_ schedule: ReminderSchedule, in language: Language) -> String
  {
    sentence(
      "On at \(schedule.timesText)", schedule.quietText(in: language).map { "except \($0)" },
      schedule.until.map { "last day: \($0)" })
  }
}
