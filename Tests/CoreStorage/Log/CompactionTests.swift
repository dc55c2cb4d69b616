import CoreModels
import Foundation
import Seeded
import Testing

@testable import CoreStorage

@Suite("Of the saves of a day that is long past, the last stays")
struct CompactionTests {
  let world: World
  init() throws {
    world = try World()
    world.clock.set("2026-11-21T09:00:00Z")
  }

  private func save(_ texts: [String], to id: String = "a", in world: World) async throws {
    for text in texts {
      world.clock.pass(seconds: 60)
      try await world.entries.put(Entry(id, text))
    }
  }

  private func compact(_ world: World) async throws -> Int {
    var dropped = 0
    while let count = try await world.store.compact(limit: 7, on: \.utcDay) { dropped += count }
    return dropped
  }

  private func bodies(_ world: World) async throws -> [String] {
    try await world.store.history().compactMap(\.body).map {
      try JSONDecoder().decode(Entry.self, from: Data($0.utf8)).text
    }
  }

  @Test("after 30 days, and not before; the last of each day, of each record")
  func lastOfADay() async throws {
    try await save(["one", "two", "three"], in: world)
    try await save(["b one", "b two"], to: "b", in: world)
    try await save(["four"], in: world)
    world.clock.pass(seconds: 86_400)
    try await save(["next day", "next evening"], in: world)
    #expect(try await compact(world) == 0)
    world.clock.pass(seconds: 40 * 86_400)
    try await save(["late", "later"], in: world)
    let before = try await world.entries.list()
    #expect(try await compact(world) == 5)
    #expect(
      try await bodies(world) == ["later", "late", "next evening", "four", "b two"])
    #expect(try await world.entries.list() == before)
    #expect(try await world.store.problems() == [])
    #expect(try await world.store.chainProblems() == [])
    #expect(try await compact(world) == 0)
    let joining = try World(device: "phone")
    try await joining.store.merge(world.store.changes().changes)
    #expect(try await joining.store.chainProblems() == [])
    try await world.store.forget(world.store.records(in: .record("a")))
    #expect(try await world.store.chainProblems() == [])
  }

  @Test("also what another device wrote long ago and brings late")
  func late() async throws {
    let phone = try World(device: "phone")
    phone.clock.set("2026-11-21T09:00:00Z")
    try await save(["one", "two", "three"], in: phone)
    try await save(["mine", "mine too"], to: "b", in: world)
    world.clock.pass(seconds: 400 * 86_400)
    #expect(try await compact(world) == 1)
    try await world.store.merge(phone.store.changes().changes)
    #expect(try await compact(world) == 2)
    #expect(try await bodies(world) == ["three", "mine too"])
  }

  @Test("whatever another device dated years ahead")
  func ahead() async throws {
    try await world.store.merge([world.change("far", at: "2099-01-01T00:00:00Z")])
    try await save(["one", "two"], in: world)
    world.clock.pass(seconds: 40 * 86_400)
    #expect(try await compact(world) == 1)
    #expect(try await world.entries.find("far") != nil)
  }

  @Test("one person's after another's")
  func people() async throws {
    for name in ["ann", "me"] {
      let entries = world.store.profile(named: name).collection(of: Entry.self)
      for text in ["one", "two"] { try await entries.put(Entry("a", text)) }
    }
    world.clock.pass(seconds: 40 * 86_400)
    #expect(try await compact(world) == 1)
    #expect(try await world.store.profile(named: "ann").history().count == 2)
    #expect(
      try await world.store.profile(named: "ann").compact(on: \.utcDay) == 1)
  }

  @Test("is told plainly to whoever wants to undo, and no merge brings it back")
  func undone() async throws {
    try await save(["one", "two", "three"], in: world)
    let all = try await world.store.history()
    world.clock.pass(seconds: 40 * 86_400)
    #expect(try await compact(world) == 2)
    await #expect(throws: StoreError.compacted) {
      try await world.store.undo(batches: ["laptop/3"])
    }
    await #expect(throws: StoreError.compacted) { try await world.store.undo() }
    #expect(try await world.store.merge(all) == 0)
    #expect(try await bodies(world) == ["three"])
  }

  @Test("leaves what somebody undid, wrote together, or went on from")
  func leaves() async throws {
    try await save(["one", "two"], in: world)
    try await world.store.undo()
    try await world.store.transaction { transaction in
      for id in ["x", "y"] { try transaction.put(Entry(id, "together")) }
    }
    try await save(["x again"], to: "x", in: world)
    let phone = try World(device: "phone")
    try await save(["z one"], to: "z", in: world)
    try await phone.store.merge(world.store.changes().changes)
    try await save(["z of the phone"], to: "z", in: phone)
    try await save(["z two"], to: "z", in: world)
    try await Jumping.exchange([world, phone])
    let count = try await world.store.history().count
    world.clock.pass(seconds: 40 * 86_400)
    #expect(try await compact(world) == 0)
    #expect(try await world.store.history().count == count)
  }

  @Test("merges what a device wrote that was away for a year")
  func away() async throws {
    let phone = try World(device: "phone")
    phone.clock.set("2026-11-21T09:00:00Z")
    try await world.entries.put(Entry("a", "morning", mood: "3"))
    try await save(["before"], in: world)
    try await world.entries.put(Entry("a", "half", mood: "3"))
    try await phone.store.merge(world.store.changes().changes)
    phone.clock.pass(seconds: 7200)
    try await phone.entries.put(Entry("a", "half", mood: "5"))
    try await save(["half and more"], in: world)
    for device in [world, phone] { device.clock.pass(seconds: 365 * 86_400) }
    #expect(try await compact(world) > 0)
    for _ in 0..<2 { try await Jumping.exchange([world, phone]) }
    for device in [world, phone] {
      let entry = try #require(try await device.entries.find("a"))
      #expect(entry.mood == "5")
      #expect(entry.text.contains("half"))
      #expect(try await device.store.problems() == [])
    }
    #expect(try await Archive(of: world.store) == Archive(of: phone.store))
  }
}

@Suite("Devices that compact")
struct CompactionLawsTests {
  @Test(
    "agree whoever compacted first, and keep the last of each day",
    arguments: 1...(slowTests ? 300 : 16) as ClosedRange<UInt64>)
  func laws(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    var worlds: [World] = []
    for name in ["laptop", "phone", "tablet"] { worlds.append(try World(device: name)) }
    var time: Int64 = 0
    for _ in 0..<120 {
      // Most saves are minutes apart; occasionally half a month passes.
      time +=
        Int.random(in: 0..<20, using: &random) == 0
        ? 15 * 86_400 : .random(in: 1...2000, using: &random)
      let world = worlds[Int.random(in: 0..<3, using: &random)]
      world.clock.set("2026-11-21T09:00:00Z")
      world.clock.pass(seconds: time + .random(in: -500...500, using: &random))
      let (id, text) = ("\(Int.random(in: 0..<2, using: &random))", "t\(random.next() % 999)")
      switch Int.random(in: 0..<16, using: &random) {
      case 0: try await world.entries.remove(id)
      case 1: _ = try? await world.store.undo()
      case 2:
        let all = try await world.store.history()
        guard let one = all.randomElement(using: &random) else { continue }
        _ = try? await world.store.undo(batches: [one.batchName])
      case 3: _ = try? await world.store.redo()
      case 4, 5:
        let other = worlds[Int.random(in: 0..<3, using: &random)]
        var changes = try await other.store.changes(limit: 10_000).changes
        if Bool.random(using: &random) {
          changes = Array(changes.shuffled(using: &random).prefix(9))
        }
        try await world.store.merge(changes)
      case 6:
        let before = try await world.entries.list()
        while try await world.store.compact(limit: 50, on: \.utcDay) != nil {}
        #expect(try await world.entries.list() == before)
      case 7:
        guard Int.random(in: 0..<4, using: &random) == 0 else { continue }
        try await world.store.forget(world.store.records(in: .record(id)))
      default:
        let mood = Bool.random(using: &random) ? "\(random.next() % 5)" : nil
        try await world.entries.put(Entry(id, text, mood: mood))
        #expect(try await world.entries.find(id)?.text == text)
      }
      #expect(try await world.store.problems() == [])
    }
    for _ in 0..<6 { try await Jumping.exchange(worlds) }
    let expected = try await Archive(of: worlds[0].store)
    for world in worlds {
      #expect(try await Archive(of: world.store) == expected)
      #expect(try await world.entries.list() == worlds[0].entries.list())
      #expect(try await world.store.problems() == [])
    }
  }
}

extension Instant {
  var utcDay: Day { Day(epochDay: Int(milliseconds / 86_400_000)) }
}
