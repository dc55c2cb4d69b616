import CoreModels
import Foundation
import Seeded
import Testing

@testable import CoreStorage

@Suite("Each change carries the hash of the one before")
struct ChainTests {
  let world: World
  init() throws { world = try World() }

  private func write(_ texts: String..., to id: String = "a") async throws {
    for text in texts { try await world.entries.put(Entry(id, text)) }
  }

  private func flaws(_ store: Store) async throws -> [String] {
    try await store.chainProblems().map { "\($0.flaw) \($0.change.device)/\($0.change.number)" }
  }

  /// Merges and returns the devices that contradict their chain.
  private func diverged(_ store: Store, merging changes: [Change]) async throws -> Set<String> {
    try await store.engine.write { try store.merge(changes, in: $0).divergedDevices }
  }

  private func writeMuch() async throws {
    try await write("one", "two")
    try await world.store.transaction { transaction in
      for id in ["b", "c"] { try transaction.put(Entry(id, "both")) }
    }
    try await world.store.undo()
    try await world.store.redo()
  }

  @Test("as its device wrote it, wherever it comes")
  func same() async throws {
    try await writeMuch()
    let changes = try await world.store.changes().changes
    let hashes = changes.compactMap { ChainHash($0.hash) }
    #expect(hashes.map(\.previous) == [nil] + hashes.dropLast().map(\.own))
    #expect(Set(hashes).count == changes.count)
    #expect(try await flaws(world.store) == [])
    let unhashed = changes.map { change in
      var change = change
      change.hash = nil
      return change
    }
    var random = SeededGenerator(seed: 1)
    for _ in 0..<4 {
      let phone = try World(device: "phone")
      for change in (changes + unhashed).shuffled(using: &random) {
        try await phone.store.merge([change])
      }
      #expect(try await phone.store.history() == world.store.history())
      #expect(try await flaws(phone.store) == [])
    }
  }

  @Test("and what an earlier version wrote stands beside it")
  func upgraded() async throws {
    try await write("one", "two", "three")
    let phone = try World(device: "phone")
    try await phone.store.merge(world.store.changes().changes)
    try await world.forgetHashes()
    try await phone.store.merge(world.store.changes().changes)
    try await write("four", "five")
    let hashes = try await world.store.changes().changes.map { ChainHash($0.hash)?.previous != nil }
    #expect(hashes == [false, false, false, false, true])
    #expect(try await diverged(phone.store, merging: world.store.changes().changes) == [])
    let tablet = try World(device: "tablet")
    #expect(try await diverged(tablet.store, merging: world.store.changes().changes) == [])
    for store in [world.store, phone.store, tablet.store] { #expect(try await flaws(store) == []) }
  }

  @Test("so that altered content shows, and what the record still has comes back")
  func altered() async throws {
    try await write("one", "two")
    try await write("other", to: "b")
    for number in [1, 2] {
      _ = try await world.store.engine.write {
        try $0.execute(
          "UPDATE change SET body = '{\"id\":\"a\",\"text\":\"rot\"}' WHERE number = :number",
          ["number": number])
      }
    }
    #expect(try await flaws(world.store) == ["altered laptop/1", "altered laptop/2"])
    let phone = try World(device: "phone")
    let changes = try await world.store.changes().changes
    #expect(try await diverged(phone.store, merging: changes) == ["laptop"])
    #expect(try await flaws(phone.store) == ["altered laptop/1", "altered laptop/2"])
    let restored = try await world.store.mendChains(world.store.chainProblems())
    #expect(restored.map(\.change.number) == [2])
    #expect(try await flaws(world.store) == [])
    #expect(try await world.store.problems() == [])
    #expect(try await world.entries.find("a")?.text == "two")
    try await write("three")
    #expect(try await flaws(world.store) == [])
  }

  @Test("which a spoiled hash of the same change never replaces", arguments: [false, true])
  func spoiled(forgets: Bool) async throws {
    try await write("one", "two")
    let hashes = try await world.store.history().map(\.hash)
    for replaced in ["!", "0", "A", "Z", "a", "z", "~"] {
      let spoiled = try await world.store.changes().changes.map { change in
        var change = forgets ? change.forgotten : change
        change.hash = change.hash.map { replaced + $0.dropFirst() }
        return change
      }
      let phone = try World(device: "phone")
      try await phone.store.merge(spoiled)
      for change in try await world.store.changes().changes {
        try await phone.store.merge([change])
      }
      #expect(try await phone.store.history().map(\.hash) == hashes, "\(replaced)")
      if forgets { continue }
      try await world.store.merge(spoiled)
      #expect(try await world.store.history().map(\.hash) == hashes, "\(replaced)")
      #expect(try await flaws(world.store) == [])
    }
  }

  @Test(
    "so that missing changes show, until they arrive or are given up", arguments: [true, false])
  func missing(arrives: Bool) async throws {
    try await write("one", "two", "three", "four")
    let changes = try await world.store.changes().changes
    let phone = try World(device: "phone")
    #expect(try await diverged(phone.store, merging: [changes[0], changes[3]]) == [])
    #expect(try await flaws(phone.store) == ["incomplete laptop/4"])
    if arrives {
      try await phone.store.merge(changes)
      #expect(try await phone.store.history() == world.store.history())
    } else {
      #expect(try await phone.store.mendChains(phone.store.chainProblems()) == [])
    }
    #expect(try await flaws(phone.store) == [])
  }

  @Test("so that a copy of a home shows, even where the two wrote no number twice")
  func twins() async throws {
    try await write("one", "two")
    let (tablet, copy) = (try World(device: "tablet"), try World())
    for other in [tablet, copy] { try await other.store.merge(world.store.changes().changes) }
    try await write("three")
    for text in ["copied", "copied too"] { try await copy.entries.put(Entry("c", text)) }
    #expect(try await diverged(tablet.store, merging: world.store.changes().changes) == [])
    let last = try await copy.store.history()[0]
    #expect(try await diverged(tablet.store, merging: [last]) == ["laptop"])
    #expect(try await tablet.entries.find("c")?.text == "copied too")
    #expect(try await flaws(tablet.store) == ["diverged laptop/4"])
    #expect(try await tablet.store.mendChains(tablet.store.chainProblems()) == [])
    #expect(try await flaws(tablet.store) == [])
  }

  @Test("which a forgotten change keeps, so that the others still hold")
  func forgotten() async throws {
    try await write("secret", "secret too")
    try await write("other", to: "b")
    let hashes = try await world.store.history().map(\.hash)
    try await world.store.forget(world.store.records(in: .record("a")))
    let log = try await world.store.history()
    #expect(log.dropFirst().map(\.hash) == hashes)
    let phone = try World(device: "phone")
    #expect(try await diverged(phone.store, merging: log.reversed()) == [])
    #expect(try await phone.store.history() == log)
    for store in [world.store, phone.store] { #expect(try await flaws(store) == []) }
  }
}

extension World {
  /// Leaves the log as a version without hashes wrote it.
  func forgetHashes() async throws {
    _ = try await store.engine.write { try $0.execute("UPDATE change SET hash = NULL") }
  }
}
