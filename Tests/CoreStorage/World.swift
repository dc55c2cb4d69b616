import CoreModels

@testable import CoreStorage

/// A store in memory on the device `laptop` at 2026-11-21T09:00:00Z.
struct World {
  let clock = TestClock("2026-11-21T09:00:00Z")
  let store: Store
  var entries: RecordCollection<Entry> { store.collection(of: Entry.self) }
  var notes: RecordCollection<Note> { store.collection(of: Note.self) }

  init(device: String = "laptop", kinds: [any Record.Type] = [Entry.self, Note.self]) throws {
    let clock = clock
    store = try .inMemory(
      kinds: kinds, effects: .init(now: { clock.now }, device: { device }))
  }

  /// A device, on whichever engine the tests run.
  static func inFile(device: String) throws -> World { try World(device: device) }
}
