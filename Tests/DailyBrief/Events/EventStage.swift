import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal
import TestSupport

@testable import DailyBrief

extension Stage {
  /// A stage for events and reminders: Saturday, 21 November 2026, 09:30 in London.
  static func events(
    at now: String = "2026-11-21T09:30:00Z", isInteractive: Bool = false, columns: Int = 80,
    colors: ColorDepth = .none, language: Language = .english, files: [String: String] = [:]
  ) throws -> Stage {
    try Stage(
      now, kinds: DailyBriefPlugin().records, language: language, isInteractive: isInteractive,
      columns: columns, colors: colors, files: files)
  }

  func events(_ words: String...) async throws -> String {
    try await run(DailyBriefPlugin.self, ["events"] + words)
  }

  func eventsJSON(_ words: String...) async throws -> JSONValue {
    try await json(DailyBriefPlugin.self, ["events"] + words)
  }

  func remind(_ words: String...) async throws -> String {
    try await run(DailyBriefPlugin.self, ["remind"] + words)
  }

  func remindJSON(_ words: String...) async throws -> JSONValue {
    try await json(DailyBriefPlugin.self, ["remind"] + words)
  }

  /// The same world on a terminal without Unicode, as under LANG=C.
  func worldWithoutUnicode(columns: Int) -> World {
    var world = world
    let (terminal, _) = Terminal.recording(
      columns: columns, rows: 24, colors: .none, isInteractive: true, isUnicode: false)
    world.terminal = terminal
    return world
  }
}

extension JSONValue {
  /// The elements of an array; empty for any other value.
  var elements: [JSONValue] { if case .array(let values) = self { values } else { [] } }
}

extension Day {
  /// A day known to be valid.
  static func of(_ text: String) -> Day { Day(text) ?? .first }
}

extension Event {
  static func sample(
    _ name: String = "Christmas", on date: String, yearly: Bool = false, before: String? = nil,
    after: String? = nil, leads: [Int] = []
  ) -> Event {
    Event(
      id: name, name: name, date: .of(date), isYearly: yearly, messageBefore: before,
      messageAfter: after, leadDays: leads)
  }
}
