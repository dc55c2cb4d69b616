import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal
import Foundation
import TestSupport
import Testing

@testable import CommandHost

@Suite("What is read after a command") struct HomeViewTests {
  private let stage: Stage
  private let former: HomeReading

  /// Both products show what is stored beside the log, so that a card tells when it was read.
  init() async throws {
    stage = try Stage(kinds: [Leaf.self, Stone.self])
    try await stage.world.store.tell("1")
    former = try #require(try await HomeView.read(Pair.self, in: stage.world).reading)
    try await stage.world.store.tell("2")
  }

  private func rows(after product: String? = nil) async throws -> [String] {
    try await HomeView.read(Pair.self, in: stage.world, after: (product, former)).cards.map {
      $0.rows.map(\.text).joined()
    }
  }

  @Test func `are the cards of the products that were written`() async throws {
    try await stage.world.store.collection(of: Leaf.self).put(Leaf(id: "a"))
    #expect(try await rows() == ["leaf 2", "stone 1"])
    try await stage.world.store.collection(of: Stone.self).put(Stone(id: "a"))
    #expect(try await rows() == ["leaf 2", "stone 2"])
  }

  @Test func `is the card of the product whose command was run, too`() async throws {
    try await stage.world.store.collection(of: Leaf.self).put(Leaf(id: "a"))
    #expect(try await rows(after: "stone") == ["leaf 2", "stone 2"])
  }

  @Test func `are the cards that an undo changes`() async throws {
    try await stage.world.store.collection(of: Stone.self).put(Stone(id: "a"))
    let former = try #require(try await HomeView.read(Pair.self, in: stage.world).reading)
    try await stage.world.store.tell("3")
    try await stage.world.store.undo()
    let view = try await HomeView.read(Pair.self, in: stage.world, after: (nil, former))
    #expect(view.cards.flatMap(\.rows).map(\.text) == ["leaf 2", "stone 3"])
  }

  @Test func `are all cards after a change that may show anywhere`() async throws {
    try await stage.world.store.collection(of: Leaf.self).put(Leaf(id: "a"))
    try await stage.world.store.set(SuiteSettings.dayStartsAtSetting, to: 2)
    #expect(try await rows() == ["leaf 2", "stone 2"])
  }

  @Test func `are all cards if the log has nothing new`() async throws {
    #expect(try await rows() == ["leaf 2", "stone 2"])
  }

  @Test func `are all cards in another minute`() async throws {
    try await stage.world.store.collection(of: Leaf.self).put(Leaf(id: "a"))
    stage.clock.advance(seconds: 60)
    #expect(try await rows() == ["leaf 2", "stone 2"])
  }
}

private struct Leaf: Record {
  static let kind = "leaf.kept"
  var id: String
}

private struct Stone: Record {
  static let kind = "stone.kept"
  var id: String
}

private struct LeafPlugin: Plugin {
  let id = "leaf", name = "Leaf", abstract = ""
  var records: [any Record.Type] { [Leaf.self] }

  func cardRows(from snapshot: Snapshot, at moment: Moment) throws -> [CardRow] {
    [CardRow("leaf " + (try snapshot.told()))]
  }
}

private struct StonePlugin: Plugin {
  let id = "stone", name = "Stone", abstract = ""
  var records: [any Record.Type] { [Stone.self] }

  func cardRows(from snapshot: Snapshot, at moment: Moment) throws -> [CardRow] {
    [CardRow("stone " + (try snapshot.told()))]
  }
}

private enum Pair: Suite {
  static var plugins: [any Plugin] { [LeafPlugin(), StonePlugin()] }
}

extension Store {
  fileprivate func tell(_ text: String) async throws {
    try await cache(Data(text.utf8), for: "told")
  }
}

extension Snapshot {
  fileprivate func told() throws -> String {
    try cached("told").map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
