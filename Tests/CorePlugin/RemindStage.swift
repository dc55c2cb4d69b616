import CoreModels
import CorePlugin
import CoreReminders
import CoreStorage
import TestSupport
import Testing

/// A stage for reminders: a desktop that records what it shows, and timers that record their jobs.
struct RemindStage {
  var stage: Stage
  let desktop = RecordedNotifier()
  let system = RecordedTimers()

  /// Saturday, 21 November 2026, half past nine in London, unless another instant is given.
  init(_ now: String = "2026-11-21T09:30:00Z", language: Language = .english) throws {
    stage = try Stage(now, kinds: NudgePlugin().records, language: language)
    stage.world.notifier = desktop.notifier
    stage.world.timers = system.timers
  }

  @discardableResult
  func run(_ words: String...) async throws -> String {
    try await stage.run(NudgePlugin.self, ["remind"] + words)
  }

  func json(_ words: String...) async throws -> JSONValue {
    try await stage.json(NudgePlugin.self, ["remind"] + words)
  }

  /// Lets a timer call the product, as long after the last time.
  func fire(after seconds: Int = 0) async throws -> [String] {
    stage.clock.advance(seconds: seconds)
    try await run("fire")
    return desktop.shown
  }

  var claims: [String] {
    get async throws {
      try await stage.world.store.collection(of: ReminderClaim.self).list().map {
        "\($0.identifier) \($0.time) \($0.state)"
      }
    }
  }

  /// What `remind status` tells scripts of the days to come.
  var scheduled: [JSONValue] {
    get async throws {
      guard case .array(let scheduled) = try await json()["scheduled"] else { return [] }
      return scheduled
    }
  }
}
