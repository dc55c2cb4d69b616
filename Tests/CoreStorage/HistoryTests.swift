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
}
