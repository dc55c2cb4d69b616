import CoreModels
import Foundation
import Synchronization
import Testing

@testable import CorePostgres
@testable import CoreStorage

@Suite("The tables are made once, whoever comes first")
struct SchemaTests {
  @Test func `several processes start at once`() async throws {
    for _ in 0..<6 { try await startTogether() }
  }

  private func startTogether() async throws {
    let schema = try Schema()
    let devices = try await withThrowingTaskGroup(of: String.self) { group in
      for number in 0..<8 {
        let url = try schema.url
        group.addTask {
          let store = try await Store.open(
            postgres: url,
            effects: .init(now: { Instant(milliseconds: 0) }, device: { "hub\(number)" }))
          return store.device
        }
      }
      return try await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(devices.count == 1)
    let store = try schema.open()
    try await store.collection(of: Note.self).put(Note(id: "n", value: 1))
    #expect(try await store.history().first?.device == devices.first)
    #expect(try await store.problems() == [])
  }

  @Test func `another process makes all tables between any two questions`() throws {
    let proxy = try Proxy(server: Server.shared.get().port)
    var (place, wasThere) = (0, true)
    while wasThere {
      let schema = try Schema()
      let asked = Mutex((count: 0, isOver: false))
      let other = Mutex<Result<Store, any Error>?>(nil)
      proxy.beforeOrder.withLock { [place] in
        $0 = { bytes in
          let isHere = asked.withLock { asked in
            asked.isOver = asked.isOver || bytes.range(of: Data("BEGIN".utf8)) != nil
            asked.count += 1
            return !asked.isOver && asked.count == place + 1
          }
          if isHere { other.withLock { $0 = Result { try schema.open() } } }
        }
      }
      let url = try schema.url.replacing(":\(Server.shared.get().port)/", with: ":\(proxy.port)/")
      let store = try schema.open(url: url)
      let first = try other.withLock { try $0?.get() }
      wasThere = first != nil
      if let first { #expect(store.device == first.device) }
      place += 1
    }
    #expect(place > 3)
  }

  @Test func `a newer version is refused, and nothing is changed`() async throws {
    let schema = try Schema()
    try await schema.open().sql("UPDATE meta SET value = '9' WHERE key = 'version'")
    #expect(throws: StoreError.newerVersion(found: 9, supported: 4)) { try schema.open() }
  }

  @Test(arguments: ["CREATE TABLE record (a INT)", "CREATE TABLE meta (a INT)"])
  func `tables of another program are refused`(sql: String) throws {
    let schema = try Schema()
    try Administrator.run("SET search_path = \(schema.name); \(sql); RESET search_path")
    #expect(throws: StoreError.foreignDatabase) { try schema.open() }
  }

  @Test func `what was interrupted is taken up again`() async throws {
    let schema = try Schema()
    for statement in PostgresSchema.versions[0].prefix(5) {
      try Administrator.run("SET search_path = \(schema.name); \(statement); RESET search_path")
    }
    let store = try schema.open()
    try await store.collection(of: Note.self).put(Note(id: "n", value: 1))
    #expect(try await store.problems() == [])
  }

  @Test func `only a file is backed up and shared by a folder`() async throws {
    let world = try World()
    await #expect(throws: StoreError.needsFile) { try await world.store.backUp(to: "/nowhere") }
    await #expect(throws: StoreError.needsFile) {
      try await FolderSync(world.store).begin(folder: "/nowhere")
    }
    #expect(try await world.store.homeProblems(at: Instant(milliseconds: 0)) == [])
  }

  @Test func `who goes takes everything along`() async throws {
    let world = try World()
    let eva = world.store.profile(named: "eva")
    try await world.entries.put(Entry("a", "mine"))
    try await eva.collection(of: Entry.self).put(Entry("a", "hers"))
    try await eva.cache(.init([1]), for: "a")
    #expect(try await world.store.profiles().map(\.name) == ["eva", "me"])
    try await world.store.forgetProfile("eva")
    #expect(try await world.store.profiles().map(\.name) == ["me"])
    #expect(try await eva.history().isEmpty)
    #expect(try await eva.cached("a") == nil)
    #expect(try await world.store.problems() == [])
    try await eva.collection(of: Entry.self).put(Entry("a", "again"))
    #expect(try await eva.history().map(\.number) == [1])
    #expect(try await eva.changes(after: 1).changes.map(\.id) == ["a"])
  }
}
