import CoreModels
import Foundation
import Testing

@testable import CoreStorage

@Suite("A clock that was wrong once")
struct RedatingTests {
  private let today = Jumping.today

  @Test(
    "does not date what is written once it is right",
    arguments: ["2026-12-01T09:00:00Z", "2099-01-01T00:00:00Z"])
  func own(wrong: String) async throws {
    let world = try await Jumping.device("laptop", writing: ["a", "b"], at: wrong)
    #expect(try await world.store.datedAhead() == 2)
    try await world.entries.put(Entry("c", "c"))
    #expect(try await world.store.datedAhead() == 0)
    #expect(try await world.store.history().reversed().map(\.id) == ["a", "b", "c"])
    #expect(try await world.store.history().reversed().map(\.number) == [1, 2, 3])
    let shown = world.store.asOf(world.clock.now)
    #expect(try await shown.collection(of: Entry.self).list().map(\.id) == ["a", "b", "c"])
    #expect(try await world.store.problems() == [])
  }

  @Test("drives no other device's, and is overwritten there like any earlier change")
  func others() async throws {
    let phone = try await Jumping.device("phone", writing: ["a", "b"], at: "2099-01-01T00:00:00Z")
    let laptop = try await Jumping.device("laptop", at: today)
    try await Jumping.exchange([laptop, phone])
    try await laptop.entries.put(Entry("c", "new"))
    let newest = try await laptop.store.history(kind: Entry.kind, id: "c").first
    #expect(newest?.writtenAt == laptop.clock.now)
    try await laptop.entries.put(Entry("a", "over it"))
    #expect(try await laptop.entries.find("a")?.text == "over it")
    #expect(try await laptop.store.datedAhead() == 1)
    try await Jumping.exchange([laptop, phone])
    #expect(try await phone.entries.find("a")?.text == "over it")
    #expect(try await phone.store.datedAhead() == 1)
  }

  @Test("is put right for everything at a person's wish, and for every device that took it")
  func repaired() async throws {
    let phone = try await Jumping.device("phone", writing: ["a", "b"], at: "2099-01-01T00:00:00Z")
    let (laptop, tablet) = (
      try await Jumping.device("laptop", at: today), try await Jumping.device("tablet", at: today)
    )
    try await Jumping.exchange([laptop, tablet, phone])
    laptop.clock.pass(seconds: 60)
    #expect(try await laptop.store.dateAnew() == 2)
    #expect(try await laptop.store.dateAnew() == 0)
    #expect(try await phone.store.dateAnew() == 2)
    try await Jumping.exchange([tablet, laptop, phone])
    try await Jumping.exchange([tablet, laptop, phone])
    let expected = try await Archive(of: laptop.store)
    for world in [laptop, tablet, phone] {
      #expect(try await Archive(of: world.store) == expected)
      #expect(try await world.store.datedAhead() == 0)
      #expect(try await world.store.problems() == [])
    }
    #expect(expected.changes.map(\.number) == [1, 2])
  }

  @Test("takes part in undo")
  func undone() async throws {
    let world = try await Jumping.device("laptop", writing: ["a"], at: "2026-12-24T00:00:00Z")
    world.clock.set("2026-12-24T00:00:00Z")
    try await world.store.transaction { transaction in
      try transaction.put(Entry("a", "both"))
      try transaction.put(Entry("b", "both"))
    }
    world.clock.set(today)
    try await world.store.undo()
    #expect(try await world.entries.list().map(\.text) == ["a"])
    try await world.store.undo()
    #expect(try await world.entries.list().isEmpty)
    #expect(try await world.store.problems() == [])
  }

  @Test("is told from one that shows what the machine was made with")
  func dead() async throws {
    let world = try await Jumping.device("laptop", writing: ["a", "b"], at: today)
    world.clock.set("2020-01-01T00:00:00Z")
    try await world.entries.put(Entry("b", "later"))
    #expect(try await world.store.datedAhead() == 0)
    #expect(try await world.entries.find("b")?.text == "later")
    #expect(try await world.store.history().first?.clock == HybridClock.first(at: try now()) + 2)
  }

  private func now() throws -> Instant { try #require(Instant(today)) }

  @Test("and a device whose clock is behind leaves what it did not write alone")
  func behind() async throws {
    let laptop = try await Jumping.device("laptop", writing: (0..<300).map { "\($0)" }, at: today)
    let before = try await laptop.store.history()
    laptop.clock.set("2026-11-10T00:00:00Z")
    try await laptop.entries.put(Entry("new", "new"))
    #expect(Array(try await laptop.store.history().dropFirst()) == before)
    #expect(try await laptop.store.history().first?.id == "new")
  }

  @Test("numbers that somebody used up end no device")
  func numbers() async throws {
    let world = try World.inFile(device: "laptop")
    var change = world.change("a", device: "laptop", number: Change.largestNumber)
    change.batch = change.number
    try await world.store.merge([change])
    try await world.entries.put(Entry("b", "mine"))
    let own = try await world.store.history(kind: Entry.kind, id: "b").first
    #expect(own?.number == 1)
    let other = try World()
    try await other.store.take(Archive(parsing: Archive(of: world.store).data()))
    #expect(try await other.entries.list().count == 2)
  }

  @Test("an export may have every clock that a store has")
  func exported() async throws {
    let world = try await Jumping.device("laptop", writing: ["a"], at: "2999-12-31T23:59:59Z")
    let document = try await Archive(of: world.store).data()
    let other = try World()
    try await other.store.take(Archive(parsing: document))
    try await other.entries.put(Entry("b", "b"))
    #expect(try await Archive(parsing: Archive(of: other.store).data()).changes.count == 2)
  }

  @Test("clocks and numbers that leave no room are refused in one sentence")
  func refused() async throws {
    let world = try World()
    for spoil in [{ $0.clock = HybridClock.latest + 1 }, { $0.number = 1 << 62 }]
      as [(inout Change) -> Void]
    {
      var change = world.change("a")
      spoil(&change)
      let line = String(decoding: try ArchivedChange(change).line(change.body), as: UTF8.self)
      let document = "{\"format\":\"daybook\",\"version\":1,\"changes\":[\(line)]}"
      #expect(throws: ArchiveError.outOfRange) { try Archive(parsing: Data(document.utf8)) }
      let segment = try Segment(device: "phone", number: 1, changes: [change]).data()
      #expect(throws: SyncError.outOfRange) { try Segment(parsing: segment) }
    }
  }
}
