import CoreModels
import Foundation
import Seeded
import Testing

@testable import CoreStorage

@Suite("Changes of several devices merge to the same records, in any order")
struct MergeTests {
  /// The changes of three devices, each of which merged some of the others' while writing.
  private func history(_ random: inout SeededGenerator) async throws -> [Change] {
    let devices = try ["laptop", "phone", "tablet"].map { try World(device: $0) }
    for _ in 0..<24 {
      let world = devices[Int.random(in: 0..<3, using: &random)]
      world.clock.pass(seconds: .random(in: -90...90, using: &random))
      let (id, text) = ("\(Int.random(in: 0..<4, using: &random))", "t\(random.next() % 9)")
      switch Int.random(in: 0..<8, using: &random) {
      case 0: try await world.entries.remove(id)
      case 1: _ = try? await world.store.undo()
      case 2:
        let other = devices[Int.random(in: 0..<3, using: &random)]
        for profile in ["me", "eva"] {
          try await world.store.merge(other.store.profile(named: profile).changes().changes)
        }
      case 3:
        try await world.store.transaction { transaction in
          try transaction.put(Entry(id, text))
          try transaction.put(Note(id: id, value: text.count))
        }
      case 4:
        try await world.store.profile(named: "eva").collection(of: Entry.self).put(Entry(id, text))
      default: try await world.entries.put(Entry(id, text, on: "2026-11-2\(id)"))
      }
    }
    var all: [Change] = []
    for world in devices {
      for profile in ["me", "eva"] {
        all += try await world.store.profile(named: profile).changes().changes
      }
    }
    return all
  }

  /// Everything visible of a store.
  private func state(_ world: World) async throws -> [String] {
    var lines: [String] = []
    for profile in ["me", "eva"] {
      let store = world.store.profile(named: profile)
      lines += try await store.collection(of: Entry.self).list().map { "\(profile) \($0)" }.sorted()
      lines += try await store.collection(of: Note.self).list().map { "\(profile) \($0)" }.sorted()
      for word in (0..<9).map({ "t\($0)" }) {
        lines += try await store.collection(of: Entry.self).search(word).map(\.value.id).sorted()
      }
      // Each order of merging passed through different reconciliations.
      lines += try await store.history().filter { !$0.isReconciliation }.map { "\($0)" }
    }
    #expect(try await world.store.problems() == [])
    return lines
  }

  @Test(
    "commutative, associative, idempotent, whatever the order",
    arguments: 1...6 as ClosedRange<UInt64>)
  func laws(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let changes = try await history(&random)
    let straight = try World(device: "hub")
    try await straight.store.merge(changes)
    let expected = try await state(straight)
    for _ in 0..<4 {
      let other = try World(device: "hub")
      var rest = (changes + changes.prefix(10)).shuffled(using: &random)
      while !rest.isEmpty {
        let part = rest.prefix(.random(in: 1...20, using: &random))
        try await other.store.merge(Array(part))
        rest.removeFirst(part.count)
      }
      #expect(try await state(other) == expected)
      #expect(try await other.store.merge(changes.shuffled(using: &random)) == 0)
      try await other.store.rebuild()
      #expect(try await state(other) == expected)
    }
  }

  @Test("two homes that exchange their changes become equal")
  func exchange() async throws {
    let (laptop, phone) = try (World(device: "laptop"), World(device: "phone"))
    phone.clock.pass(seconds: 60)
    try await laptop.entries.put(Entry("a", "early"))
    try await phone.entries.put(Entry("a", "late"))
    try await phone.entries.remove("b")
    try await laptop.entries.put(Entry("b", "kept"))
    let (ours, theirs) = try await (laptop.store.changes().changes, phone.store.changes().changes)
    #expect(try await laptop.store.merge(theirs) == 1)
    #expect(try await phone.store.merge(ours) == 2)
    #expect(try await phone.store.merge(ours) == 0)
    for world in [laptop, phone] {
      #expect(try await world.entries.list().map(\.text) == ["kept", "late"])
    }
    // A change written after a merge is later than all merged ones.
    try await laptop.entries.put(Entry("a", "last"))
    #expect(try await laptop.store.history().first?.body?.contains("last") == true)
  }

  @Test("equal clocks are decided by the device's bytes")
  func ties() async throws {
    for devices in [["caf\u{e9}", "cafe\u{301}"], ["B", "a"], ["z", "ž"], ["2", "10"]] {
      let world = try World()
      let changes = devices.map { world.change("x", text: $0, device: $0) }
      let winner = devices.max { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      for order in [changes, changes.reversed()] {
        let world = try World()
        for change in order { try await world.store.merge([change]) }
        let text = try #require(try await world.entries.find("x")?.text)
        #expect(Array(text.utf8) == Array((winner ?? "").utf8))
        #expect(try await world.store.problems() == [])
      }
    }
  }

  @Test("many new records at once are found by their texts, and so is what is written later")
  func search() async throws {
    let world = try World()
    let changes = (1...120).map { world.change("\($0)", text: "word\($0)", number: $0) }
    try await world.store.merge(changes)
    #expect(try await world.entries.search("word77").map(\.value.id) == ["77"])
    try await world.entries.put(Entry("77", "changed"))
    try await world.entries.put(Entry("new", "changed too"))
    #expect(try await world.entries.search("word77").isEmpty)
    #expect(try await world.entries.search("changed").map(\.value.id).sorted() == ["77", "new"])
    #expect(try await world.store.problems() == [])
  }

  @Test("changes are read on from where one stopped")
  func paging() async throws {
    let world = try World()
    for number in 1...5 { try await world.notes.put(Note(id: "n", value: number)) }
    let (first, last) = try await world.store.changes(limit: 3)
    #expect(first.map(\.number) == [1, 2, 3])
    let rest = try await world.store.changes(after: last, limit: 3)
    #expect(rest.changes.map(\.number) == [4, 5])
    let none = try await world.store.changes(after: rest.last)
    #expect(none.changes.isEmpty && none.last == rest.last)
  }

  @Test(
    "a change that no device writes is refused, and all that came with it",
    arguments: [
      { $0.number = 0 }, { $0.batch = 0 }, { $0.batch = 2 }, { $0.version = 0 }, { $0.clock = 0 },
      { $0.clock = -1 }, { $0.clock = .max }, { $0.clock = HybridClock.latest + 1 },
      { $0.clock = 32_503_680_000_000 << 16 }, { $0.profile = "" }, { $0.device = "" },
      { $0.kind = "" }, { $0.id = "" }, { $0.id = "a\0" }, { $0.device = "\0" },
      { $0.undoes = "a\0/1" }, { $0.body = "" }, { $0.body = "[]" }, { $0.body = "null" },
      { $0.body = #"{"id":"# }, { $0.body = "{}\0" },
    ] as [@Sendable (inout Change) -> Void])
  func malformed(spoil: @Sendable (inout Change) -> Void) async throws {
    let world = try World()
    let good = world.change("good", number: 2)
    var bad = world.change("bad")
    spoil(&bad)
    await #expect(throws: StoreError.malformedChange) { try await world.store.merge([good, bad]) }
    #expect(try await world.store.history().isEmpty)
  }
}

extension MergeTests {
  @Test(
    "a body is a JSON object that can be read as a value",
    arguments: [
      (#"{"a":1}"#, true), (#"{"a":1e5,"b":-0.0,"c":null}"#, true), (" {} ", true),
      (#"{"a":99999999999999999999999}"#, true), ("[1]", false), (#"{"a":1e999}"#, false),
      (#"{"a":"\ud800"}"#, false), (#"{"a":01}"#, false), (#"{"a":"\x"}"#, false),
      ("{\"a\":\"\u{1}\"}", false), (#"{"a":1}x"#, false), ("", false), ("null", false),
      ("{\"a\":\(String(repeating: "[", count: 600))", false),
    ] as [(String, Bool)])
  func bodies(text: String, isObject: Bool) throws {
    let world = try World()
    var change = world.change("a")
    change.body = text
    #expect(change.isWellFormed == isObject)
    let value = try? JSONValue(parsing: Data(text.utf8))
    if case .object = value { #expect(isObject) } else { #expect(!isObject) }
  }
}
