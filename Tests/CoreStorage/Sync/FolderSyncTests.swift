import CoreModels
import Foundation
import Seeded
import Testing

@testable import CoreStorage

@Suite("Devices that share a folder")
struct FolderSyncTests {
  private let folder: TestFolder
  init() throws { folder = try TestFolder() }

  private func ids(_ device: World) async throws -> [String] {
    try await device.entries.list().map(\.id).sorted()
  }

  private func device(_ name: String) async throws -> World {
    let world = try World(device: name)
    try await FolderSync(world.store).begin(folder: folder.path)
    return world
  }

  @discardableResult
  private func sync(_ world: World, leaving files: Int = 16) async throws -> SyncReport {
    var sync = FolderSync(world.store)
    sync.mostFiles = files
    return try await sync.run()
  }

  @Test("come to have the same, everyone's, and say how much went each way")
  func together() async throws {
    let (laptop, phone) = (try await device("laptop"), try await device("phone"))
    try await laptop.entries.put(Entry("a", "from the laptop"))
    try await phone.entries.put(Entry("b", "from the phone"))
    try await phone.store.profile(named: "eva").collection(of: Note.self).put(
      Note(id: "n", value: 1))
    #expect(try await sync(laptop) == .init(sent: 1, received: 0))
    #expect(try await sync(phone) == .init(sent: 2, received: 1))
    #expect(try await sync(laptop) == .init(sent: 0, received: 2))
    #expect(try await sync(phone) == .init())
    #expect(try await ids(laptop) == ["a", "b"])
    #expect(try await ids(phone) == ["a", "b"])
    #expect(
      try await laptop.store.profile(named: "eva").collection(of: Note.self).find("n")?.value == 1)
    #expect(folder.names == ["laptop/000001.segment", "phone/000001.segment"])
  }

  @Test("what came in another way reaches the others too, and is told once")
  func imported() async throws {
    let (laptop, phone) = (try await device("laptop"), try await device("phone"))
    let tablet = try World(device: "tablet")
    try await tablet.entries.put(Entry("t", "from far away"))
    try await laptop.store.take(Archive(of: tablet.store))
    #expect(try await sync(laptop).sent == 1)
    #expect(try await sync(phone) == .init(sent: 0, received: 1))
    #expect(try await ids(phone) == ["t"])
    #expect(folder.names == ["laptop/000001.segment"])
  }

  @Test("what both changed at once is put together by sync, and says so")
  func door() async throws {
    let (laptop, phone) = (try await device("laptop"), try await device("phone"))
    try await laptop.entries.put(Entry("a", "one"))
    try await sync(laptop)
    try await sync(phone)
    try await laptop.entries.put(Entry("a", "one", mood: "calm"))
    try await phone.entries.put(Entry("a", "two"))
    for world in [laptop, phone, laptop] { try await sync(world) }
    let merged = try await laptop.store.history(by: "sync")
    #expect(merged.map(\.isReconciliation) == [true] && merged[0].origin == Origin(.sync))
    #expect(try await laptop.entries.find("a") == Entry("a", "two", mood: "calm"))
  }

  @Test("a folder that is not there is never made")
  func missing() async throws {
    let world = try World()
    await #expect(throws: SyncError.notSetUp) { try await sync(world) }
    await #expect(throws: SyncError.noFolder(folder.path + "/gone")) {
      try await FolderSync(world.store).begin(folder: folder.path + "/gone")
    }
    let laptop = try await device("laptop")
    try FileManager.default.removeItem(atPath: folder.path)
    await #expect(throws: SyncError.noFolder(folder.path)) { try await sync(laptop) }
    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }

  @Test("an emptied folder is filled again")
  func emptied() async throws {
    let (laptop, phone) = (try await device("laptop"), try await device("phone"))
    try await laptop.entries.put(Entry("a", "one"))
    try await sync(laptop)
    try folder.empty()
    try await laptop.entries.put(Entry("b", "two"))
    #expect(try await sync(laptop).sent == 2)
    #expect(try await sync(phone).received == 2)
  }

  @Test("a file that is not whole is left for later, and told")
  func damaged() async throws {
    let (laptop, phone) = (try await device("laptop"), try await device("phone"))
    try await laptop.entries.put(Entry("a", "one"))
    try await sync(laptop)
    let name = "laptop/000001.segment"
    let whole = try folder.read(name)
    for part in [whole.prefix(40), whole.dropLast(10), Data(), Data(count: whole.count)] {
      try folder.write(Data(part), to: name)
      #expect(try await sync(phone).damaged == [name])
    }
    #expect(try await ids(phone) == [])
    try folder.write(whole, to: name)
    #expect(try await sync(phone) == .init(sent: 0, received: 1))
  }

  @Test("a copy that a service made of a file does no harm")
  func conflictedCopy() async throws {
    let (laptop, phone) = (try await device("laptop"), try await device("phone"))
    try await laptop.entries.put(Entry("a", "one"))
    try await sync(laptop)
    let whole = try folder.read("laptop/000001.segment")
    try folder.write(whole, to: "laptop/000001 (conflicted copy).segment")
    try folder.write(whole, to: "laptop/000001.sync-conflict-20261121-093000-ABCDEF.segment")
    #expect(try await sync(phone) == .init(sent: 0, received: 1))
    #expect(try await sync(laptop) == .init())
  }

  @Test("two copies of a home that go on as one device lose nothing and part ways")
  func copiedHome() async throws {
    let (laptop, copy) = (try await device("laptop"), try await device("laptop"))
    try await laptop.entries.put(Entry("a", "one"))
    try await copy.entries.put(Entry("b", "two"))
    try await sync(laptop)
    try await sync(copy)
    try await sync(laptop)
    try await sync(copy)
    try await sync(laptop)
    #expect(try await ids(laptop) == ["a", "b"])
    #expect(try await ids(copy) == ["a", "b"])
    #expect(try await laptop.store.problems() == [])
  }

  @Test("restored from an old backup and synced again, nothing of the others is lost")
  func restored() async throws {
    let home = try TemporaryHome()
    let laptop = try home.open()
    try await FolderSync(laptop).begin(folder: folder.path)
    let entries = laptop.collection(of: Entry.self)
    try await entries.put(Entry("a", "one"))
    _ = try await FolderSync(laptop).run()
    let backup = try await laptop.backUp()
    try await entries.put(Entry("b", "two"))
    _ = try await FolderSync(laptop).run()
    let renaming = try home.open(device: "laptop-2")
    _ = try await renaming.restore(backup, at: Instant(milliseconds: 0))
    let phone = try await device("phone")
    try await phone.entries.put(Entry("c", "three"))
    try await sync(phone)
    try await entries.put(Entry("d", "four"))
    _ = try await FolderSync(laptop).run()
    try await sync(phone)
    #expect(try await entries.list().map(\.id).sorted() == ["a", "b", "c", "d"])
    #expect(try await ids(phone) == ["a", "b", "c", "d"])
  }

  @Test(
    "three devices with folders that lag behind each other converge",
    arguments: 1...12 as ClosedRange<UInt64>)
  func converge(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let folders = try (0..<3).map { _ in try TestFolder() }
    let devices = try ["laptop", "phone", "tablet"].map { try World(device: $0) }
    for (world, own) in zip(devices, folders) {
      try await FolderSync(world.store).begin(folder: own.path)
    }
    for _ in 0..<60 {
      let index = Int.random(in: 0..<3, using: &random)
      let (world, id) = (devices[index], "\(Int.random(in: 0..<5, using: &random))")
      world.clock.pass(seconds: .random(in: -60...90, using: &random))
      switch Int.random(in: 0..<8, using: &random) {
      case 0: try await world.entries.remove(id)
      case 1: _ = try? await world.store.undo()
      case 2: try await sync(world, leaving: 3)
      case 3:
        // The sync service delivers some files, some of them partially, in any order.
        let other = folders[Int.random(in: 0..<3, using: &random)]
        let foreign = other.names.filter { !$0.hasPrefix(world.store.device + "/") }
        for name in foreign.shuffled(using: &random).prefix(2) {
          let data = try other.read(name)
          let isPartial = Int.random(in: 0..<4, using: &random) == 0
          if try !folders[index].has(name, of: data.count) {
            try folders[index].write(isPartial ? data.prefix(data.count / 2) : data, to: name)
          }
        }
      default: try await world.entries.put(Entry(id, "t\(random.next() % 9)"))
      }
    }
    for _ in 0..<3 {
      for world in devices { try await sync(world, leaving: 3) }
      for (world, one) in zip(devices, folders) {
        for name in one.names where name.hasPrefix(world.store.device + "/") {
          for other in folders { try other.write(one.read(name), to: name) }
        }
      }
    }
    let expected = try await Archive(of: devices[0].store)
    for world in devices {
      #expect(try await Archive(of: world.store) == expected)
      #expect(try await ids(world) == ids(devices[0]))
      #expect(try await world.store.problems() == [])
      #expect(try await sync(world, leaving: 3) == .init())
    }
  }
}
