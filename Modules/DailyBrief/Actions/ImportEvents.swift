import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal
import Foundation

/// `daily-brief events import FILE.ics`.
struct ImportEvents: Action {
  static var configuration: CommandConfiguration {
    .init("import", HelpText.importEvents, more: HelpText.eventImportMore)
  }
  static var door: Origin.Door? { .import }
  static var inputs: [Input<Self>] {
    [
      .file("file", \.file, HelpText.eventImportFile),
      .flag("past", \.isPastWanted, HelpText.eventImportPast),
      .flag("dry_run", \.isTrial, HelpText.eventImportDryRun),
    ]
  }

  var file = FileText.content("")
  var isPastWanted = false
  var isTrial = false

  func perform(in world: World) async throws -> ImportedEvents {
    let world = try await world.atBriefTime()
    let data = try file.bytes(in: world, limit: CalendarReader.largestFile)
    let calendar = try CalendarReader(
      Array(data), file: file.name, today: world.today, calendar: world.calendar,
      isPastWanted: isPastWanted)
    let read = calendar.drafts.map {
      Event(id: world.makeID(), name: $0.name, date: $0.date, isYearly: $0.isYearly)
    }
    let new = try await add(read, to: try await world.briefSource())
    if !isTrial { try await world.settleAnnouncements(of: new) }
    return ImportedEvents(
      new: new.countdowns(on: world.today, language: world.language),
      known: read.count - new.count, calendar: calendar, isTrial: isTrial)
  }

  /// Adds the new events, and returns them.
  private func add(_ events: [Event], to source: some EventSource) async throws -> [Event] {
    var triesLeft = 3
    while true {
      var known = Set(try await source.events().map(EventIdentity.init))
      let new = events.filter { known.insert(EventIdentity($0)).inserted }
      if isTrial || new.isEmpty { return new }
      do {
        try await source.add(new)
        return new
      } catch EventError.duplicate where triesLeft > 0 {
        // Another command has added one of them in the meantime.
        triesLeft -= 1
      }
    }
  }
}

/// The result of an import, or of a dry run.
struct ImportedEvents: Outcome, JSONObject {
  let new: [Countdown]
  let known: Int
  let calendar: CalendarReader
  let isTrial: Bool

  static let fields: [Field<Self>] = [
    Field("dry_run", "Whether nothing was changed.", \.isTrial),
    Field("new", "Events that are new.", \.new.count),
    Field("already_there", "Events that were there before.", \.known),
    Field("events", "The new events.") { $0.new.map(CountedEvent.counted) },
    Field(
      "kept_once", "Repeating events of which only the next date is kept.", \.calendar.keptOnce),
    Field("skipped", "Events left out.", \.calendar.skipped),
  ]

  func lines(in world: World) -> [String] {
    let skipped = calendar.skipped.count
    var sentences: [EventText] = [
      isTrial
        ? .wouldImport(new.count, known: known, skipped: skipped)
        : .imported(new.count, known: known, skipped: skipped)
    ]
    if !calendar.keptOnce.isEmpty {
      sentences.append(.note(.keptOnce, names: calendar.keptOnce))
    }
    for reason in CalendarSkip.allCases {
      let names = calendar.skipped.filter { $0.reason == reason }.map(\.name)
      if !names.isEmpty { sentences.append(.note(reason.text, names: names)) }
    }
    let list = new.isEmpty ? [] : EventList(countdowns: new).lines(in: world) + [""]
    return list + sentences.flatMap { world.text($0).terminalSafe.wrapped(to: world.columns) }
  }
}

extension CalendarReader.Skipped: JSONObject {
  static let fields: [Field<Self>] = [
    Field("reason", "Why it was left out.", \.reason), Field("name", "The event.", \.name),
  ]
}

extension CalendarSkip: JSONRepresentable {}
