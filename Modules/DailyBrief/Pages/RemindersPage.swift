import CoreModels
import CorePlugin
import CoreReminders
import CoreStorage

extension Page {
  /// The page of the person's own reminders, and the switch for all of DailyBrief's.
  static let briefReminders = BriefTab.reminders.page(
    template: Content.Pages.reminders
  ) { _, world in
    let moment = world.moment
    return try await world.store.read { snapshot in
      RemindersPage(
        reminders: try snapshot.listedReminders(at: moment),
        isOn: try snapshot.setting(AlertSettings.isOn), alertTime: "\(try snapshot.alertTime)")
    }.values(in: world)
  }
}

/// The reminders in a browser, the next one first.
struct RemindersPage {
  let reminders: [ListedReminder]
  let isOn: Bool
  let alertTime: String

  func values(in world: World) -> [String: any Sendable] {
    let past = reminders.filter { $0.next == nil && !$0.isPaused }
    let coming = reminders.filter { $0.next != nil || $0.isPaused }
    var values: [String: any Sendable] = [
      "hasReminders": !reminders.isEmpty, "hasComing": !coming.isEmpty,
      "coming": coming.map { Self.values(of: $0, in: world) },
      "isOn": "\(isOn)", "areOn": isOn, "next": isOn ? "off" : "on", "alertTime": alertTime,
      "state": world.text(isOn ? BriefPageWord.on : .off), "today": "\(world.today)",
      "new": [
        "isNew": true, "time": "18:00", "repetitions": Self.repetitions(.once, in: world),
      ] as [String: any Sendable],
    ]
    if !past.isEmpty {
      values["over"] =
        [
          "title": world.text(EventText.pastCount(past.count)),
          "rows": past.map { Self.values(of: $0, in: world) },
        ] as [String: any Sendable]
    }
    return values
  }

  private static func values(
    of listed: ListedReminder, in world: World
  ) -> [String: any Sendable] {
    let reminder = listed.reminder
    return [
      "text": reminder.text, "time": reminder.time.description,
      "start": reminder.start.description, "until": reminder.until?.description ?? "",
      "repetitions": repetitions(reminder.repetition, in: world),
      "when": listed.whenText(in: world) { $0.longText(in: world.language) },
      "path": reminder.id.percentEncoded,
      "repeats": world.text(DailyReminderText.repetition(reminder.repetition)),
    ]
  }

  private static func repetitions(
    _ chosen: DailyReminder.Repetition, in world: World
  ) -> [[String: any Sendable]] {
    DailyReminder.Repetition.allCases.map { repetition in
      [
        "value": repetition.rawValue, "isChosen": repetition == chosen,
        "label": world.text(DailyReminderText.repetition(repetition)),
      ]
    }
  }
}
