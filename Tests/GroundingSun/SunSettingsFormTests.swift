import CorePlugin
import CoreReminders
import CoreStorage
import TestSupport
import Testing

@testable import GroundingSun

@Suite("The settings sheet of Grounding Sun") struct SunSettingsFormTests {
  private static let path = "/grounding-sun/settings"
  private static let all = [
    "look": "sun", "place": "48.15,17.11", "remind": "on", "time": "08:15, 20:30",
    "source": "server", "address": Stage.address,
  ]
  private let sun = GroundingSunPlugin.self

  private func stage(_ timers: RecordedTimers = RecordedTimers()) throws -> Stage {
    var stage = try Stage.sun(AffirmationServer(.list("a")))
    stage.world.environment = [:]
    stage.world.timers = timers.timers
    return stage
  }

  @Test func `is one change, which one undo takes back`() async throws {
    let stage = try stage()
    // The source belongs to the machine, so undo leaves it alone.
    try await stage.send(
      sun, Self.path, ["look": "dark", "source": "server", "address": Stage.address])
    let before = try await stage.html(sun, Self.path)
    #expect(before.contains(#"method="post" action="/grounding-sun/settings">"#))
    try await stage.send(sun, Self.path, Self.all)
    let after = try await stage.html(sun, Self.path)
    for time in ["08:15", "20:30"] { #expect(after.contains("name=\"time\" value=\"\(time)\"")) }
    #expect(after.contains(Stage.address))
    let store = stage.world.store
    #expect(try await store.undoable().count == 2)
    try await store.undo()
    #expect(try await stage.html(sun, Self.path) == before)
    #expect(try await store.collection(of: ReminderClaim.self).list().isEmpty)
    #expect(try await store.undoable().count == 1)
  }

  @Test func `saved again as it is, it changes nothing`() async throws {
    let stage = try stage()
    let fields = Self.all.merging(["time": "20:30 8:15"]) { $1 }
    try await stage.send(sun, Self.path, fields)
    let history = try await stage.world.store.history().count
    stage.clock.advance(seconds: 12 * 3600)
    try await stage.send(sun, Self.path, fields)
    // Saving again does not skip this evening's reminder, past or not.
    #expect(try await stage.world.store.history().count == history)
  }

  @Test(arguments: [
    ["time": "late"], ["time": "24:00"], ["address": "https://"],
    ["address": "https://me:secret@hub.example"], ["place": "here"], ["place": ""],
  ])
  func `what is refused of it leaves all as it was`(wrong: [String: String]) async throws {
    let stage = try stage()
    await #expect(throws: (any Error).self) {
      try await stage.send(sun, Self.path, Self.all.merging(wrong) { $1 })
    }
    #expect(try await stage.world.store.history().isEmpty)
  }

  @Test func `a failure in the middle leaves nothing half saved`() async throws {
    let stage = try stage()
    let store = stage.world.store
    try await store.collection(of: LaterChoice.self).put(LaterChoice())
    await #expect(throws: StoreError.newerRecord(kind: LaterChoice.kind, id: LaterChoice().id)) {
      try await stage.send(sun, Self.path, Self.all)
    }
    #expect(try await store.history().map(\.kind) == [LaterChoice.kind])
    #expect(try await store.read { try ThemeChoice(in: $0) } == .clock)
    #expect(try await stage.world.affirmationSource() == .bundled)
  }

  @Test func `an installed timer follows what was saved`() async throws {
    let system = RecordedTimers()
    let stage = try stage(system)
    _ = try await stage.sun("remind", "install")
    try await stage.send(sun, Self.path, Self.all)
    #expect(system.installed.map { $0.times.map(\.description) } == [["08:15", "20:30"]])
    try await stage.send(sun, Self.path, ["look": "auto"])
    #expect(system.installed.map(\.times) == [[]])
  }

  @Test func `a timer that the system refuses does not unsave it`() async throws {
    var stage = try stage()
    stage.world.timers.state = { _ in throw ReminderError.timerRefused }
    try await stage.send(sun, Self.path, ["look": "dark"])
    #expect(try await stage.html(sun, Self.path).contains("value=\"dark\" checked"))
  }
}

/// A reminder choice as a later version may store it.
private struct LaterChoice: Record {
  static let kind = ReminderChoice.kind
  static let version = 2
  var id = "grounding-sun.daily_affirmation"
}
