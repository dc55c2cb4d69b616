import CoreModels
import Testing

@testable import CoreStorage

@Suite("The registry of a server") struct RegistryTests {
  private struct Pass: Codable, Equatable {
    var person: String
  }

  private let namespace = RegistryNamespace<Pass>("pass")

  private func store() throws -> Store {
    try World().store
  }

  @Test func `is empty in a store that no server used`() async throws {
    let (store, namespace) = (try store(), namespace)
    #expect(try await store.read { try $0.registry.find("a", in: namespace) } == nil)
    #expect(try await store.read { try $0.registry.list(namespace).isEmpty })
  }

  @Test func `keeps, replaces and removes values`() async throws {
    let (store, namespace) = (try store(), namespace)
    try await store.transaction { transaction in
      let registry = try transaction.registry()
      try registry.put(Pass(person: "Eva"), "a/1", in: namespace)
      try registry.put(Pass(person: "Ana"), "a/1", in: namespace)
      try registry.put(Pass(person: "Ivo"), "a/2", in: namespace)
      try registry.put(Pass(person: "Jan"), "b/1", in: namespace)
      #expect(try registry.find("a/1", in: namespace) == Pass(person: "Ana"))
    }
    let found = try await store.read { try $0.registry.list(namespace, prefix: "a/") }
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
    let (world, namespace) = (try World(), namespace)
    let store = world.store
    world.clock.set("2026-11-21T12:00:00Z")
    try await store.changeRegistry { registry in
      try registry.put(Pass(person: "Eva"), "a", in: namespace, for: 1)
      try registry.put(Pass(person: "Ana"), "b", in: namespace, for: 2)
    }
    let found = { try await store.readRegistry { try $0.list(namespace).map(\.key) } }
    #expect(try await found() == ["a", "b"])
    world.clock.pass(seconds: 1)
    #expect(try await found() == ["b"])
    #expect(try await store.readRegistry { try $0.count(namespace) } == 1)
    #expect(try await store.readRegistry { try $0.find("a", in: namespace) } == nil)
    #expect(try await store.changeRegistry { try $0.removeExpired() } == 1)
    world.clock.pass(seconds: -1)
    #expect(try await found() == ["b"])
  }

  @Test func `is written together with records, or not at all`() async throws {
    struct Trouble: Error {}
    let (store, namespace) = (try store(), namespace)
    let mark = Setting("mark", default: false)
    await #expect(throws: Trouble.self) {
      try await store.transaction { transaction in
        try transaction.registry().put(Pass(person: "Eva"), "a", in: namespace)
        try transaction.set(mark, to: true)
        throw Trouble()
      }
    }
    #expect(try await store.read { try $0.registry.find("a", in: namespace) } == nil)
    #expect(try await store.setting(mark) == false)
  }
}
