import CoreReminders
import CoreModels
import CorePlugin
import CoreTerminal

/// A person's reminders one below the other, those that are over grey, or how to begin.
struct ReminderList {
  let reminders: [ListedReminder]
  /// Whether they are delivered.
  let isOn: Bool
  /// What keeps them from arriving by themselves.
  let advice: String?

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

/// A reminder and the day on which it comes next.
struct ListedReminder: Hashable, Sendable {
  let reminder: DailyReminder
  /// Mercy days do not count; `nil` where it is over, or pauses on all days that it has left.
  let next: Day?
  /// Whether only mercy days keep it from coming.
  let isPaused: Bool

  /// The day where it is near, or its date, and the time.
  func whenText(in world: World) -> String {
    guard let next else {
      return world.text(isPaused ? DailyReminderText.pauses : .over)
    }
    let daysLeft = world.today.distance(to: next)
    let day =
      (0...1).contains(daysLeft)
      ? world.text(EventText.days(daysLeft)) : next.description
    return "\(day) \(reminder.time)"
  }

  var json: JSONValue {
    [
      "id": .string(reminder.id), "text": .string(reminder.text),
      "time": .string(reminder.time.description),
      "repeat": .string(reminder.repetition.rawValue),
      "start": .string(reminder.start.description),
      "until": reminder.until.map { .string($0.description) } ?? .null,
      "next": next.map { .string($0.description) } ?? .null, "paused": .bool(isPaused),
    ]
  }
}
