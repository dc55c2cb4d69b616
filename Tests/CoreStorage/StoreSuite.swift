import CoreModels
import Foundation
import Synchronization

@testable import CoreStorage

/// A diary entry, used in most tests here.
struct Entry: Record, Equatable {
  static let kind = "test.entry"
  var id: String
  var day: Day?
  var text: String
  var mood: String?
  var searchText: String? { text }

  init(_ id: String, _ text: String, on day: String? = nil, mood: String? = nil) {
    (self.id, self.text, self.mood) = (id, text, mood)
    self.day = day.flatMap { Day($0) }
  }
}

/// A record without a day and search text.
struct Note: Record, Equatable {
  static let kind = "test.note"
  var id: String
  var value: Int
}

/// A clock that a test sets and advances.
final class TestClock: Sendable {
  private let milliseconds: Mutex<Int64>

  init(_ text: String) { milliseconds = Mutex(Instant(text)?.milliseconds ?? 0) }

  var now: Instant { Instant(milliseconds: milliseconds.withLock { $0 }) }
  func pass(seconds: Int64) { milliseconds.withLock { $0 += seconds * 1000 } }
  func set(_ text: String) { milliseconds.withLock { $0 = Instant(text)?.milliseconds ?? 0 } }
}

extension World {
  /// Creates a change of another device, well-formed unless a test alters it.
  func change(
    _ id: String, text: String? = "far", device: String = "phone", number: Int = 1,
    at instant: String = "2026-11-21T10:00:00Z"
  ) -> Change {
    Change(
      profile: "me", device: device, number: number, batch: number, undoes: nil,
      automatic: false, clock: (Instant(instant)?.milliseconds ?? 0) << 16, kind: Entry.kind,
      id: id, version: 1, day: nil, body: text.map { #"{"id":"\#(id)","text":"\#($0)"}"# })
  }
}

/// A home in the temporary folder, removed with this object.
final class TemporaryHome: Sendable {
  let home: Home
  private let folder: String

  init(in parent: String = NSTemporaryDirectory()) throws {
    folder = parent + "/store-tests-\(UUID().uuidString)"
    home = Home(path: folder + "/home")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  func open(
    _ access: Store.Access = .command, device: String = "laptop", busySeconds: Double = 5
  ) throws -> Store {
    try Store.open(
      in: home, access: access, profile: "me", kinds: [Entry.self, Note.self],
      effects: .init(
        now: { Instant(milliseconds: Int64(Date().timeIntervalSince1970 * 1000)) },
        device: { device }), busySeconds: busySeconds)
  }

  /// Puts a file of the test's own in place of the store.
  func place(_ data: Data) throws {
    try FileManager.default.createDirectory(atPath: home.path, withIntermediateDirectories: true)
    try data.write(to: URL(fileURLWithPath: home.storePath))
  }

  var storeBytes: Data? { FileManager.default.contents(atPath: home.storePath) }
}
