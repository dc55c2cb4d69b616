import CoreModels
import CorePlugin
import CoreStorage
import TestSupport
import Testing

@testable import GroundingSun

@Suite("grounding-sun widget") struct WidgetCommandTests {
  @Test func `is today's affirmation in one line`() async throws {
    let stage = try Stage.sun()
    #expect(try await stage.sun("widget") == "☀ I am allowed to go slowly.\n")
    #expect(
      try await stage.sunJSON("widget") == [
        "day": "2026-11-21",
        "affirmation": ["id": "sun-24", "text": "I am allowed to go slowly."],
      ])
    #expect(try await stage.sun() == "I am allowed to go slowly.\n")
    #expect(try await stage.world.store.history().count == 1)
  }

  @Test func `stays one line for a text of many, and in its width`() async throws {
    let stage = try Stage.sun(files: ["/here/l.json": #"[{"id":"x","text":"I am here.\nI stay."}]"#]
    )
    _ = try await stage.sun("source", "l.json")
    #expect(try await stage.sun("widget") == "☀ I am here. I stay.\n")
    #expect(try await stage.sun("widget", "--width", "10") == "☀ I am he…\n")
    await #expect(throws: OptionError.badNumber(option: "width", allowed: 1...1000)) {
      try await stage.sun("widget", "--width", "0")
    }
  }

  @Test func `never asks the network`() async throws {
    let server = AffirmationServer(.list("a"))
    let stage = try Stage.sun(server)
    _ = try await stage.sun("widget")
    #expect(server.calls.isEmpty)
  }
}
