import ArgumentParser
import CoreModels
import CorePlugin
import CoreReminders
import CoreStorage
import TestSupport
import Testing

@testable import CommandHost

@Suite("daybook refresh") struct RefreshCommandTests {
  private let stage: Stage
  private let system = RecordedTimers()

  init() throws {
    var stage = try Stage("2026-11-21T09:30:00Z", kinds: [DayEntry.self])
    stage.world.timers = system.timers
    self.stage = stage
  }

  private func run<Command: PluginCommand>(
    _ type: Command.Type, _ arguments: [String]
  ) async throws -> String {
    let before = stage.output
    let command = try Command.parse(arguments)
    try await command.run(in: stage.world.adopting(command.shared.values))
    return String(stage.output.dropFirst(before.count))
  }

  private func card() async throws -> [String]? {
    let moment = stage.world.moment
    return try await stage.world.store.read {
      try FreshPlugin().card(from: $0, at: moment)?.lines
    }
  }

  @Test func `fetches what a card shows, without a word`() async throws {
    #expect(try await card() == ["old"])
    #expect(try await run(RefreshCommand<FreshSuite>.Now.self, []) == "")
    #expect(try await card() == ["new"])
    #expect(
      try await run(RefreshCommand<FreshSuite>.Now.self, ["--json"])
        .contains(#""refreshed":true"#))
  }

  @Test func `fetches nothing and is no failure without a network`() async throws {
    #expect(
      try await run(RefreshCommand<FreshSuite>.Now.self, ["--offline", "--json"])
        .contains(#""refreshed":false"#))
    #expect(try await card() == ["old"])
  }

  @Test(
    arguments: [
      ([], "What could be fetched is up to date.\n"),
      (["--offline"], "Not everything could be fetched; what is stored stays.\n"),
    ] as [([String], String)])
  func `tells at a terminal how it went`(arguments: [String], said: String) async throws {
    let stage = try Stage(kinds: [DayEntry.self], isInteractive: true)
    let command = try RefreshCommand<FreshSuite>.Now.parse(arguments)
    try await command.run(in: stage.world.adopting(command.shared.values))
    #expect(stage.output == said)
  }

  @Test func `gives up what takes too long`() async throws {
    stage.clock.allow(sleeps: 1)
    #expect(
      try await run(RefreshCommand<EndlessSuite>.Now.self, ["--json"])
        .contains(#""refreshed":false"#))
  }

  @Test func `happens by itself once it is asked for, and until it is not`() async throws {
    typealias Schedule = RefreshCommand<FreshSuite>.Schedule
    #expect(
      try await run(Schedule.self, [])
        == "Nothing refreshes automatically; daybook refresh schedule --every 30 turns that on.\n")
    #expect(
      try await run(Schedule.self, ["--every", "30"])
        == "Daybook refreshes every 30 minutes.\n")
    let job = try #require(system.installed.first)
    #expect(job.times.count == 48 && job.isExact)
    #expect(job.command.dropFirst().first == "refresh" && job.command.suffix(1) == ["me"])
    #expect(try await run(Schedule.self, []) == "Daybook refreshes automatically.\n")
    #expect(try await run(Schedule.self, ["--off"]).hasPrefix("Nothing refreshes"))
    #expect(system.installed.isEmpty)
    await #expect(throws: (any Error).self) {
      try await run(Schedule.self, ["--every", "1"])
    }
  }
}

/// Whose refresh comes to no end.
private enum EndlessSuite: Suite {
  static let plugins: [any Plugin] = [EndlessPlugin()]
}

private struct EndlessPlugin: Plugin {
  let id = "endless"
  let name = "Endless"
  let abstract = "Waits."

  func refresh(in world: World) async throws { try await Task.sleep(for: .seconds(3600)) }
}
