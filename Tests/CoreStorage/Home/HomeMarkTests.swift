import CoreModels
import Foundation
import Synchronization
import Testing

@testable import CoreStorage

@Suite("A copied, moved or rolled-back home is another device")
struct HomeMarkTests {
  let place: TemporaryHome

  init() throws { place = try TemporaryHome() }

  private func open(_ place: TemporaryHome, machine: String, device: String) throws -> Store {
    try Store.open(
      in: place.home, kinds: [Entry.self, Note.self],
      effects: .init(
        now: { Instant(milliseconds: 1_700_000_000_000) }, device: { device }, machine: machine))
  }

  private func copy() throws -> TemporaryHome {
    let copy = try TemporaryHome()
    try copy.place(try #require(place.storeBytes))
    return copy
  }

  @Test("a home that stays where it is keeps its name")
  func stays() throws {
    #expect(try open(place, machine: "m", device: "first").device == "first")
    #expect(try open(place, machine: "m", device: "second").device == "first")
  }

  @Test("one that was made before homes were marked keeps its name as well")
  func unmarked() throws {
    #expect(try place.open(device: "old").device == "old")
    #expect(try open(place, machine: "m", device: "new").device == "old")
  }

  @Test("a copy gets a name of its own before it writes; the first one keeps its own")
  func copied() throws {
    _ = try open(place, machine: "m", device: "first")
    let copy = try copy()
    #expect(try open(copy, machine: "m", device: "second").device == "second")
    #expect(try open(copy, machine: "m", device: "third").device == "second")
    #expect(try open(place, machine: "m", device: "fourth").device == "first")
  }

  @Test("so does one on another machine, and one whose file was put back from an earlier copy")
  func elsewhere() throws {
    _ = try open(place, machine: "m", device: "first")
    #expect(try open(place, machine: "n", device: "second").device == "second")
    let bytes = try #require(place.storeBytes)
    // The new file is created before the old one is removed, which gives it another inode.
    try bytes.write(to: URL(fileURLWithPath: place.home.storePath), options: .atomic)
    #expect(try open(place, machine: "n", device: "third").device == "third")
  }

  @Test("the sums of a home and of its copy add up, and both come to agree")
  func sums() async throws {
    // The file is complete once the process that wrote it has ended.
    do { try await add(10, to: open(place, machine: "m", device: "first")) }
    let copy = try copy()
    let second = try open(copy, machine: "m", device: "second")
    let again = try open(place, machine: "m", device: "none")
    try await add(5, to: again)
    try await add(7, to: second)
    try await again.merge(second.history())
    try await second.merge(again.history())
    for store in [again, second] {
      #expect(try await store.collection(of: Note.self).list().map(\.value).reduce(0, +) == 22)
    }
  }

  /// Adds to a sum kept per device, like the minutes of a habit.
  private func add(_ value: Int, to store: Store) async throws {
    try await store.transaction { [device = store.device] in
      let former = try $0.find(Note.self, device)?.value ?? 0
      try $0.put(Note(id: device, value: former + value))
    }
  }

  @Test("a home that was rolled back learns it from what comes back to it")
  func rolledBack() async throws {
    let world = try World()
    try await world.notes.put(Note(id: "a", value: 1))
    let later = world.change("b", device: "laptop", number: 2)
    let store = try Store.inMemory(
      kinds: [Note.self],
      effects: .init(now: { world.clock.now }, device: Names(["laptop", "laptop-2"]).next))
    try await store.merge([later])
    try await store.collection(of: Note.self).put(Note(id: "c", value: 3))
    #expect(try await store.history(id: "c").map(\.device) == ["laptop-2"])
  }
}

/// A sequence of names; the last one repeats.
private final class Names: Sendable {
  private let left: Mutex<[String]>
  init(_ names: [String]) { left = Mutex(names) }
  @Sendable func next() -> String { left.withLock { $0.count > 1 ? $0.removeFirst() : $0[0] } }
}
