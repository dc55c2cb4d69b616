import CoreModels
import Testing

@testable import CoreStorage

@Suite("Hubs share one registry")
struct RegistryRaceTests {
  private let namespace = RegistryNamespace<Int>("count")

  @Test func `what is counted by several at once adds up, from nothing`() async throws {
    let world = try World()
    let (stores, namespace) = (try [world.store, world.schema.open()], namespace)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for task in 0..<8 {
        group.addTask {
          for number in 0..<10 {
            try await stores[task % 2].transaction { transaction in
              let registry = try transaction.registry()
              let key = "\(number % 3)"
              let value = try registry.find(key, in: namespace) ?? 0
              try registry.put(value + 1, key, in: namespace)
            }
          }
        }
      }
      try await group.waitForAll()
    }
    let counts = try await world.store.read { try $0.registry.list(namespace) }
    #expect(counts.map(\.value).reduce(0, +) == 80)
  }

  @Test func `of many who want a name, also one that is over, one gets it`() async throws {
    let world = try World()
    let (stores, namespace) = (try [world.store, world.schema.open()], namespace)
    try await world.store.transaction {
      try $0.registry().put(-1, "over", in: namespace, for: 0)
    }
    for name in ["new", "over"] {
      let winners = try await withThrowingTaskGroup(of: Bool.self) { group in
        for task in 0..<8 {
          group.addTask {
            try await stores[task % 2].transaction { transaction in
              let registry = try transaction.registry()
              guard try registry.find(name, in: namespace) == nil else { return false }
              try registry.put(task, name, in: namespace)
              return true
            }
          }
        }
        return try await group.reduce(0) { $0 + ($1 ? 1 : 0) }
      }
      #expect(winners == 1)
    }
  }

  @Test func `who is in the registry alone waits for nobody's log`() async throws {
    let world = try World()
    let (other, namespace) = (try world.schema.open(), namespace)
    let gate = Gate()
    async let slow = world.store.transaction { transaction in
      try transaction.put(Note(id: "a", value: 1))
      gate.pass()
    }
    await gate.arrival()
    try await other.transaction { try $0.registry().put(1, "a", in: namespace) }
    #expect(try await other.read { try $0.registry.find("a", in: namespace) } == 1)
    gate.open()
    _ = try await slow
  }
}
