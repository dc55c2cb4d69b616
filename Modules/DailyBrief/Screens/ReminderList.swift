import CoreModels
import CorePlugin
import CoreReminders
import CoreTerminal

/// A person's reminders as a list, past ones dimmed, or a hint how to add one.
struct ReminderList: Outcome {
  let reminders: [ListedReminder]
  /// `true` if reminders are delivered.
  let isOn: Bool
  /// Advice on whatever prevents automatic delivery.
  let advice: String?

  static var shape: Shape { [ListedReminder].shape }
  var json: JSONValue { reminders.json }

  func lines(in world: World) -> [String] {
    let rows = reminders.map { listed in
      NumberedScreen.Row(
        name: listed.reminder.text, when: listed.whenText(in: world),
        details: [
          world.text(DailyReminderText.repetition(listed.reminder.repetition)),
          listed.reminder.until.map { world.text(DailyReminderText.until($0)) } ?? "",
        ], isPast: listed.next == nil)
    }
    var notes: [String] = []
    if rows.isEmpty { notes = [DailyReminderText.noReminders, .howToAdd].map(world.text) }
    if !isOn {
      notes.append(world.text(DailyReminderText.areOff))
    } else if let advice, reminders.contains(where: { $0.next != nil }) {
      notes.append(advice)
    }
    let gap = rows.isEmpty || notes.isEmpty ? [] : [""]
    return NumberedScreen(rows: rows).lines(in: world) + gap
      + notes.flatMap { $0.terminalSafe.wrapped(to: world.columns) }
  }
}

/// A reminder and its next day.
struct ListedReminder: Hashable, Sendable {
  let reminder: DailyReminder
  /// Excludes mercy days; `nil` if there are no more, or all remaining days are paused.
  let next: Day?
  /// `true` if only mercy days prevent it.
  let isPaused: Bool

  /// The day if it is near, else its date, and the time.
  func whenText(in world: World, date: ((Day) -> String)? = nil) -> String {
    guard let next else {
      return world.text(isPaused ? DailyReminderText.pauses : .over)
    }
    let daysLeft = world.today.distance(to: next)
    let day =
      (0...1).contains(daysLeft)
      ? world.text(EventText.days(daysLeft)) : (date ?? world.tabled)(next)
    return "\(day) \(reminder.time)"
  }
}

extension ListedReminder: JSONObject {
  static let fields: [Field<Self>] = [
    Field("id", "Its id.", \.reminder.id),
    Field("text", "What it says.", \.reminder.text),
    Field("time", "When it comes, as HH:mm.", \.reminder.time.description),
    Field("repeat", "How often it comes.", \.reminder.repetition),
    Field("start", "The first day.", \.reminder.start),
    Field("until", "The last day, if there is one.", \.reminder.until),
    Field("next", "The next day; null where none will come.", \.next),
    Field("paused", "Whether only mercy days keep it away.", \.isPaused),
  ]
}
