import CoreModels
import CoreStorage
import Testing

@testable import CommandHost

@Suite("daybook undo") struct UndoCommandTests {
  private let stage = HostStage()

  private func kept() async throws -> [String] {
    try await stage.store().collection(of: DayEntry.self).list().map(\.id).sorted()
  }

  @Test func `takes back the last write, and the one before it`() async throws {
    _ = await stage.daybook("probe", "keep", "one")
    _ = await stage.daybook("probe", "keep", "two")
    #expect(
      await stage.daybook("undo", "--list").output == """
        2 · 2026-11-21 09:30 · Probe · two: added
        1 · 2026-11-21 09:30 · Probe · one: added

        """)
    #expect(
      await stage.daybook("undo").output == "Undone:\n2026-11-21 09:30 · Probe · two: added\n")
    #expect(try await kept() == ["one"])
    let undone = try await stage.daybook("undo", "--json").json
    #expect(
      undone["changes"] == [["kind": "probe.kept", "id": "one", "day": nil, "deleted": false]])
    #expect(try await kept() == [])
  }

  @Test func `says to people that there is more, on lines that fit`() async throws {
    let stage = HostStage(terminalColumns: 20)
    for id in ["one", "two"] { _ = await stage.daybook("probe", "keep", id) }
    #expect(
      await stage.daybook("undo", "--list", "--limit", "1", "--color", "never").output == """
        2 · 21 Nov 2026
        09:30 · Probe · two:
        added
        --limit 2 shows
        more.

        """)
    for list in [
      ["undo", "--list", "--limit", "2"], ["undo", "--list", "--limit", "1", "--plain"],
    ] {
      let output = await stage.run(SuiteRoot<TestSuite>.self, list).output
      #expect(!output.contains("more"), "\(output)")
    }
    _ = await stage.daybook("probe", "keep", "three")
    for list in [["history"], ["search", "t"]] {
      let output = await stage.run(SuiteRoot<TestSuite>.self, list + ["--limit", "1"]).output
      #expect(output.contains("--limit 2"), "\(output)")
    }
  }

  @Test func `brings back what it took, one after the other`() async throws {
    for id in ["one", "two"] { _ = await stage.daybook("probe", "keep", id) }
    for _ in 0..<2 { _ = await stage.daybook("undo") }
    #expect(
      await stage.daybook("redo").output
        == "Brought back:\n2026-11-21 09:30 · Probe · one: added\n")
    _ = await stage.daybook("redo")
    #expect(try await kept() == ["one", "two"])
    let none = await stage.daybook("redo", "--json")
    #expect(none.status == 66)
    #expect(try none.json["error"]?["code"] == "nothing_to_redo")
  }

  @Test func `takes back what is named, and rehearses it first`() async throws {
    for id in ["one", "two"] { _ = await stage.daybook("probe", "keep", id) }
    let would = await stage.daybook("undo", "1", "--dry-run")
    #expect(would.output == "Would be undone:\n2026-11-21 09:30 · Probe · one: added\n")
    #expect(try await kept() == ["one", "two"])
    _ = await stage.daybook("undo", "1")
    #expect(try await kept() == ["two"])
    let unknown = try await stage.daybook("undo", "77", "--json").json
    #expect(unknown["error"]?["code"] == "no_batch")
  }

  @Test func `tells in the person’s language where something came in`() async throws {
    let store = try stage.store()
    for origin in [Origin(.import), Origin(.sync), Origin(.api, client: "Ann’s phone")] {
      let entries = store.writing(through: origin).collection(of: DayEntry.self)
      try await entries.put(DayEntry(id: origin.text))
    }
    _ = await stage.daybook("probe", "keep", "by a command")
    let lines = await stage.daybook("history", "--lang", "sk").output.split(separator: "\n")
    let doors = lines.map { $0.split(separator: " · ").dropFirst(3).joined() }
    #expect(doors == ["", "Ann’s phone", "synchronizácia", "import"])
    #expect(
      await stage.daybook("history", "--by", "sync", "--json").output.contains(#""by":"sync""#))
  }

  @Test func `takes back all that came in through one door, and the rest stays`() async throws {
    let page = try stage.store().writing(through: Origin(.page)).collection(of: DayEntry.self)
    try await page.put(DayEntry(id: "one"))
    _ = await stage.daybook("probe", "keep", "two")
    try await page.put(DayEntry(id: "three"))
    #expect(
      await stage.daybook("history", "--by", "page").output == """
        2026-11-21 09:30 · Probe · three: added · page
        2026-11-21 09:30 · Probe · one: added · page

        """)
    _ = await stage.daybook("undo", "--by", "page", "--since", "today")
    #expect(try await kept() == ["two"])
    #expect(await stage.daybook("undo", "--by", "nobody").status == 66)
    _ = await stage.daybook("redo")
    #expect(try await kept() == ["one", "three", "two"])
  }

  @Test func `says when there is nothing to take back`() async throws {
    #expect(await stage.daybook("undo", "--list").output == "There is nothing to undo.\n")
    #expect(await stage.daybook("undo").status == 66)
  }
}
