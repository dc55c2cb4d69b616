import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal

/// `daily-brief remind done REMINDER`: ticks a reminder of today.
struct TickReminder: StoredAction {
  static var configuration: CommandConfiguration { .init("done", HelpText.reminderDone) }
  static var inputs: [Input<Self>] {
    [
      .argument("reminder", \.reminder, HelpText.reminderRemoveReminder),
      .flag("undo", \.isUndone, HelpText.reminderDoneUndo),
    ]
  }

  /// The reminder's number in the list, its text, a prefix of it, or its id.
  var reminder = ""
  /// `true` takes the tick back.
  var isUndone = false

  func perform(in transaction: Transaction, of world: World) throws -> ChangedReminder {
    let listed = try transaction.snapshot.listedReminders(at: world.moment)
    let found = try NumberedList(listed).find(reminder)
    guard found.reminder.comes(on: world.today) else { throw EventError.noSuchReminder(reminder) }
    let tick = ReminderTick(found.reminder, on: world.today)
    if isUndone {
      try transaction.remove(ReminderTick.self, tick.id)
    } else if try transaction.find(ReminderTick.self, tick.id) == nil {
      try transaction.put(tick)
    }
    let text = found.reminder.text.terminalSafe
    return ChangedReminder(found, isUndone ? .unticked(text) : .ticked(text))
  }
}
