import ArgumentParser
import CoreModels
import CorePlugin
import CoreReminders
import CoreStorage
import TestSupport
import Testing

@testable import CommandHost

@Suite("Timers after undo and settings") struct TimerRenewalTests {
  private enum Reminding: Suite {
    static let plugins: [any Plugin] = [RemindProbe()]
  }

  /// Creates a world with an installed timer that runs at 09:30 while reminders are on.
  private func world(of system: RecordedTimers) async throws -> World {
    var stage = try Stage("2026-11-21T09:30:00Z", kinds: RemindProbe().records)
    stage.world.timers = system.timers
    try await stage.run(RemindProbe.self, ["remind", "on"])
    try await stage.run(RemindProbe.self, ["remind", "install"])
    return stage.world
  }

  @Test func `ring again where turning reminders off is taken back`() async throws {
    let system = RecordedTimers()
    var stage = try Stage("2026-11-21T09:30:00Z", kinds: RemindProbe().records)
    stage.world.timers = system.timers
    for words in [["on"], ["install"], ["off"]] {
      try await stage.run(RemindProbe.self, ["remind"] + words)
    }
    #expect(system.installed.map(\.times) == [[]])
    try await UndoChanges<Reminding>().performed(in: stage.world)
    #expect(system.installed.first?.times.map(\.description) == ["09:30"])
  }

  @Test func `follow another time zone at once`() async throws {
    let system = RecordedTimers()
    let world = try await world(of: system)
    try await ChooseSetting<Reminding>(key: "time_zone", value: "Asia/Tokyo").performed(in: world)
    #expect(system.installed.first?.zone == "Asia/Tokyo")
    try await ChooseSetting<Reminding>(key: "time_zone", isReset: true).performed(in: world)
    #expect(system.installed.map(\.zone) == [nil])
  }

  @Test func `are not installed by it`() async throws {
    let system = RecordedTimers()
    var stage = try Stage("2026-11-21T09:30:00Z", kinds: RemindProbe().records)
    stage.world.timers = system.timers
    try await stage.run(RemindProbe.self, ["remind", "on"])
    try await UndoChanges<Reminding>().performed(in: stage.world)
    #expect(system.installed.isEmpty)
  }
}
