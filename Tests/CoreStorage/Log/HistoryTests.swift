import CoreModels
import Testing

@testable import CoreStorage

@Suite("History keeps everything")
struct HistoryTests {
  let world: World
  init() throws { world = try World() }

  @Test("the past shows each moment as it stood, and cannot be written")
  func past() async throws {
    try await world.entries.put(Entry("a", "one", on: "2026-11-21"))
    let morning = world.clock.now
    world.clock.pass(seconds: 60)
    try await world.entries.put(Entry("a", "two"))
    try await world.entries.put(Entry("b", "new"))
    let noon = world.clock.now
    world.clock.pass(seconds: 60)
    try await world.entries.remove("a")
    for (moment, expected) in [
      (morning.adding(seconds: -1), []), (morning, ["one"]), (noon, ["two", "new"]),
      (world.clock.now, ["new"]), (Instant(milliseconds: .min), []),
    ] {
      let past = world.store.asOf(moment)
      #expect(try await past.collection(of: Entry.self).list().map(\.text) == expected)
      #expect(try await past.read { try $0.count(Entry.self) } == expected.count)
      await #expect(throws: StoreError.pastIsReadOnly) {
        try await past.collection(of: Entry.self).put(Entry("c", "x"))
      }
      await #expect(throws: StoreError.pastIsReadOnly) { try await past.undo() }
      await #expect(throws: StoreError.pastIsReadOnly) { try await past.merge([]) }
    }
    #expect(try await world.store.history(kind: Entry.kind, id: "a").map(\.body).count == 3)
    #expect(try await world.store.history().first?.writtenAt == world.clock.now)
  }

  @Test("nothing has a name of thousands of letters")
  func endlessNames() async throws {
    try await world.entries.put(Entry("a", "text"))
    let name = String(repeating: "a", count: 60_000)
    #expect(try await world.store.recordID(name) == name)
    #expect(try await world.store.history(id: name).isEmpty)
    #expect(try await world.store.history(by: name).isEmpty)
    #expect(try await world.store.batches(by: name).isEmpty)
  }

  @Test("a record is named by the beginnings of its id’s parts")
  func shortIDs() async throws {
    let ids = [
      "9E08F4FA-0000-4000-8000-000000000001/2026-11-21",
      "9E08F4FA-0000-4000-8000-000000000002/2026-11-22", "100%", "1000",
    ]
    for id in ids { try await world.entries.put(Entry(id, "text")) }
    for (typed, id) in [
      ("9E08F4FA/2026-11-21", ids[0]), ("9E/2026-11-22", ids[1]),
      ("9E08F4FA/2026", "9E08F4FA/2026"),
      ("100%", ids[2]), ("100", "100"), ("1000", ids[3]), ("", ""), ("nothing", "nothing"),
    ] {
      #expect(try await world.store.recordID(typed) == id)
    }
    let shown = try await world.store.history().map(\.shortID)
    #expect(shown == ["1000", "100%", "9E08F4FA/2026-11-22", "9E08F4FA/2026-11-21"])
  }
}
