import CoreModels
import Foundation
import Seeded
import Synchronization
import Testing

@testable import CoreStorage

@Suite("Devices that share a hub")
struct HubSyncTests {
  private let hub: StoryHub
  init() throws { hub = try StoryHub() }

  @discardableResult
  private func sync(_ world: World, limit: Int = 2000) async throws -> SyncReport {
    try await HubSync(world.store).run(with: hub.remote(limit: limit))
  }

  private func ids(_ world: World) async throws -> [String] {
    try await world.entries.list().map(\.id).sorted()
  }

  @Test func `come to have the same, and say how much went each way`() async throws {
    let (laptop, phone) = (try await hub.device("laptop"), try await hub.device("phone"))
    try await laptop.entries.put(Entry("a", "from the laptop"))
    try await phone.entries.put(Entry("b", "from the phone"))
    #expect(try await sync(laptop) == .init(sent: 1, received: 0))
    #expect(try await sync(phone) == .init(sent: 1, received: 1))
    #expect(try await sync(laptop) == .init(sent: 0, received: 1))
    #expect(try await sync(phone) == .init())
    for world in [laptop, phone] { #expect(try await ids(world) == ["a", "b"]) }
    #expect(try await hub.store.collection(of: Entry.self).list().map(\.id) == ["a", "b"])
    #expect(try await HubSync(laptop.store).status()?.waiting == 0)
  }

  @Test func `nobody else's records leave the device`() async throws {
    let laptop = try await hub.device("laptop")
    try await laptop.entries.put(Entry("a", "mine"))
    try await laptop.store.profile(named: "ivo").collection(of: Entry.self)
      .put(Entry("b", "his"))
    #expect(try await HubSync(laptop.store).status()?.waiting == 1)
    #expect(try await sync(laptop).sent == 1)
    #expect(try await hub.store.profiles().map(\.name) == ["eva"])
    #expect(try await hub.store.collection(of: Entry.self).list().map(\.id) == ["a"])
  }

  @Test func `what is too large for a hub stays, is named each time, and stops nothing`()
    async throws
  {
    let laptop = try await hub.device("laptop")
    var change = laptop.change("b", text: String(repeating: "a", count: Change.largestBody))
    change.profile = laptop.store.profile
    try await laptop.store.merge([change])
    try await laptop.entries.put(Entry("a", "small"))
    for sent in [1, 0] {
      let report = try await sync(laptop)
      #expect(report.sent == sent)
      #expect(report.tooLarge.map(\.record.id) == ["b"])
      #expect(report.tooLarge.allSatisfy { $0.bytes > Change.largestBody })
    }
  }

  @Test func `what a device has just sent does not come back to it`() async throws {
    let laptop = try await hub.device("laptop")
    for number in 0..<10 { try await laptop.entries.put(Entry("\(number)", "text")) }
    #expect(try await sync(laptop) == .init(sent: 10, received: 0))
    let calls = hub.calls
    #expect(try await sync(laptop) == .init())
    #expect(hub.calls == calls + 1)
  }

  @Test func `a profile that was removed and begins again gets everything from its hub`()
    async throws
  {
    let laptop = try await hub.device("laptop")
    try await laptop.entries.put(Entry("a", "text"))
    try await sync(laptop)
    try await laptop.store.forgetProfile(laptop.store.profile)
    #expect(try await ids(laptop) == [])
    #expect(try await HubSync(laptop.store).status() == nil)
    try await HubSync(laptop.store).begin(url: "https://hub.example")
    #expect(try await sync(laptop).received == 1)
    #expect(try await ids(laptop) == ["a"])
  }

  @Test func `what was written at the hub comes down too`() async throws {
    let laptop = try await hub.device("laptop")
    try await hub.store.collection(of: Entry.self).put(Entry("w", "in the browser"))
    #expect(try await sync(laptop) == .init(sent: 0, received: 1))
    #expect(try await ids(laptop) == ["w"])
  }

  @Test func `a run that was cut off goes on where it stopped`() async throws {
    let laptop = try await hub.device("laptop")
    try await laptop.store.transaction { transaction in
      for number in 0..<2500 { try transaction.put(Entry("\(number)", "text")) }
    }
    let left = Mutex(6)
    hub.breakDown {
      left.withLock {
        $0 -= 1; return $0 == 0
      }
    }
    await #expect(throws: SyncError.busy) { try await sync(laptop) }
    #expect(try await HubSync(laptop.store).status()?.waiting == 500)
    hub.breakDown { false }
    #expect(try await sync(laptop).sent == 500)
    let phone = try await hub.device("phone")
    #expect(try await sync(phone, limit: 700).received == 2500)
    #expect(try await sync(laptop) == .init())
  }

  @Test func `large records travel one at a time, both ways`() async throws {
    let (laptop, phone) = (try await hub.device("laptop"), try await hub.device("phone"))
    let lengths = [600_000, 1_200_000, 600_000]
    for (number, length) in lengths.enumerated() {
      let picture = String(repeating: "x", count: length)
      try await laptop.entries.put(Entry("\(number)", "text", mood: picture))
    }
    #expect(try await sync(laptop) == .init(sent: 3, received: 0))
    #expect(try await sync(phone) == .init(sent: 0, received: 3))
    // The phone fetches the first batch twice, because only then does it know the log's name.
    #expect(hub.sizes.map { $0 / 10_000 } == [60, 120, 60, 60, 60, 120, 60])
    #expect(try await phone.entries.list().map { $0.mood?.utf8.count ?? 0 } == lengths)
    #expect(try await sync(phone) == .init())
  }

  @Test func `small records travel together up to a bound`() async throws {
    let laptop = try await hub.device("laptop")
    for number in 0..<5 {
      let text = String(repeating: "ž", count: 200_000)
      try await laptop.entries.put(Entry("\(number)", "text", mood: text))
    }
    // 400,000 bytes each: two fit into a mebibyte, three do not.
    #expect(try await sync(laptop).sent == 5)
    #expect(hub.sizes.map { $0 / 10_000 } == [80, 80, 40])
  }

  @Test func `a hub whose log was replaced is told everything anew`() async throws {
    let laptop = try await hub.device("laptop")
    try await laptop.entries.put(Entry("a", "one"))
    try await sync(laptop)
    let other = try StoryHub("other-hub")
    #expect(
      try await HubSync(laptop.store).run(with: other.remote()) == .init(sent: 1, received: 0))
  }

  @Test func `a change from the future waits, and nothing else does`() async throws {
    let laptop = try await hub.device("laptop")
    try await laptop.entries.put(Entry("a", "today"))
    laptop.clock.pass(seconds: 10 * 86_400)
    try await laptop.entries.put(Entry("b", "in ten days"))
    for _ in 0..<2 {
      let report = try await sync(laptop)
      #expect(report.ahead == 1 && report.received == 0)
      #expect(try await HubSync(laptop.store).status()?.waiting == 1)
    }
    #expect(try await hub.store.collection(of: Entry.self).list().map(\.id) == ["a"])
    // The clock is corrected.
    laptop.clock.pass(seconds: -10 * 86_400)
    try await laptop.entries.put(Entry("c", "today"))
    #expect(try await sync(laptop) == .init(sent: 2))
    #expect(try await hub.store.collection(of: Entry.self).list().map(\.id) == ["a", "b", "c"])
    #expect(try await HubSync(laptop.store).status()?.waiting == 0)
    #expect(try await sync(laptop) == .init())
  }

  @Test func `a change that waited is sent again after the connection broke`() async throws {
    let laptop = try await hub.device("laptop")
    laptop.clock.pass(seconds: 10 * 86_400)
    try await laptop.entries.put(Entry("a", "in ten days"))
    #expect(try await sync(laptop).ahead == 1)
    hub.world.clock.pass(seconds: 11 * 86_400)
    hub.breakDown { true }
    await #expect(throws: SyncError.busy) { try await sync(laptop) }
    hub.breakDown { false }
    #expect(try await sync(laptop) == .init(sent: 1))
    #expect(try await hub.store.collection(of: Entry.self).list().map(\.id) == ["a"])
  }

  @Test func `what a hub keeps openly comes to the device before it is removed there`()
    async throws
  {
    let (laptop, phone) = (try await hub.device("laptop"), try await hub.device("phone"))
    try await phone.entries.put(Entry("a", "from the phone"))
    try await sync(phone)
    try await laptop.entries.put(Entry("b", "from the laptop"))
    #expect(try await HubSync(laptop.store).close(at: hub.remote()).received == 1)
    #expect(try await ids(laptop) == ["a", "b"])
    #expect(try await hub.store.history().isEmpty)
    #expect(try await hub.store.collection(of: Entry.self).list().isEmpty)
    #expect(try await ids(phone) == ["a"])
  }

  @Test func `without a hub there is nothing to do`() async throws {
    let world = try World.inFile(device: "laptop")
    await #expect(throws: SyncError.notSetUp) { try await sync(world) }
    #expect(try await HubSync(world.store).status() == nil)
    try await HubSync(world.store).begin(url: "https://hub.example")
    try await HubSync(world.store).end()
    await #expect(throws: SyncError.notSetUp) { try await sync(world) }
  }

  @Test(
    "three devices and a hub with a bad connection converge",
    arguments: 1...12 as ClosedRange<UInt64>)
  func converge(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let devices = [
      try await hub.device("laptop"), try await hub.device("phone"), try await hub.device("tablet"),
    ]
    for _ in 0..<80 {
      let world = devices[Int.random(in: 0..<3, using: &random)]
      let id = "\(Int.random(in: 0..<5, using: &random))"
      world.clock.pass(seconds: .random(in: -60...90, using: &random))
      let skew = wrongClocks[Int.random(in: 0..<wrongClocks.count, using: &random)]
      world.clock.pass(seconds: skew)
      defer { world.clock.pass(seconds: -skew) }
      switch Int.random(in: 0..<8, using: &random) {
      case 0: try await world.entries.remove(id)
      case 1: _ = try? await world.store.undo()
      case 2:
        try await hub.store.collection(of: Entry.self).put(Entry(id, "web \(random.next() % 9)"))
      case 3, 4:
        let left = Mutex(Int.random(in: 1..<6, using: &random))
        hub.breakDown {
          left.withLock {
            $0 -= 1; return $0 == 0
          }
        }
        _ = try? await sync(world, limit: Int.random(in: 1..<4, using: &random))
        hub.breakDown { false }
      default: try await world.entries.put(Entry(id, "t\(random.next() % 9)"))
      }
    }
    for world in devices { _ = try await world.store.dateAnew() }
    for _ in 0..<3 { for world in devices { try await sync(world) } }
    let expected = try await Archive(of: devices[0].store)
    for world in devices {
      #expect(try await Archive(of: world.store) == expected)
      #expect(try await world.store.problems() == [])
      #expect(try await sync(world) == .init())
    }
    #expect(
      try await hub.store.collection(of: Entry.self).list() == devices[0].entries.list())
  }
}
