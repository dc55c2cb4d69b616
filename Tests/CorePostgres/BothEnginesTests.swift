import CoreModels
import Seeded
import Testing

@testable import CoreStorage

@Suite("One history is the same on both engines")
struct BothEnginesTests {
  /// Two stores with the same content, one in a file and one in a database.
  private struct Twins {
    let world: World
    let stores: [Store]

    init() throws {
      let world = try World()
      self.world = world
      let clock = world.clock
      stores = [
        world.store,
        try .inMemory(
          kinds: [Entry.self, Note.self],
          effects: .init(now: { clock.now }, device: { "laptop" })),
      ]
    }

    /// Runs the same on both and expects equal results.
    func both(_ body: @Sendable (Store) async throws -> String) async {
      var answers: [String] = []
      for store in stores {
        do { answers.append(try await body(store)) } catch { answers.append("\(error)") }
      }
      let lines = answers.map { $0.split(separator: "\n").map { Array($0.utf8) } }
      let different = zip(lines[0], lines[1]).first { $0 != $1 }
        .map { [String(decoding: $0, as: UTF8.self), String(decoding: $1, as: UTF8.self)] }
      #expect(different == nil && lines[0].count == lines[1].count)
    }
  }

  private let words = ["kôň", "Žltý", "vodu", "heart", "晴れ", "猫と", "друг", "Straße", "x1"]

  private func text(_ random: inout SeededGenerator) -> String {
    (0..<Int.random(in: 0..<5, using: &random))
      .map { _ in words.randomElement(using: &random) ?? "" }.joined(separator: " ")
  }

  @Test(
    "records, history, undo, the past, search and merges",
    arguments: 1...8 as ClosedRange<UInt64>)
  func random(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let twins = try Twins()
    var moments: [Instant] = []
    for step in 0..<60 {
      // A file has one clock for all people, a database one for each.
      let isShared = seed % 2 == 0
      twins.world.clock.pass(
        seconds: .random(in: isShared ? 1...60 : -20...60, using: &random))
      moments.append(twins.world.clock.now)
      let id = ["a", "B", "ž", "e\u{301}", "é", "👟"].randomElement(using: &random) ?? "a"
      let profile = isShared && Int.random(in: 0..<5, using: &random) == 0 ? "eva" : "me"
      let day = Int.random(in: 0..<3, using: &random) == 0 ? nil : "2026-11-2\(step % 10)"
      let entry = Entry(id, text(&random), on: day)
      switch Int.random(in: 0..<10, using: &random) {
      case 0...3:
        await twins.both {
          "\(try await $0.profile(named: profile).transaction { try $0.put(entry) })"
        }
      case 4:
        await twins.both {
          "\(try await $0.profile(named: profile).transaction { try $0.remove(Entry.self, id) })"
        }
      case 5:
        await twins.both {
          "\(try await $0.transaction(automatic: true) { try $0.put(Note(id: id, value: step)) })"
        }
      case 6...7: await twins.both { "\(try await $0.undo())" }
      case 8:
        let changes = (1...Int.random(in: 1...4, using: &random)).map { number in
          var change = twins.world.change(
            id, text: "far \(step)", device: "phone", number: step / 2 + number)
          change.clock = twins.world.clock.now.milliseconds << 16 + Int64(number % 2)
          return change
        }
        await twins.both { "\(try await $0.merge(changes))" }
      default:
        await twins.both { store in
          try await store.transaction { transaction in
            try transaction.put(entry)
            try transaction.put(Note(id: "n", value: step))
            try transaction.remove(Entry.self, "a")
          }
          return ""
        }
      }
    }
    await compare(twins, moments, &random)
  }

  private func compare(
    _ twins: Twins, _ moments: [Instant], _ random: inout SeededGenerator
  ) async {
    var past: [Instant?] = [nil]
    past += (0..<6).map { _ in moments.randomElement(using: &random) }
    let words = words
    for profile in ["me", "eva"] {
      for moment in past {
        await twins.both { store in
          let store = store.profile(named: profile)
          return try await Self.view(moment.map(store.asOf) ?? store, words)
        }
      }
      await twins.both { store in
        let store = store.profile(named: profile)
        let undoable = try await store.undoable(limit: 100)
        return "\(try await store.changes(limit: 500).changes) \(undoable)"
      }
    }
    await twins.both { "\(try await $0.problems())" }
    await twins.both {
      try await $0.rebuild()
      return try await Self.view($0, words) + "\(try await $0.problems())"
    }
  }

  /// Returns everything that a person sees.
  private static func view(_ store: Store, _ words: [String]) async throws -> String {
    var lines: [String] = []
    for order in [ListOrder.oldestFirst, .newestFirst, .lastWrittenFirst] {
      lines.append("\(try await store.collection(of: Entry.self).list(order: order))")
    }
    lines.append("\(try await store.collection(of: Note.self).list())")
    lines.append("\(try await store.history())")
    lines.append("\(try await store.history(kind: "test", id: "a", limit: 5))")
    for word in words {
      let found = try await store.collection(of: Entry.self).search(word)
      lines.append("\(word) \(found.map { Array($0.value.id.utf8) }.sorted { "\($0)" < "\($1)" })")
    }
    return lines.joined(separator: "\n")
  }
}
