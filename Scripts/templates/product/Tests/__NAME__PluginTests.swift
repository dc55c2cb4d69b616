import CoreModels
import CorePlugin
import CoreStorage
import TestSupport
import Testing

@testable import __NAME__

@Suite struct __NAME__PluginTests {
  @Test func `a day without a note says how to begin`() async throws {
    let stage = try Stage(kinds: __NAME__Plugin().records)
    #expect(try await stage.run(__NAME__Plugin.self, []) == "\(__NAME__Text.empty.english)\n")
    #expect(try await stage.json(__NAME__Plugin.self, []) == ["note": nil])
  }

  @Test func `a note belongs to its day, on the command, the card and the page`() async throws {
    let stage = try Stage(kinds: __NAME__Plugin().records)
    #expect(try await stage.run(__NAME__Plugin.self, ["note", "Rain <at> last"]) == "Saved.\n")
    #expect(try await stage.run(__NAME__Plugin.self, []) == "Rain <at> last\n")
    #expect(try await stage.card(__NAME__Plugin.self)?.lines == ["Rain <at> last"])
    let html = try await stage.html(__NAME__Plugin.self, "/__command__")
    #expect(html.contains("<p>Rain &lt;at&gt; last</p>"))
    stage.clock.advance(seconds: 86_400)
    #expect(try await stage.json(__NAME__Plugin.self, []) == ["note": nil])
  }

  @Test func `an empty note is refused and nothing is written`() async throws {
    let stage = try Stage(kinds: __NAME__Plugin().records)
    await #expect(throws: TextViolation.empty(field: "note")) {
      try await stage.run(__NAME__Plugin.self, ["note", "  "])
    }
    #expect(try await stage.world.store.history().isEmpty)
  }

  @Test func `a note is written by the page's form, and by a program`() async throws {
    let stage = try Stage(kinds: __NAME__Plugin().records)
    try await stage.send(__NAME__Plugin.self, "/__command__/note", ["text": "Rain"])
    #expect(try await stage.json(__NAME__Plugin.self, []) == ["note": "Rain"])
    let answer = try await ActionDoor(WriteNote.self).json(["text": "Sun"], true, stage.world)
    #expect(answer == ["note": "Sun"])
  }
}
