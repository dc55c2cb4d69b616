import CoreModels
import Testing

@testable import CoreStorage

@Suite("The registry of a server") struct RegistryTests {
  private struct Pass: Codable, Equatable {
    var person: String
  }

  private let namespace = RegistryNamespace<Pass>("pass")
  private let noon = Instant(milliseconds: 1_795_262_400_000)

  private func store() throws -> Store {
    try World().store
  }

  @Test func `is empty in a store that no server used`() async throws {
    let (store, namespace, noon) = (try store(), namespace, noon)
    #expect(try await store.read { try $0.registry.find("a", in: namespace, at: noon) } == nil)
    #expect(try await store.read { try $0.registry.list(namespace, at: noon).isEmpty })
  }

  @Test func `keeps, replaces and removes values`() async throws {
    let (store, namespace, noon) = (try store(), namespace, noon)
    try await store.transaction { transaction in
      let registry = try transaction.registry()
      try registry.put(Pass(person: "Eva"), "a/1", in: namespace)
      try registry.put(Pass(person: "Ana"), "a/1", in: namespace)
      try registry.put(Pass(person: "Ivo"), "a/2", in: namespace)
      try registry.put(Pass(person: "Jan"), "b/1", in: namespace)
      #expect(try registry.find("a/1", in: namespace, at: noon) == Pass(person: "Ana"))
    }
    let found = try await store.read { try $0.registry.list(namespace, prefix: "a/", at: noon) }
    #expect(found.map(\.key) == ["a/1", "a/2"])
    #expect(found.map(\.value.person) == ["Ana", "Ivo"])
    let removed = try await store.transaction { transaction in
      let registry = try transaction.registry()
      let one = try registry.remove("b/1", in: namespace)
      let none = try registry.remove("b/1", in: namespace)
      return (one, none, try registry.removeAll(namespace, prefix: "a/"))
    }
    #expect(removed == (true, false, 2))
  }

  @Test func `forgets what is over`() async throws {
    let (store, namespace, noon) = (try store(), namespace, noon)
    let (before, after) = (
      Instant(milliseconds: noon.milliseconds - 1), Instant(milliseconds: noon.milliseconds + 1)
    )
    try await store.transaction { transaction in
      let registry = try transaction.registry()
      try registry.put(Pass(person: "Eva"), "a", in: namespace, until: noon)
      try registry.put(Pass(person: "Ana"), "b", in: namespace, until: after)
    }
    let found = { (moment: Instant) in
      try await store.read { try $0.registry.list(namespace, at: moment).map(\.key) }
    }
    #expect(try await found(before) == ["a", "b"])
    #expect(try await found(noon) == ["b"])
    #expect(try await store.read { try $0.registry.count(namespace, at: noon) } == 1)
    #expect(try await store.read { try $0.registry.find("a", in: namespace, at: noon) } == nil)
    let swept = try await store.transaction { try $0.registry().removeExpired(at: noon) }
    #expect(swept == 1)
    #expect(try await found(before) == ["b"])
  }

  @Test func `is written together with records, or not at all`() async throws {
    struct Trouble: Error {}
    let (store, namespace, noon) = (try store(), namespace, noon)
    let mark = Setting("mark", default: false)
    await #expect(throws: Trouble.self) {
      try await store.transaction { transaction in
        try transaction.registry().put(Pass(person: "Eva"), "a", in: namespace)
        try transaction.set(mark, to: true)
        throw Trouble()
      }
    }
    #expect(try await store.read { try $0.registry.find("a", in: namespace, at: noon) } == nil)
    #expect(try await store.setting(mark) == false)
  }
}
