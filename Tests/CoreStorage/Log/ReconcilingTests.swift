import CoreModels
import Foundation
import Seeded
import Testing

@testable import CoreStorage

/// A diary page whose text merges concurrent changes.
private struct Page: Record, Equatable {
  static let kind = "test.page"
  static let longTexts: Set<String> = ["text"]
  var id: String
  var text = ""
  var mood: Int?
  var tags: [String] = []
}

@Suite("What devices change at once")
struct ReconcilingTests {
  let laptop: World
  let phone: World

  init() throws {
    laptop = try World(device: "laptop", kinds: [Page.self])
    phone = try World(device: "phone", kinds: [Page.self])
  }

  private func put(_ page: Page, on world: World) async throws {
    world.clock.pass(seconds: 60)
    try await world.store.collection(of: Page.self).put(page)
  }

  /// Exchanges changes until both devices are up to date, and returns their common page.
  private func exchanged() async throws -> Page? {
    for _ in 0..<3 {
      try await phone.store.merge(laptop.store.changes().changes)
      try await laptop.store.merge(phone.store.changes().changes)
    }
    let pages = try await laptop.store.collection(of: Page.self).list()
    #expect(try await phone.store.collection(of: Page.self).list() == pages)
    #expect(try await Archive(of: phone.store) == Archive(of: laptop.store))
    for world in [laptop, phone] { #expect(try await world.store.problems() == []) }
    return pages.first
  }

  @Test func `of different members stays both, and tags come together`() async throws {
    try await put(Page(id: "a", text: "a walk", tags: ["sun", "rain"]), on: laptop)
    _ = try await exchanged()
    try await put(Page(id: "a", text: "a walk", mood: 4, tags: ["sun", "dog"]), on: laptop)
    try await put(Page(id: "a", text: "a long walk", tags: ["sun", "rain", "sea"]), on: phone)
    let page = try await exchanged()
    #expect(page?.text == "a long walk" && page?.mood == 4)
    #expect(page?.tags.sorted() == ["dog", "sea", "sun"])
    #expect(try await laptop.store.reconciliations(limit: 9).map(\.id) == ["a"])
    #expect(try await laptop.store.undoable().count == 2)
    // The other device's are told too, and can be undone here.
    let all = try await laptop.store.undoable(onAnyDevice: true).compactMap(\.first?.device)
    #expect(all.sorted() == ["laptop", "laptop", "phone"])
    let theirs = try #require(try await phone.store.undoable().first?.first?.batchName)
    try await laptop.store.undo(batches: [theirs])
    #expect(try await exchanged()?.text == "a walk")
  }

  @Test(arguments: [
    ("morning\nnoon", "morning\nnoon\nA", "morning\nnoon\nB", "morning\nnoon\nA\nB"),
    ("morning\nnoon", "Morning\nnoon", "morning\nnoon\nnight", "Morning\nnoon\nnight"),
    ("dawn\nnoon", "bright\nnoon", "dark\nnoon", "bright\ndark\nnoon"),
    ("one\ntwo\nthree", "one\nthree", "one\ntwo\nthree\nfour", "one\nthree\nfour"),
  ])
  func `of one text stay the lines of both`(
    base: String, first: String, second: String, expected: String
  ) async throws {
    try await put(Page(id: "a", text: base), on: laptop)
    _ = try await exchanged()
    try await put(Page(id: "a", text: first), on: laptop)
    phone.clock.pass(seconds: 600)
    try await put(Page(id: "a", text: second), on: phone)
    #expect(try await exchanged()?.text == expected)
  }

  @Test(.timeLimit(.minutes(5)))
  func `of long lists stays the own order, and what the other added`() {
    let many = (0..<100_000).map { JSONValue.string("\($0)") }
    let new: [JSONValue] = [.string("new"), .string("new")]
    let (own, other) = ([many[1]] + many, Array(many.reversed()) + new)
    let merged = JSONValue.array(own).taking(.array(other), since: .array(many), [])
    let isExpected = merged == JSONValue.array(own + new)
    #expect(isExpected)
  }

  @Test func `of texts with too many changed lines stay both as a whole`() {
    func text(_ word: String) -> String {
      (0..<2_500).map { "\(word) \($0)" }.joined(separator: "\n")
    }
    let (base, one, other) = (text("base"), text("one"), text("other"))
    #expect(one.taking(other, since: base) == "\(one)\n\(other)")
    #expect(one.taking(base, since: base) == one && base.taking(one, since: base) == one)
    #expect(one.taking(one, since: base) == one)
    // A few lines of many are compared.
    let merged = "\(base)\nend".taking("start\n\(base)", since: base)
    #expect(merged == "start\n\(base)\nend")
  }

  @Test func `of two pages begun apart stay both texts, and nothing that was left empty`()
    async throws
  {
    try await put(Page(id: "a", text: "from the laptop", mood: 3, tags: ["home"]), on: laptop)
    phone.clock.pass(seconds: 60)
    try await put(Page(id: "a", text: "from the phone"), on: phone)
    let page = try await exchanged()
    #expect(
      page == Page(id: "a", text: "from the laptop\nfrom the phone", mood: 3, tags: ["home"]))
  }

  @Test func `an edit outlives a removal that did not see it`() async throws {
    try await put(Page(id: "a", text: "a walk"), on: laptop)
    _ = try await exchanged()
    try await put(Page(id: "a", text: "a long walk"), on: laptop)
    phone.clock.pass(seconds: 300)
    try await phone.store.collection(of: Page.self).remove("a")
    #expect(try await exchanged()?.text == "a long walk")
    try await phone.store.collection(of: Page.self).remove("a")
    #expect(try await exchanged() == nil)
  }

  @Test func `undo takes its own part of a merged page back, and redo brings it again`()
    async throws
  {
    try await put(Page(id: "a", text: "a walk"), on: laptop)
    _ = try await exchanged()
    try await put(Page(id: "a", text: "a walk", mood: 4), on: laptop)
    try await put(Page(id: "a", text: "a long walk"), on: phone)
    _ = try await exchanged()
    try await laptop.store.undo()
    #expect(try await exchanged() == Page(id: "a", text: "a long walk"))
    try await laptop.store.redo()
    #expect(try await exchanged() == Page(id: "a", text: "a long walk", mood: 4))
  }

  @Test func `one after the other, nothing is merged`() async throws {
    for number in 0..<4 {
      try await put(Page(id: "a", mood: number), on: number.isMultiple(of: 2) ? laptop : phone)
      _ = try await exchanged()
    }
    #expect(try await laptop.store.reconciliations(limit: 9) == [])
    let followed = try await laptop.store.history().map(\.follows)
    #expect(followed == ["laptop/2", "phone/1", "laptop/1", "0"])
  }

  @Test func `what an earlier version wrote is a whole write`() async throws {
    try await put(Page(id: "a", text: "a walk"), on: laptop)
    _ = try await exchanged()
    try await put(Page(id: "a", text: "a walk", mood: 4), on: laptop)
    phone.clock.pass(seconds: 600)
    try await put(Page(id: "a", text: "a long walk"), on: phone)
    var former = try await phone.store.changes().changes
    former[former.count - 1].follows = nil
    try await laptop.store.merge(former)
    let pages = try await laptop.store.collection(of: Page.self).list()
    #expect(pages == [Page(id: "a", text: "a long walk")])
    #expect(try await laptop.store.problems() == [])
  }
}

@Suite("Devices that change members of one page")
struct ReconcilingLawsTests {
  @Test(
    "agree to the byte, whoever took what from whom",
    arguments: 1...(slowTests ? 200 : 10) as ClosedRange<UInt64>)
  func laws(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    var worlds: [World] = []
    for name in ["laptop", "phone", "tablet"] {
      worlds.append(try World(device: name, kinds: [Page.self]))
    }
    for _ in 0..<50 {
      let world = worlds[Int.random(in: 0..<3, using: &random)]
      world.clock.pass(seconds: .random(in: -600...900, using: &random))
      let pages = world.store.collection(of: Page.self)
      let id = "\(Int.random(in: 0..<2, using: &random))"
      var page = try await pages.find(id) ?? Page(id: id)
      switch Int.random(in: 0..<9, using: &random) {
      case 0: try await pages.remove(id)
      case 1: _ = try? await world.store.undo()
      case 2: try await world.store.redo()
      case 3, 4:
        let other = worlds[Int.random(in: 0..<3, using: &random)]
        var changes = try await other.store.changes(limit: 10_000).changes
        if Bool.random(using: &random) {
          changes = Array(changes.shuffled(using: &random).prefix(9))
        }
        try await world.store.merge(changes)
      case 5, 6:
        page.text += (page.text.isEmpty ? "" : "\n") + "line \(random.next() % 99)"
        try await pages.put(page)
      case 7:
        page.mood = Int.random(in: 1...5, using: &random)
        try await pages.put(page)
      default:
        page.tags = Array(Set(page.tags + ["\(random.next() % 4)"]).sorted().suffix(2))
        try await pages.put(page)
      }
      #expect(try await world.store.problems() == [])
    }
    for _ in 0..<6 { try await Jumping.exchange(worlds) }
    let expected = try await Archive(of: worlds[0].store)
    for world in worlds {
      #expect(try await Archive(of: world.store) == expected)
      let pages = try await world.store.collection(of: Page.self).list()
      #expect(try await worlds[0].store.collection(of: Page.self).list() == pages)
      #expect(try await world.store.problems() == [])
    }
  }
}
