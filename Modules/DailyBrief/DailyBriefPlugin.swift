public import CoreModels
public import CorePlugin
public import CoreStorage
import Foundation
import Logging

/// The morning page: weather, countdowns, namedays and reminders.
public struct DailyBriefPlugin: Plugin {
  public init() {}

  public let id = "daily-brief"
  public let name = "DailyBrief"
  public var abstract: String { HelpText.overview.help }

  public var records: [any Record.Type] {
    [Event.self, DailyReminder.self, ReminderTick.self, Place.self, FollowedName.self]
  }
  public var settings: [any SettingKey] {
    BriefSettings.all + [Units.setting] + AlertSettings.all
  }

  public func meaning(ofSetting name: String, in language: Language) -> String? {
    BriefText.meaning(ofSetting: name)?.text(in: language)
  }

  public func meaning(ofAdding kind: String, in language: Language) -> String? {
    kind == ReminderTick.kind ? DailyReminderText.doneAct.text(in: language) : nil
  }

  public var mainCommand: (any PluginCommand.Type)? { ShowBrief.command }

  public var commands: [any PluginCommand.Type] {
    [
      ShowBrief.command, ShowWeather.command, PlaceCommand.self, EventsCommand.self,
      NamedayCommand.self, ReminderCommand.self, ChooseBriefSetting.command, LogIn.command,
      LogOut.command, ShowLogIn.command, Register.command, ChangePassword.command,
      ShowBriefWidget.command, BriefWatchCommand.self,
    ]
  }

  public var reminderSwitch: Setting<Bool>? { AlertSettings.isOn }

  public var routes: [Route] { BriefRoutes.all }
  public var pages: [Page] {
    [.brief, .briefWeather, .briefEvents, .briefReminders, .briefNamedays, .briefSettings]
  }
  public func path(of record: RecordName) -> String? {
    switch record.kind {
    case Event.kind: "/daily-brief/events#event-\(record.id.percentEncoded)"
    case DailyReminder.kind: "/daily-brief/reminders"
    default: nil
    }
  }
  public var formActions: [FormAction] { BriefActions.all }
  public var fileImport: FileImport? {
    FileImport(rehearsing: { ImportEvents(file: $0, isTrial: $1) })
  }
  public var appearance: Appearance { BriefStyle.appearance }

  public func refresh(in world: World) async throws {
    let source = try await world.briefSource()
    if let stored = try await source.stored(), !stored.isDue { return }
    do {
      try await source.refreshed().log(to: world.log)
    } catch let error as ServerError {
      world.log.warning("brief not refreshed: \(error.loggedCode)")
    }
  }

  public func timeZone(in snapshot: Snapshot) throws -> String? {
    let chosen = try snapshot.setting(BriefSettings.timeZone)
    return try chosen.isEmpty ? snapshot.places().first?.timeZone : chosen
  }

  public func recipients(in world: World) async throws -> [String] {
    let forecast = OpenMeteoForecast(environment: world.environment)
    return [world.text(BriefText.recipient(URL(string: forecast.address)?.host() ?? ""))]
  }

  public func accountFacts(
    from snapshot: Snapshot, at moment: Moment
  ) throws -> [String: JSONValue] {
    let modules = try snapshot.setting(BriefSettings.modules)
    let reader = try snapshot.weatherReader(showing: moment.language)
    let hasPlace = try snapshot.places().first != nil
    return [
      "language": .string(try snapshot.wireCode(of: reader.language)),
      "personality": .string(reader.personality.rawValue),
      "weather_enabled": .integer(modules.weather && hasPlace ? 1 : 0),
      "countdown_enabled": .integer(modules.countdown ? 1 : 0),
      "reminder_enabled": .integer(modules.reminder ? 1 : 0),
    ]
  }

  public func card(from snapshot: Snapshot, at moment: Moment) throws -> Card? {
    let state = try snapshot.storedBrief(at: moment)
    return Card(
      product: id, title: name, lines: try lines(of: state, from: snapshot, at: moment),
      data: state.map { ShownBrief($0, at: moment.now).json } ?? [:])
  }

  private func lines(
    of state: BriefState?, from snapshot: Snapshot, at moment: Moment
  ) throws -> [String] {
    BriefCard(state: state, units: try snapshot.setting(Units.setting)).lines(at: moment)
  }

  public func cardRows(from snapshot: Snapshot, at moment: Moment) throws -> [CardRow] {
    let done = DailyReminderText.tickAct.text(in: moment.language)
    // A reminder that comes only once is done for good.
    let single = try snapshot.dueReminders(at: moment).filter { reminder in
      reminder.repetition == DailyReminder.Repetition.once.rawValue
    }
    let state = try snapshot.storedBrief(at: moment)
    let events = state?.brief.countdowns ?? []
    let move = EventText.moveAct.text(in: moment.language)
    let new = { (kind: CardAct.Kind) in
      CardAct(kind, EventText.addAct.text(in: moment.language), ["events", "add"], asks: true)
    }
    let place = CardAct(
      .usual, BriefText.placeAct.text(in: moment.language), ["place", "set"], asks: true)
    return try lines(of: state, from: snapshot, at: moment).map { line in
      if line == BriefText.beginPlace.text(in: moment.language) {
        return CardRow(line).with([place, new(.add)])
      }
      if line == BriefText.beginEvent.text(in: moment.language) {
        return CardRow(line).with([new(.usual), new(.add)])
      }
      if let event = events.first(where: { $0.cardLine(in: moment.language) == line }) {
        return CardRow(line).with([
          CardAct(.usual, move, ["events", "edit", event.id ?? event.name, "--on="], asks: true),
          new(.add),
        ]).about(event.id)
      }
      let reminder = single.first { $0.cardLine == line }
      return CardRow(line).with(
        (reminder.map { [CardAct(.usual, done, ["remind", "remove", $0.id])] } ?? [])
          + [new(.add)])
    }
  }

  public func documents(
    from snapshot: Snapshot, at moment: Moment
  ) throws -> [ExportedFile] {
    try BriefDocuments(snapshot: snapshot, moment: moment).all
  }
}
