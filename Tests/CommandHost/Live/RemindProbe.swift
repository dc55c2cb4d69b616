import CoreModels
import CorePlugin
import CoreReminders
import CoreStorage

/// A product whose reminder shows the stored text, or one with characters that are hard to quote.
struct RemindProbe: Plugin {
  let id = "nudge"
  let name = "Nudge"
  let abstract = "Reminds."
  var commands: [any PluginCommand.Type] { [RemindCommand<RemindProbe>.self, KeepCommand.self] }

  var reminderSeries: [ReminderSeries] {
    [
      ReminderSeries(
        "nudge", identifier: "nudge", at: [TimeOfDay(secondsSinceMidnight: 34_200)],
        title: { _ in #"It's "Nudge", 50% \o/"# },
        text: { day, snapshot, _ in
          try snapshot.list(DayEntry.self).last?.id
            ?? "Ľúbim ťa 🌞, \"\(day)\"; it's <b>5 & 6</b>\n'@as []' $HOME \\n"
        })
    ]
  }
}

extension HostStage {
  /// Runs `nudge remind` with these arguments.
  func remind(_ words: String...) async -> Outcome {
    await run(RemindProbe.root, ["remind"] + words)
  }
}
