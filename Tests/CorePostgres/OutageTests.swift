import CoreModels
import Foundation
import Synchronization
import Testing

@testable import CorePostgres
@testable import CoreStorage

@Suite("What was acknowledged is kept and done once, whatever happens to the server", .serialized)
struct OutageTests {
  /// A separate server, since other tests need theirs running.
  private static let server = Result { try Server() }
  private let server: Server

  init() throws { server = try Self.server.get() }

  private func open(
    _ schema: String, port: Int? = nil, patience: Double = 20, responseTime: Double = 15
  ) throws -> Store {
    var settings = PostgresSettings.tests
    (settings.patience, settings.responseTime) = (patience, responseTime)
    let administrator = Session(url: server.url(), settings: settings)
    try administrator.open()
    try administrator.command("CREATE SCHEMA IF NOT EXISTS \(schema)")
    let url = server.url(schema: schema) + "&sslmode=disable&gssencmode=disable"
    let engine = try PostgresEngine.openNow(
      url: url.replacing(":\(server.port)/", with: ":\(port ?? server.port)/"),
      settings: settings, device: { "hub" })
    return Store(
      engine, kinds: [Note.self],
      effects: .init(
        now: { Instant(milliseconds: Int64(Date().timeIntervalSince1970 * 1000)) },
        device: { "hub" }))
  }

  @Test func `the server is restarted under load`() async throws {
    let stores = try [open("load"), open("load")]
    let (acknowledged, unknown) = (Names(), Names())
    try await withThrowingTaskGroup(of: Void.self) { group in
      for task in 0..<8 {
        group.addTask {
          for number in 0..<60 {
            let id = "\(task)-\(number)"
            do {
              try await stores[task % 2].transaction { transaction in
                let sum = try transaction.find(Note.self, "sum")?.value ?? 0
                try transaction.put(Note(id: "sum", value: sum + 1))
                try transaction.put(Note(id: id, value: number))
              }
              acknowledged.insert(id)
            } catch StoreError.outcomeUnknown {
              unknown.insert(id)
            }
          }
        }
      }
      group.addTask { [server] in
        for share in [60, 200, 340] {
          while acknowledged.all.count < share {
            try await Task.sleep(for: .milliseconds(5))
          }
          try server.restart()
        }
      }
      try await group.waitForAll()
    }
    let notes = try await stores[0].collection(of: Note.self).list()
    let kept = Set(notes.map(\.id)).subtracting(["sum"])
    let sum = notes.first { $0.id == "sum" }?.value
    #expect(kept.isSuperset(of: acknowledged.all))
    #expect(kept.isSubset(of: acknowledged.all.union(unknown.all)))
    #expect(sum == kept.count)
    #expect(unknown.all.isEmpty && kept.count == 480)
    #expect(try await stores[0].history().count == 960)
    #expect(try await stores[0].changes(limit: 2000).last == 960)
    #expect(try await stores[1].problems() == [])
  }

  @Test func `a connection that is ended in the middle of a transaction`() async throws {
    let store = try open("ended")
    let attempts = Mutex(0)
    let administrator = Mutex(Session(url: server.url(), settings: PostgresSettings()))
    try await store.transaction { transaction in
      try transaction.put(Note(id: "a", value: 1))
      let attempt = attempts.withLock { count in
        count += 1
        return count
      }
      if attempt == 1 {
        let process = try transaction.snapshot.connection.value(
          Int.self, "SELECT CAST(pg_backend_pid() AS BIGINT)")
        try administrator.withLock { session in
          try session.open()
          try session.command("SELECT pg_terminate_backend(\(process ?? 0))")
        }
      }
      try transaction.put(Note(id: "b", value: 1))
    }
    #expect(attempts.withLock { $0 } == 2)
    #expect(try await store.history().map(\.number) == [2, 1])
    #expect(try await store.problems() == [])
  }

  @Test(arguments: [(Proxy.Loss.answer, 1), (.order, 2)])
  func `a connection that is lost while the server commits`(loss: Proxy.Loss, runs: Int)
    async throws
  {
    let proxy = try Proxy(server: server.port)
    let store = try open("lost_\(loss)", port: proxy.port)
    let notes = store.collection(of: Note.self)
    try await notes.put(Note(id: "sum", value: 1))
    proxy.loseCommit(loss)
    let attempts = Mutex(0)
    try await store.transaction { transaction in
      attempts.withLock { $0 += 1 }
      let sum = try transaction.find(Note.self, "sum")?.value ?? 0
      try transaction.put(Note(id: "sum", value: sum + 1))
    }
    #expect(attempts.withLock { $0 } == runs)
    #expect(try await notes.find("sum")?.value == 2)
    #expect(try await store.history().count == 2)
  }

  @Test func `a server that stays away after a commit leaves it open, and says so`() async throws {
    let proxy = try Proxy(server: server.port)
    let store = try open("away", port: proxy.port, patience: 0.3)
    try await store.collection(of: Note.self).put(Note(id: "a", value: 1))
    proxy.loseCommit(.answer, shut: true)
    await #expect(throws: StoreError.outcomeUnknown) {
      try await store.collection(of: Note.self).put(Note(id: "b", value: 1))
    }
    await #expect(throws: StoreError.unavailable) {
      try await store.collection(of: Note.self).find("b")
    }
    #expect(try await open("away").collection(of: Note.self).find("b")?.value == 1)
  }

  @Test func `a commit that is still under way is waited for`() async throws {
    let (store, settings) = (try open("under_way"), PostgresSettings.tests)
    let (slow, other) = (
      Session(url: server.url(schema: "under_way"), settings: settings),
      Session(url: server.url(schema: "under_way"), settings: settings)
    )
    for (mark, end) in [("kept", "COMMIT"), ("dropped", "ROLLBACK")] {
      for session in [slow, other] { try session.open() }
      try slow.command("BEGIN")
      try slow.command("INSERT INTO settled (mark, made) VALUES ('\(mark)', 0)")
      async let isCommitted = SessionQueue.run(on: other) {
        try Settlement.isCommitted(mark, in: other)
      }
      try await Task.sleep(for: .milliseconds(100))
      try slow.command(end)
      #expect(try await isCommitted == (mark == "kept"))
    }
    #expect(try await store.history().isEmpty)
  }

  @Test func `a commit that no standby has is not acknowledged`() async throws {
    let store = try open("alone", patience: 0.3, responseTime: 1)
    let notes = store.collection(of: Note.self)
    try await notes.put(Note(id: "a", value: 1))
    let administrator = Session(url: server.url(), settings: PostgresSettings())
    try administrator.open()
    func waitForStandbys(_ name: String) throws {
      try administrator.command("ALTER SYSTEM SET synchronous_standby_names = '\(name)'")
      try administrator.command("SELECT pg_reload_conf()")
    }
    try waitForStandbys("nobody")
    // The server adopts the setting in its own time, and acknowledges what comes before.
    let attempted = Mutex(0)
    let writes = Task {
      while true {
        let value = attempted.withLock { number in
          number += 1
          return number
        }
        try await notes.put(Note(id: "b", value: value))
      }
    }
    // An interrupted wait leaves the commit visible on this server alone.
    var interrupted = 0
    while interrupted == 0 {
      interrupted = Int(
        try administrator.command(
          "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE wait_event = 'SyncRep'"
        ).rows)
    }
    await #expect(throws: StoreError.outcomeUnknown) { try await writes.value }
    try waitForStandbys("")
    #expect(try await notes.find("b")?.value == attempted.withLock { $0 })
    try await notes.put(Note(id: "c", value: 1))
  }

  @Test func `a server that stops responding is left, and found again`() async throws {
    let proxy = try Proxy(server: server.port)
    let store = try open("silent", port: proxy.port, patience: 0.3, responseTime: 0.5)
    let notes = store.collection(of: Note.self)
    try await notes.put(Note(id: "a", value: 1))
    proxy.isSilent.withLock { $0 = true }
    await #expect(throws: StoreError.unavailable) { try await notes.find("a") }
    proxy.isSilent.withLock { $0 = false }
    #expect(try await notes.find("a")?.value == 1)
  }

  @Test func `a server that is down is unavailable, and found again`() async throws {
    let store = try open("down", patience: 0.3)
    let notes = store.collection(of: Note.self)
    try await notes.put(Note(id: "a", value: 1))
    try server.stop()
    await #expect(throws: StoreError.unavailable) { try await notes.find("a") }
    await #expect(throws: StoreError.unavailable) { try await notes.put(Note(id: "b", value: 1)) }
    // A server known to be down is not waited for again.
    let start = ContinuousClock.now
    for _ in 0..<20 { await #expect(throws: StoreError.unavailable) { try await notes.find("a") } }
    #expect(start.duration(to: .now) < .seconds(2))
    try server.start()
    #expect(try await notes.find("a")?.value == 1)
    try await notes.put(Note(id: "b", value: 1))
    #expect(try await store.history().count == 2)
  }
}

/// A set of names shared by tasks.
private final class Names: Sendable {
  private let names = Mutex<Set<String>>([])
  var all: Set<String> { names.withLock { $0 } }
  func insert(_ name: String) { names.withLock { _ = $0.insert(name) } }
}

/// Runs blocking work on a session's own queue.
private enum SessionQueue {
  static func run<Result: Sendable>(
    on session: Session, _ body: @escaping @Sendable () throws -> Result
  ) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
      session.queue.async { continuation.resume(with: Swift.Result { try body() }) }
    }
  }
}
