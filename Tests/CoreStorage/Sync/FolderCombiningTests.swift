import CoreModels
import Foundation
import Testing

@testable import CoreStorage

@Suite("Many small files of a device become one")
struct FolderCombiningTests {
  private let folder: TestFolder
  private let laptop: World
  private let phone: World

  init() async throws {
    folder = try TestFolder()
    (laptop, phone) = (try World(device: "laptop"), try World(device: "phone"))
    for world in [laptop, phone] { try await FolderSync(world.store).begin(folder: folder.path) }
  }

  @discardableResult
  private func sync(_ world: World, _ seal: FolderSync.Seal? = nil) async throws -> SyncReport {
    var sync = FolderSync(world.store, seal: seal)
    sync.mostFiles = 4
    return try await sync.run()
  }

  /// Writes an entry each time before it syncs.
  private func write(
    _ ids: ClosedRange<Int>, on world: World, _ seal: FolderSync.Seal? = nil
  ) async throws {
    for id in ids {
      world.clock.pass(seconds: 60)
      try await world.entries.put(Entry("\(id)", "text \(id)"))
      try await sync(world, seal)
    }
  }

  private func expectTheSame(_ worlds: World...) async throws {
    let expected = try await Archive(of: worlds[0].store)
    for world in worlds {
      #expect(try await Archive(of: world.store) == expected)
      #expect(try await world.store.problems() == [])
    }
  }

  @Test("so that a new device reads few, and no device misses any")
  func joining() async throws {
    try await write(1...3, on: laptop)
    #expect(folder.names.count == 3)
    #expect(try await sync(phone).received == 3)
    try await write(4...4, on: laptop)
    #expect(folder.names == ["laptop/000005.segment"])
    try await write(5...60, on: laptop)
    #expect(folder.names.count < 4)
    #expect(try await sync(phone).received == 57)
    #expect(try await sync(laptop) == .init())
    let tablet = try World(device: "tablet")
    try await FolderSync(tablet.store).begin(folder: folder.path)
    #expect(try await sync(tablet) == .init(received: 60))
    try await expectTheSame(laptop, phone, tablet)
    for world in [laptop, phone, tablet] {
      let status = try #require(try await FolderSync(world.store).status())
      #expect(status.devices.map { [$0.changes, $0.missing] } == [[60, 0]])
    }
  }

  @Test("but large ones are not written anew for each that comes")
  func large() async throws {
    for id in 1...4 {
      try await laptop.entries.put(Entry("\(id)", String(repeating: "long text ", count: 10_000)))
      try await sync(laptop)
    }
    #expect(folder.names == ["laptop/000005.segment"])
    try await write(5...20, on: laptop)
    #expect(folder.names.first == "laptop/000005.segment" && folder.names.count < 6)
    #expect(try await sync(phone).received == 20)
  }

  @Test("wherever it is cut off, the next run goes on, and nothing is lost")
  func cutOff() async throws {
    try await write(1...3, on: laptop)
    let small = try folder.names.map { ($0, try folder.read($0)) }
    try await write(4...4, on: laptop)
    // Some were not removed yet.
    for (name, data) in small.dropFirst() { try folder.write(data, to: name) }
    #expect(try await sync(phone).received == 4)
    #expect(try await sync(laptop) == .init())
    #expect(folder.names == ["laptop/000006.segment"])
    // The new file was written and not noted.
    for (name, data) in small { try folder.write(data, to: name) }
    try await laptop.store.engine.write {
      try SeenFile.forget("laptop/000006.segment", in: $0)
    }
    try await FolderSync(laptop.store).change { state, _ in state.segments = 4 }
    #expect(try await sync(laptop) == .init())
    #expect(folder.names == ["laptop/000007.segment"])
    try await write(5...6, on: laptop)
    #expect(try await sync(phone).received == 2)
    try await expectTheSame(laptop, phone)
  }

  @Test("a device that was offline for a year catches up, and tells what it wrote")
  func offline() async throws {
    try await write(1...2, on: laptop)
    try await sync(phone)
    try await phone.entries.put(Entry("far", "written far away"))
    try await write(3...30, on: laptop)
    for world in [laptop, phone] { world.clock.pass(seconds: 365 * 86_400) }
    #expect(try await sync(phone) == .init(sent: 1, received: 28))
    #expect(try await sync(laptop).received == 1)
    try await expectTheSame(laptop, phone)
  }

  @Test("a file that nobody can read stays, and so does one that came instead of another")
  func unreadable() async throws {
    try await write(1...2, on: laptop)
    try folder.write(Data("spoiled".utf8), to: "laptop/000002.segment")
    try await write(3...6, on: laptop)
    #expect(folder.names.contains("laptop/000002.segment") && folder.names.count < 6)
    #expect(try await sync(phone).damaged == ["laptop/000002.segment"])
    #expect(try await phone.entries.list().count == 5)
  }

  @Test("one that came in part is not missed once it was combined")
  func partial() async throws {
    try await write(1...2, on: laptop)
    let part = try folder.read("laptop/000002.segment").dropLast(10)
    try await write(3...4, on: laptop)
    try folder.write(Data(part), to: "laptop/000002.segment")
    #expect(try await sync(phone) == .init(received: 4))
  }

  @Test("sealed ones stay sealed, also for another passphrase")
  func sealed() async throws {
    let sealing = Sealing.visible {}
    let seal = FolderSync.Seal(sealing, passphrase: "slow morning")
    try await write(1...3, on: laptop)
    for world in [laptop, phone] {
      try await FolderSync(world.store, seal: seal).begin(folder: folder.path)
    }
    try await write(4...9, on: laptop, seal)
    #expect(folder.names.count < 4)
    for name in folder.names {
      #expect(try folder.read(name).range(of: Data("text".utf8)) == nil)
    }
    let other = FolderSync.Seal(sealing, passphrase: "late evening")
    try await FolderSync(laptop.store, seal: other).changePassphrase(from: "slow morning")
    try await write(10...14, on: laptop, other)
    #expect(try await sync(phone, other).received == 14)
    try await expectTheSame(laptop, phone)
  }

  @Test("forgotten words and saves that others stand for are not in it")
  func forgotten() async throws {
    try await write(1...3, on: laptop)
    try await laptop.store.forget(laptop.store.records(in: .record("2")))
    for text in ["draft one", "draft two", "draft three"] {
      laptop.clock.pass(seconds: 60)
      try await laptop.entries.put(Entry("letter", text))
      try await sync(laptop)
    }
    laptop.clock.pass(seconds: 40 * 86_400)
    while try await laptop.store.compact(on: \.utcDay) != nil {}
    try await write(7...9, on: laptop)
    let words = try folder.names.map { String(decoding: try folder.read($0), as: UTF8.self) }
    for word in ["text 2", "draft one", "draft two"] {
      #expect(!words.contains { $0.contains(word) })
    }
    for word in ["text 3", "draft three", "text 9"] {
      #expect(words.contains { $0.contains(word) })
    }
    phone.clock.pass(seconds: 41 * 86_400)
    try await sync(phone)
    try await expectTheSame(laptop, phone)
  }
}
