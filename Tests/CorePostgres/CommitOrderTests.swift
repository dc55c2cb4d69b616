import CoreModels
import Testing

@testable import CoreStorage

@Suite("The order of a person's log is the order of commits")
struct CommitOrderTests {
  @Test func `a transaction that commits late is skipped by no cursor`() async throws {
    let world = try World()
    let other = try world.schema.open()
    let gate = Gate()
    async let late = world.store.transaction { transaction in
      try transaction.put(Note(id: "late", value: 1))
      gate.pass()
    }
    await gate.arrival()
    async let early: Void = other.collection(of: Note.self).put(Note(id: "early", value: 2))
    // Writes of another person do not wait.
    let eva = other.profile(named: "eva")
    try await eva.collection(of: Note.self).put(Note(id: "hers", value: 3))
    #expect(try await eva.changes().changes.map(\.id) == ["hers"])
    let seen = try await other.changes()
    #expect(seen.changes.isEmpty && seen.last == 0)
    gate.open()
    _ = try await (late, early)
    let rest = try await other.changes(after: seen.last)
    #expect(rest.changes.map(\.id) == ["late", "early"])
    #expect(rest.changes.map(\.number) == [1, 2])
    #expect(rest.last == 2)
  }

  @Test func `who reads on while others write sees each change once and in order`() async throws {
    let world = try World()
    let stores = try [world.store, world.schema.open()]
    try await withThrowingTaskGroup(of: Void.self) { group in
      for task in 0..<6 {
        group.addTask {
          let notes = stores[task % 2].collection(of: Note.self)
          for number in 0..<15 { try await notes.put(Note(id: "\(task)-\(number)", value: number)) }
        }
      }
      group.addTask {
        var (seen, position): ([Change], Int) = ([], 0)
        while seen.count < 90 {
          let page = try await world.store.changes(after: position, limit: 7)
          seen += page.changes
          position = page.last
          #expect(position == seen.count)
        }
        #expect(Set(seen.map(\.id)).count == 90)
        #expect(seen.map(\.number) == Array(1...90))
      }
      try await group.waitForAll()
    }
    #expect(try await world.store.problems() == [])
  }

  @Test func `two that count up together lose no step`() async throws {
    let world = try World()
    let stores = try [world.store, world.schema.open()]
    try await withThrowingTaskGroup(of: Void.self) { group in
      for task in 0..<8 {
        group.addTask {
          for _ in 0..<10 {
            try await stores[task % 2].transaction { transaction in
              let value = try transaction.find(Note.self, "sum")?.value ?? 0
              try transaction.put(Note(id: "sum", value: value + 1))
            }
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try await world.notes.find("sum")?.value == 80)
    #expect(try await world.store.history().count == 80)
  }

  @Test func `merges of several people in any order stand in nobody's way`() async throws {
    let world = try World()
    let stores = try [world.store, world.schema.open()]
    try await withThrowingTaskGroup(of: Void.self) { group in
      for task in 0..<8 {
        let changes = ["ana", "eva", "ivo"].shuffled().map { name in
          var change = world.change("\(task)", device: "phone\(task)")
          change.profile = name
          return change
        }
        group.addTask { try await stores[task % 2].merge(changes) }
      }
      try await group.waitForAll()
    }
    for name in ["ana", "eva", "ivo"] {
      #expect(try await world.store.profile(named: name).changes().changes.count == 8)
    }
  }
}
