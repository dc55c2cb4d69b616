import CoreModels
import Foundation
import Testing

@testable import CorePostgres
@testable import CoreStorage

@Suite(
  "Behind a pooler each transaction may get another connection",
  .enabled(if: Pooler.isInstalled, "PgBouncer is not installed"))
struct PoolerTests {
  private func store(_ url: String, _ change: (inout PostgresSettings) -> Void = { _ in })
    throws -> Store
  {
    var settings = PostgresSettings.tests
    change(&settings)
    return Store(
      try PostgresEngine.openNow(url: url, settings: settings, device: { "hub" }),
      kinds: [Note.self],
      effects: .init(now: { Instant(milliseconds: 1_795_000_000_000) }, device: { "hub" }))
  }

  @Test func `a pooler is told from a server`() throws {
    let pooled = Session(
      url: try Pooler.shared.get().database("told"), settings: PostgresSettings())
    let direct = Session(url: try Server.shared.get().url(), settings: PostgresSettings())
    for session in [pooled, direct] { try session.open() }
    #expect(pooled.isPooled)
    #expect(!direct.isPooled)
  }

  @Test func `what many clients write and read at once is kept, and once`() async throws {
    let url = try Pooler.shared.get().database("many")
    let stores = [try store(url), try store(url)]
    try await withThrowingTaskGroup(of: Void.self) { group in
      for task in 0..<8 {
        group.addTask {
          for number in 0..<15 {
            try await stores[task % 2].transaction { transaction in
              let sum = try transaction.find(Note.self, "sum")?.value ?? 0
              try transaction.put(Note(id: "sum", value: sum + 1))
              try transaction.put(Note(id: "\(task)-\(number)", value: number))
            }
            _ = try await stores[task % 2].collection(of: Note.self).find("sum")
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try await stores[0].collection(of: Note.self).find("sum")?.value == 120)
    #expect(try await stores[1].collection(of: Note.self).list().count == 121)
    #expect(try await stores[0].problems() == [])
  }

  @Test func `each client's time limits hold for its own transactions`() async throws {
    let url = try Pooler.shared.get().database("limits")
    let (hasty, patient) = (try store(url) { $0.statementTime = 0.2 }, try store(url))
    for _ in 0..<4 {
      await #expect(throws: StoreError.unavailable) {
        try await hasty.engine.read {
          try $0.value(Int.self, "SELECT count(*) FROM pg_sleep(5)")
        }
      }
      let count = try await patient.engine.read {
        try $0.value(Int.self, "SELECT count(*) FROM pg_sleep(0.4)")
      }
      #expect(count == 1)
    }
  }
}
