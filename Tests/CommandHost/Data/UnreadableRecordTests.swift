import CoreModels
import CoreStorage
import Foundation
import Testing

@testable import CommandHost

@Suite("A record that cannot be read") struct UnreadableRecordTests {
  private let stage = HostStage()

  /// Imports another device's change with an undecodable body.
  private func spoil(_ id: String, number: Int = 1) async throws {
    let members: JSONValue = [
      "profile": "me", "device": "phone", "number": .integer(Int64(number)), "batch": 1,
      "automatic": false, "clock": .integer(1_795_253_410_000 << 16), "kind": "probe.kept",
      "id": .string(id), "version": 1, "body": #"{"torn":"page"}"#,
    ]
    try await stage.store().merge([members.decode(Change.self)])
  }

  @Test func `is left out, and named in one quiet line`() async throws {
    _ = await stage.daybook("probe", "keep", "one")
    try await spoil("two")
    let outcome = await stage.daybook("day")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("Kept one"))
    #expect(
      outcome.errors
        == "1 entry left out because unreadable (probe.kept): daybook doctor\n")
    let json = try await stage.daybook("day", "--json").json
    #expect(json["unreadable"] == [["kind": "probe.kept", "id": "two"]])
  }

  @Test func `is listed by the doctor, mended from the log or removed, and all can be undone`()
    async throws
  {
    _ = await stage.daybook("probe", "keep", "one")
    try await spoil("one")
    try await spoil("two", number: 2)
    let found = await stage.daybook("doctor")
    #expect(found.status == 65)
    #expect(
      found.output == """
        probe.kept one cannot be read, so no screen shows it.
        probe.kept two cannot be read, so no screen shows it.

        """)
    let repaired = await stage.daybook("doctor", "--repair")
    #expect(repaired.status == 0, "\(repaired)")
    #expect(
      repaired.output == """
        Repaired: probe.kept one is again what it was at 2026-11-21 09:30.
        Repaired: probe.kept two had no state that can be read, so it has been removed; \
        daybook history keeps it.

        """)
    #expect(await stage.daybook("doctor").output == "Everything is well.\n")
    #expect(await stage.daybook("day").output.contains("Kept one"))
    #expect(await stage.daybook("undo").status == 0)
    #expect(await stage.daybook("doctor").status == 65)
  }

  @Test func `shows its bytes in its history`() async throws {
    try await spoil("two")
    let history = await stage.daybook("history", "two")
    #expect(history.output.contains(#"  {"torn":"page"}"#))
    let json = try await stage.daybook("history", "two", "--json").json
    guard case .array(let stories) = json else { throw BadJSON() }
    #expect(stories.first?["readable"] == false)
  }

  @Test func `is refused by import with its place, and nothing is written`() async throws {
    let path = stage.folder.path + "/export.json"
    let line = """
      {"device":"phone","number":1,"batch":1,"automatic":false,"clock":1,"kind":"probe.kept",\
      "id":"two","version":1,"body":{}}
      """
    try Data(#"{"format":"daybook","version":1,"changes":[\#n\#(line)\#n]}\#n"#.utf8)
      .write(to: URL(fileURLWithPath: path))
    let outcome = await stage.daybook("import", path)
    #expect(outcome.status == 65)
    #expect(
      outcome.errors.hasPrefix(
        "Entry 1 (probe.kept two) cannot be read, so nothing was imported."))
    #expect(try await stage.store().history() == [])
  }

  private struct BadJSON: Error {}
}
