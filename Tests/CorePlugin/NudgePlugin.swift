import CoreModels
import CorePlugin
import CoreReminders
import CoreStorage

/// A product with two reminder series: a thought for every day, and a nudge while something is left
/// to do.
struct NudgePlugin: Plugin {
  let id = "nudge"
  let name = "Nudge"
  let abstract = "Reminds of things."
  var records: [any Record.Type] { [Thought.self] }
  var commands: [any PluginCommand.Type] { [RemindCommand<NudgePlugin>.self] }

  var reminderSeries: [ReminderSeries] {
    [
      ReminderSeries(
        "thought", identifier: "daily_thought", at: [TimeOfDay(secondsSinceMidnight: 32_400)],
        title: { _ in "Nudge" },
        text: { day, snapshot, _ in
          try snapshot.find(Thought.self, day.description)?.text ?? "Thought of \(day)"
        }),
      ReminderSeries(
        "chores", identifier: "chores", at: [TimeOfDay(secondsSinceMidnight: 64_800)],
        title: { $0 == .slovak ? "Práca" : "Chores" },
        text: { _, snapshot, _ in try snapshot.find(Thought.self, "done") == nil ? "Sweep" : nil }),
    ]
  }

  func willSchedule(
    _ reminders: [Reminder], in transaction: Transaction, at moment: Moment
  ) throws {
    let days = reminders.filter { $0.identifier == "daily_thought" }.map(\.day.description)
    let text = "\(days.first ?? "") … \(days.last ?? "")"
    try transaction.put(Thought(id: "promised", text: text))
  }

  func willDeliver(_ reminder: Reminder, in transaction: Transaction, at moment: Moment) throws {
    guard reminder.identifier == "daily_thought" else { return }
    try transaction.put(Thought(id: reminder.day.description, text: reminder.text))
  }
}

/// A day's thought, with the day as its id; or the mark that everything is done.
struct Thought: Record, Equatable {
  static let kind = "nudge.thought"
  var id: String
  var text: String
}
