import CoreModels
import CorePlugin
import CoreReminders
import CoreStorage
import TestSupport
import Testing

/// A stage for reminders, with recorded notifications and timer jobs.
struct RemindStage {
  var stage: Stage
  let desktop = RecordedNotifier()
  let system = RecordedTimers()

  /// Starts on Saturday, 21 November 2026, at half past nine in London, or at the given instant.
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

  /// Advances the clock and runs the product as a timer does. Returns the notifications so far.
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

  /// The scheduled reminders in the JSON of `remind status`.
  var scheduled: [JSONValue] {
    get async throws {
      guard case .array(let scheduled) = try await json()["scheduled"] else { return [] }
      return scheduled
    }
  }
}
