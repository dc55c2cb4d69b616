import Testing

@testable import CoreStorage

@Suite("Hashing in passing")
struct HashingTests {
  @Test("completes what an earlier version wrote")
  func earlier() async throws {
    let world = try World()
    for text in ["one", "two", "three"] { try await world.entries.put(Entry("a", text)) }
    let bare = try await world.store.history().map { $0.hashed(after: nil) }
    try await world.forgetHashes()
    #expect(try await world.store.completeHashes(limit: 2))
    #expect(try await world.store.completeHashes(limit: 2))
    #expect(try await !world.store.completeHashes(limit: 2))
    #expect(try await world.store.history().map(\.hash) == bare)
    _ = try await world.store.engine.write { try $0.execute("UPDATE change SET day = 3") }
    #expect(try await world.store.chainProblems().map(\.flaw) == [.altered, .altered, .altered])
  }
}
