import CoreTerminal
import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage
import Foundation

/// `daily-brief events import FILE.ics`.
struct EventImportCommand: PluginCommand {
  static var configuration: CommandConfiguration {
    .init("import", HelpText.importEvents, more: HelpText.eventImportMore)
  }

  @OptionGroup var shared: SharedOptions

  @Argument(help: ArgumentHelp(HelpText.eventImportFile))
  var file: String

  @Flag(help: ArgumentHelp(HelpText.eventImportPast))
  var past = false

  @Flag(help: ArgumentHelp(HelpText.eventImportDryRun))
  var dryRun = false

  func run(in world: World) async throws {
    var world = try await world.atBriefTime()
    world.store = world.store.writing(through: .import)
    let data = try world.files.read(file, CalendarReader.largestFile)
    let calendar = try CalendarReader(
      Array(data), file: file, today: world.today, calendar: world.calendar, isPastWanted: past)
    let source = try await world.eventSource()
    let read = calendar.drafts.map { Event($0, id: world.makeID()) }
    let new = try await add(read, to: source)
    if !dryRun { try await world.settleAnnouncements(of: new) }
    let report = EventImportReport(
      new: new.countdowns(on: world.today, language: world.language),
      known: read.count - new.count, calendar: calendar, isTrial: dryRun)
    try world.answer(report.json) { report.lines(in: world) }
  }

  /// Adds the new events, and returns them.
  private func add(_ events: [Event], to source: some EventSource) async throws -> [Event] {
    var triesLeft = 3
    while true {
      var known = Set(try await source.events().map(EventIdentity.init))
      let new = events.filter { known.insert(EventIdentity($0)).inserted }
      if dryRun || new.isEmpty { return new }
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

extension Event {
  fileprivate init(_ draft: CalendarReader.Draft, id: String) {
    self.init(id: id, name: draft.name, date: draft.date, isYearly: draft.isYearly)
  }
}

/// The result of an import, or of a dry run.
struct EventImportReport {
  let new: [Countdown]
  let known: Int
  let calendar: CalendarReader
  let isTrial: Bool

  var json: JSONValue {
    [
      "dry_run": .bool(isTrial), "new": .integer(Int64(new.count)),
      "already_there": .integer(Int64(known)), "events": .array(new.map(\.listedJSON)),
      "kept_once": .array(calendar.keptOnce.map(JSONValue.string)),
      "skipped": .array(
        calendar.skipped.map {
          ["reason": .string($0.reason.rawValue), "name": .string($0.name)]
        }),
    ]
  }

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
