import Testing

@testable import CoreStorage

@Suite("A command's read leaves the file and its statements alone") struct ReadTests {
  let place: TemporaryHome
  init() throws { place = try TemporaryHome() }

  @Test func `it sets nothing that has SQLite compile every statement again`() async throws {
    let notes = try place.open().collection(of: Note.self)
    try await notes.put(Note(id: "n", value: 1))
    let statements = try await notes.store.statements { _ = try await notes.find("n") }
    #expect(statements.first == "BEGIN DEFERRED TRANSACTION")
    #expect(statements.last == "ROLLBACK TRANSACTION")
    #expect(!statements.contains { $0.hasPrefix("PRAGMA") }, "\(statements)")
  }

  @Test func `it rolls back what it wrote`() async throws {
    let store = try place.open()
    let notes = store.collection(of: Note.self)
    try await notes.put(Note(id: "n", value: 1))
    try store.engine.readNow { _ = try $0.execute("DELETE FROM record") }
    #expect(try await notes.find("n")?.value == 1)
  }

  @Test func `one that fails leaves no transaction open`() async throws {
    let store = try place.open()
    #expect(throws: StoreError.readOnly) {
      try store.engine.readNow { (_) throws -> Void in throw StoreError.readOnly }
    }
    try await store.collection(of: Note.self).put(Note(id: "n", value: 2))
    #expect(try await store.collection(of: Note.self).find("n")?.value == 2)
  }
}
