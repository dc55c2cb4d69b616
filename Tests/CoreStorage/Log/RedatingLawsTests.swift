import CoreModels
import Foundation
import Seeded
import Testing

@testable import CoreStorage

@Suite("Devices whose clocks jump")
struct RedatingLawsTests {
  private let today = Jumping.today

  @Test(
    "agree whoever took what from whom, and lose nothing",
    arguments: 1...(slowTests ? 200 : 12) as ClosedRange<UInt64>)
  func laws(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    var worlds: [World] = []
    for name in ["laptop", "phone", "tablet"] {
      worlds.append(try await Jumping.device(name, at: today))
    }
    var acknowledged: Set<ChangeName> = []
    var time: Int64 = 0
    for _ in 0..<60 {
      time += .random(in: 1...3000, using: &random)
      let world = worlds[Int.random(in: 0..<3, using: &random)]
      let skew = wrongClocks[Int.random(in: 0..<wrongClocks.count, using: &random)]
      world.clock.set(today)
      world.clock.pass(seconds: time + skew)
      let (id, text) = ("\(Int.random(in: 0..<4, using: &random))", "t\(random.next() % 99)")
      switch Int.random(in: 0..<9, using: &random) {
      case 0: try await world.entries.remove(id)
      case 1: _ = try? await world.store.undo()
      case 2, 3:
        let other = worlds[Int.random(in: 0..<3, using: &random)]
        var changes = try await other.store.changes(limit: 10_000).changes
        if Bool.random(using: &random) {
          changes = Array(changes.shuffled(using: &random).prefix(9))
        }
        try await world.store.merge(changes)
      case 4: _ = try await world.store.dateAnew()
      default:
        try await world.entries.put(Entry(id, text))
        #expect(try await world.entries.find(id)?.text == text)
      }
      acknowledged.formUnion(try await world.store.history().map(ChangeName.init))
    }
    for world in worlds {
      world.clock.set(today)
      world.clock.pass(seconds: time)
      _ = try await world.store.dateAnew()
    }
    for _ in 0..<4 { try await Jumping.exchange(worlds) }
    let expected = try await Archive(of: worlds[0].store)
    let written = expected.changes.filter { !$0.isReconciliation }.map(ChangeName.init)
    #expect(acknowledged.isSuperset(of: written))
    #expect(acknowledged.isSubset(of: expected.changes.map(ChangeName.init)))
    for world in worlds {
      #expect(try await Archive(of: world.store) == expected)
      #expect(try await world.store.datedAhead() == 0)
      #expect(try await world.store.problems() == [])
      let shown = world.store.asOf(Instant(milliseconds: world.clock.now.milliseconds + 86_400_000))
      #expect(try await shown.collection(of: Entry.self).list() == world.entries.list())
      #expect(try await world.entries.list() == worlds[0].entries.list())
    }
  }
}

/// The clock errors of devices, in seconds.
let wrongClocks: [Int64] = [
  0, 0, 0, 20 * 3600, -20 * 3600, 10 * 86_400, 2_300_000_000, -10 * 86_400,
]

/// `true` if the run has time for more rounds.
let slowTests = ProcessInfo.processInfo.environment["SLOW_TESTS"] != nil

/// Devices with manually set clocks.
enum Jumping {
  static let today = "2026-11-21T09:00:00Z"

  static func device(
    _ name: String, writing texts: [String] = [], at time: String
  ) async throws -> World {
    let world = try World.inFile(device: name)
    world.clock.set(time)
    for text in texts { try await world.entries.put(Entry(text, text)) }
    world.clock.set(today)
    return world
  }

  static func exchange(_ worlds: [World]) async throws {
    for world in worlds {
      for other in worlds {
        try await world.store.merge(other.store.changes(limit: 10_000).changes)
      }
    }
  }
}
