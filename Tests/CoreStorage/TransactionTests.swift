import CoreModels
import Testing

@testable import CoreStorage

@Suite("A transaction happens as a whole or not at all")
struct TransactionTests {
  struct Interruption: Error {}
  let world: World
  init() throws { world = try World() }

  @Test("nothing of a transaction that throws is kept")
  func nothing() async throws {
    try await world.entries.put(Entry("a", "one"))
    await #expect(throws: Interruption.self) {
      try await world.store.transaction { transaction in
        try transaction.put(Entry("a", "two"))
        try transaction.put(Entry("b", "new"))
        try transaction.remove(Entry.self, "a")
        throw Interruption()
      }
    }
    #expect(try await world.entries.list() == [Entry("a", "one")])
    #expect(try await world.store.history().count == 1)
    #expect(try await world.entries.search("new").isEmpty)
    #expect(try await world.store.problems() == [])
  }

  @Test("it reads what it wrote, and its changes are one batch")
  func whole() async throws {
    let answers = try await world.store.transaction { transaction in
      try [
        transaction.put(Entry("a", "one")), transaction.put(Entry("a", "one")),
        transaction.put(Note(id: "n", value: 1)), transaction.remove(Note.self, "n"),
        transaction.remove(Note.self, "n"), transaction.find(Entry.self, "a") != nil,
      ]
    }
    #expect(answers == [true, false, true, true, false, true])
    let changes = try await world.store.history()
    #expect(changes.map(\.number) == [3, 2, 1])
    #expect(changes.map(\.batch) == [1, 1, 1])
    #expect(Set(changes.map(\.clock)).count == 3)
    #expect(changes.map(\.batchName).first == "laptop/1")
  }

  @Test("a record whose JSON is not an object is refused")
  func notAnObject() async throws {
    struct Word: Record {
      static let kind = "test.word"
      var id: String
      func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(id)
      }
    }
    await #expect(throws: StoreError.malformedChange) {
      try await world.store.collection(of: Word.self).put(Word(id: "a"))
    }
  }

  @Test("many tasks at once lose nothing", arguments: [Store.Access.command, .server])
  func concurrent(access: Store.Access) async throws {
    let place = try TemporaryHome()
    let store = try place.open(access)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for task in 0..<8 {
        group.addTask {
          for number in 0..<10 {
            try await store.transaction { transaction in
              let value = try transaction.find(Note.self, "sum")?.value ?? 0
              try transaction.put(Note(id: "sum", value: value + 1))
              try transaction.put(Note(id: "\(task)-\(number)", value: number))
            }
          }
        }
      }
      try await group.waitForAll()
    }
    let notes = store.collection(of: Note.self)
    #expect(try await notes.find("sum")?.value == 80)
    #expect(try await notes.list().count == 81)
    #expect(try await store.problems() == [])
  }

  @Test("what was to run before writes still runs when more is to")
  func hooks() async throws {
    let noting = world.store.beforeWrites { try $0.put(Entry("note", "first")) }
      .beforeWrites { try $0.put(Entry("more", "second")) }
    try await noting.transaction { try $0.put(Entry("a", "one")) }
    #expect(try await world.entries.list().map(\.id).sorted() == ["a", "more", "note"])
    let forbidden = world.store.beforeWrites { _ in throw Interruption() }.beforeWrites { _ in }
    await #expect(throws: Interruption.self) {
      try await forbidden.transaction { try $0.put(Entry("b", "two")) }
    }
    #expect(try await world.entries.find("b") == nil)
  }
}
