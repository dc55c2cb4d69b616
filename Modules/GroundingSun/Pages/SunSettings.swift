import CoreModels
import CorePlugin
import CoreReminders
import CoreStorage

extension Page {
  /// The settings sheet as a separate page, for browsers without script.
  static let sunSettings = SunPage.page(
    "/grounding-sun/settings", word: .settings, template: Content.Pages.settings
  ) { _, world in try await SunSettings(back: "/grounding-sun/settings", in: world).values }
}

/// The settings sheet's look, reminder and source, as template values.
struct SunSettings {
  let values: [String: any Sendable]

  init(back: String, in world: World) async throws {
    let source = try await world.affirmationSource()
    let (choice, place, home, reminders) = try await world.store.read { snapshot in
      (
        try ThemeChoice(in: snapshot), try snapshot.setting(ThemeChoice.placeSetting),
        try snapshot.personProfile().home?.fullName,
        try GroundingSunPlugin().affirmationReminders(in: snapshot)
      )
    }
    let looks: [(String, SunPageWord)] = [
      ("auto", .byClock), ("sun", .bySun), ("light", .light), ("dark", .dark),
    ]
    var values: [String: any Sendable] = [
      "back": back, "kind": back == "/grounding-sun" ? "sheet" : "page", "place": place,
      "home": home ?? "48.15,17.11",
      "looks": looks.map { value, word in
        [
          "value": value, "text": world.text(word), "isChosen": value == choice.word,
        ] as [String: any Sendable]
      },
      "isReminding": reminders.isEnabled,
      "times": reminders.schedule.times.map(\.description),
      "canAdd": reminders.schedule.times.count < ReminderSchedule.mostTimes,
      "weekdays": Weekday.allCases.map { day in
        [
          "value": day.name, "isQuiet": reminders.schedule.quietDays.contains(day),
          "text": world.language.shortWeekdayNames[day.rawValue - 1],
        ] as [String: any Sendable]
      },
      "isBundled": source == .bundled,
    ]
    values["otherSource"] = source == .bundled ? nil : source.name
    self.values = values
  }
}

extension ThemeChoice {
  /// The form's value for the theme.
  fileprivate var word: String {
    switch self {
    case .manual(let look): look.rawValue
    case .clock: "auto"
    case .sun: "sun"
    }
  }
}
