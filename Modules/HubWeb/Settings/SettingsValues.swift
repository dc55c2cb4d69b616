import CoreModels
import CorePlugin
import CoreReminders
package import CoreStorage
import HubAccounts

/// The values of the settings page's template.
package struct SettingsValues {
  /// The settings that the page's form may change.
  package static let keys: [any SettingKey] =
    [
      SuiteSettings.languageSetting, SuiteSettings.timeZoneSetting,
      SuiteSettings.dayStartsAtSetting,
    ] + WebSettings.keys

  package let values: [String: any Sendable]

  package init(_ call: HubRequest) async throws {
    let (world, plugins) = (call.world, call.services.plugins)
    let (today, moment) = (world.today, world.moment)
    func text(_ sentence: WebText) -> String { sentence.text(in: world.language) }
    let (person, chosen, look, letterKeys, pause, reminders) = try await world.store.read {
      snapshot in
      (
        try plugins.person(from: snapshot),
        try SuiteSettings(in: snapshot), try snapshot.setting(WebSettings.look),
        try snapshot.setting(WebSettings.letterKeys),
        try snapshot.pausedDays().span(containing: today),
        try ReminderSwitch.all(of: plugins, from: snapshot, at: moment)
      )
    }
    var values = Dictionary(
      uniqueKeysWithValues: SettingsTemplate.labels.map { name, sentence in
        (name, text(sentence) as any Sendable)
      })
    values["you"] = ProfileForm.values(of: person, in: world)
    values["languages"] = SettingsValues.choices(
      [("", text(.languageOfSystem))] + Language.allCases.map { ($0.rawValue, $0.ownName) },
      chosen: chosen.language?.rawValue ?? "")
    values["timeZones"] = SettingsValues.choices(
      [("", text(.languageOfSystem))] + TimeZoneRules.knownIdentifiers.map { ($0, $0) },
      chosen: chosen.timeZone?.identifier ?? "")
    values["hours"] = SettingsValues.choices(
      (0...6).map { ("\($0)", "\($0):00") }, chosen: "\(chosen.dayStartsAt)")
    values["looks"] = SettingsValues.choices(
      [("", text(.lookOfSystem)), ("light", text(.light)), ("dark", text(.dark))], chosen: look)
    values["hasLetterKeys"] = letterKeys
    values["today"] = today.description
    values["pausedUntil"] = pause.map { text(.mercyUntil($0.until)) }
    if call.services.options.isMultiUser { values["account"] = text(.account) }
    values["reminderRows"] = ReminderRoutes.values(reminders, in: world)
    values["hasReminders"] = !reminders.isEmpty
    values["who"] = [person.name, person.home?.fullName ?? ""].filter { !$0.isEmpty }
      .joined(separator: " · ")
    values["how"] = [
      (chosen.language ?? world.language).ownName,
      text(look == "light" ? .light : look == "dark" ? .dark : .lookOfSystem),
    ].joined(separator: " · ")
    values["push"] = try await PushSettings.values(call)
    values["calendar"] = CalendarFeedText.title.text(in: world.language)
    values["wall"] = WallText.title.text(in: world.language)
    self.values = values
  }

  private static func choices(
    _ options: [(String, String)], chosen: String
  ) -> [[String: any Sendable]] {
    options.map { value, label in
      ["value": value, "label": label, "isChosen": value == chosen]
    }
  }
}
