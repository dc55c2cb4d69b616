import CoreModels
import Foundation
import Synchronization
import Testing

@testable import CorePostgres
@testable import CoreStorage

@Suite("Nothing waits for ever")
struct TimeLimitTests {
  private func settings(_ change: (inout PostgresSettings) -> Void) -> PostgresSettings {
    var settings = PostgresSettings.tests
    change(&settings)
    return settings
  }

  @Test func `a statement that takes too long ends, and the connection goes on`() async throws {
    let world = try World(settings: settings { ($0.statementTime, $0.connections) = (0.2, 1) })
    await #expect(throws: StoreError.unavailable) {
      try await world.store.engine.read {
        try $0.value(Int.self, "SELECT count(*) FROM pg_sleep(5)")
      }
    }
    try await world.notes.put(Note(id: "n", value: 1))
    #expect(try await world.notes.find("n")?.value == 1)
  }

  @Test func `what another transaction holds is waited for, and not for ever`() async throws {
    let world = try World()
    let hasty = try world.schema.open(settings: settings { $0.lockTime = 0.2 })
    let gate = Gate()
    async let slow = world.store.transaction { transaction in
      try transaction.put(Note(id: "n", value: 1))
      gate.pass()
    }
    await gate.arrival()
    await #expect(throws: StoreError.locked) {
      try await hasty.collection(of: Note.self).put(Note(id: "n", value: 2))
    }
    // Reads continue meanwhile.
    #expect(try await hasty.collection(of: Note.self).find("n") == nil)
    gate.open()
    _ = try await slow
    #expect(try await hasty.collection(of: Note.self).find("n")?.value == 1)
  }

  @Test func `a transaction that does nothing for long is ended and runs again`() async throws {
    let world = try World(settings: settings { $0.idleTime = 1 })
    let attempts = Mutex(0)
    try await world.store.transaction { transaction in
      try transaction.put(Note(id: "n", value: 1))
      let attempt = attempts.withLock { count in
        count += 1
        return count
      }
      if attempt == 1 { Thread.sleep(forTimeInterval: 2) }
      try transaction.put(Note(id: "m", value: 1))
    }
    #expect(attempts.withLock { $0 } == 2)
    #expect(try await world.store.history().count == 2)
  }

  @Test func `who finds every connection taken waits, and not for ever`() async throws {
    let world = try World(settings: settings { ($0.connections, $0.patience) = (2, 0.4) })
    let (store, gate) = (world.store, Gate())
    async let first: Void = store.read { _ in gate.pass() }
    async let second: Void = store.read { _ in gate.pass() }
    await gate.arrival(of: 2)
    await #expect(throws: StoreError.unavailable) { try await world.notes.find("n") }
    #expect(throws: StoreError.unavailable) { try store.readNow { try $0.find(Note.self, "n") } }
    async let third = world.notes.find("n")
    gate.open(for: 2)
    _ = try await (first, second)
    #expect(try await third == nil)
    #expect(try store.readNow { try $0.find(Note.self, "n") } == nil)
  }

  @Test func `many more calls than connections all have their turn`() async throws {
    let world = try World(settings: settings { $0.connections = 2 })
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<60 {
        group.addTask { try await world.notes.put(Note(id: "\(number)", value: number)) }
        group.addTask { _ = try await world.notes.list() }
      }
      try await group.waitForAll()
    }
    #expect(try await world.notes.list().count == 60)
  }
}
