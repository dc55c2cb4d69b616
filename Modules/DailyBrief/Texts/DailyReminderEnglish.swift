import CoreModels

extension DailyReminderText {
  var english: String {
    switch self {
    case .title: "Reminder"
    case .noReminders: "No reminders yet"
    case .howToAdd:
      "daily-brief remind add \"Water the plants\" --at 18:00 --repeat weekly adds one."
    case .added(let text, let when): "Added: \(text). Next: \(when)."
    case .removed(let text): "Removed: \(text). daybook undo brings it back."
    case .addedPaused(let text):
      "Added: \(text). It will not arrive while everything is paused."
    case .pauses: "paused"
    case .over: "over"
    case .until(let day): "until \(day.shortText(in: .english))"
    case .areOff: "Reminders are off; daily-brief remind on turns them on."
    case .turnedOff: "Reminders are now off, including those for events."
    case .turnedOn(let time): "Reminders are on. Events are announced at \(time)."
    case .repetition(.once): "once"
    case .repetition(.daily): "every day"
    case .repetition(.weekdays): "on weekdays"
    case .repetition(.weekly): "every week"
    case .repetition(.monthly): "every month"
    case .repetition(.yearly): "every year"
    }
  }
}
