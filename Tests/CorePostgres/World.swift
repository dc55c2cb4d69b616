#if !PostgreSQL
  #error("These are built with: swift test --traits PostgreSQL")
#endif

import CLibPQ
import CoreModels
import Foundation
import Synchronization

@testable import CorePostgres
@testable import CoreStorage

/// A store in its own schema, on the device `laptop` at 2026-11-21T09:00:00Z, for the laws that
/// every engine must obey.
struct World {
  let clock = TestClock("2026-11-21T09:00:00Z")
  let schema: Schema
  let store: Store
  var entries: RecordCollection<Entry> { store.collection(of: Entry.self) }
  var notes: RecordCollection<Note> { store.collection(of: Note.self) }

  init(
    device: String = "laptop", kinds: [any Record.Type] = [Entry.self, Note.self],
    settings: PostgresSettings = .tests
  ) throws {
    schema = try Schema()
    store = try schema.open(device: device, kinds: kinds, settings: settings, clock: clock)
  }

  /// A file-based store of a device, for any engine's tests.
  static func inFile(device: String) throws -> World { try World(inFile: device) }

  private init(inFile device: String) throws {
    let clock = clock
    schema = try Schema()
    store = try .inMemory(
      kinds: [Entry.self, Note.self], effects: .init(now: { clock.now }, device: { device }))
  }
}

/// A schema on the tests' server, empty at first and removed with the server.
final class Schema: Sendable {
  private static let last = Mutex(0)
  let name: String
  var url: String {
    get throws { try Server.shared.get().url(schema: name) }
  }

  init() throws {
    let number = Self.last.withLock { last in
      last += 1
      return last
    }
    name = "test_\(number)"
    try Administrator.run("CREATE SCHEMA \(name)")
  }

  /// Opens the store as another process would.
  func open(
    device: String = "laptop", kinds: [any Record.Type] = [Entry.self, Note.self],
    settings: PostgresSettings = .tests, clock: TestClock = TestClock("2026-11-21T09:00:00Z"),
    url: String? = nil
  ) throws -> Store {
    let engine = try PostgresEngine.openNow(
      url: url ?? self.url, settings: settings, device: { device })
    return Store(
      engine, kinds: kinds, effects: .init(now: { clock.now }, device: { device }))
  }
}

/// Runs commands as the server's administrator.
enum Administrator {
  private static let session = Mutex<Session?>(nil)

  @discardableResult
  static func run(_ sql: String) throws -> Answer {
    try session.withLock { known in
      let session =
        try known ?? Session(url: Server.shared.get().url(), settings: PostgresSettings())
      known = session
      try session.open()
      return try session.command(sql)
    }
  }
}

extension PostgresSettings {
  /// Fewer connections per store, because all tests share the server's limit.
  static var tests: PostgresSettings {
    var settings = PostgresSettings()
    settings.connections = 4
    return settings
  }
}

extension Store {
  /// Changes the database without the store's knowledge.
  func sql(_ sql: String) async throws {
    _ = try await engine.write { try $0.execute(sql) }
  }
}
