import CoreModels
import CoreStorage
import Testing

@testable import CommandHost

@Suite("daybook undo") struct UndoCommandTests {
  private let stage = HostStage()

  @Test func `takes back the last write, and the one before it`() async throws {
    _ = await stage.daybook("probe", "keep", "one")
    _ = await stage.daybook("probe", "keep", "two")
    #expect(
      await stage.daybook("undo", "--list").output == """
        2026-11-21 09:30 · Probe · 1 change · kept
        2026-11-21 09:30 · Probe · 1 change · kept

        """)
    #expect(
      await stage.daybook("undo").output
        == "Undone:\n2026-11-21 09:30 · Probe · 1 change · kept\n")
    let store = try stage.store()
    #expect(try await store.collection(of: Kept.self).list() == [Kept(id: "one")])
    let undone = try await stage.daybook("undo", "--json").json
    #expect(
      undone["changes"] == [["kind": "probe.kept", "id": "one", "day": nil, "deleted": false]])
    #expect(try await store.collection(of: Kept.self).list().isEmpty)
  }

  @Test func `says when there is nothing to take back`() async throws {
    #expect(await stage.daybook("undo", "--list").output == "There is nothing to undo.\n")
    #expect(await stage.daybook("undo").status == 66)
  }
}
