import CoreModels
import CorePlugin
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
      "repetitions": DailyReminder.Repetition.allCases.map {
        ["value": $0.rawValue, "text": world.text(DailyReminderText.repetition($0))]
      },
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
    [
      "text": listed.reminder.text,
      "when": listed.whenText(in: world) { $0.longText(in: world.language) },
      "path": listed.reminder.id.percentEncoded,
      "repeats": world.text(DailyReminderText.repetition(listed.reminder.repetition)),
    ]
  }
}
