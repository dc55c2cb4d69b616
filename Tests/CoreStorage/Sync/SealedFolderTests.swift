import Foundation
import Synchronization
import Testing

@testable import CoreStorage

@Suite("A folder that is sealed")
struct SealedFolderTests {
  private let folder: TestFolder
  /// Counts the uses of a passphrase, each of which would take a second.
  private let uses = Uses()

  init() throws { folder = try TestFolder() }

  private var sealing: Sealing { .visible { [uses] in uses.add() } }

  private func device(_ name: String, writing texts: String...) async throws -> World {
    let world = try World(device: name)
    for text in texts { try await world.entries.put(Entry(text, text)) }
    return world
  }

  private func seal(_ words: String = "slow morning") -> FolderSync.Seal {
    .init(sealing, passphrase: words)
  }

  @discardableResult
  private func sync(
    _ world: World, _ words: String? = "slow morning", sealsAll: Bool = false
  ) async throws -> SyncReport {
    let sync = FolderSync(world.store, seal: words.map { seal($0) })
    if try await sync.status() == nil || (words != nil) {
      try await sync.begin(folder: folder.path)
    }
    return try await sync.run(sealsAll: sealsAll)
  }

  /// The files that contain the text unsealed.
  private func shown(_ text: String) throws -> [String] {
    try folder.names.filter { try folder.read($0).range(of: Data(text.utf8)) != nil }
  }

  @Test("has nothing open of what this device wrote there before")
  func past() async throws {
    let (laptop, phone) = (try await device("laptop", writing: "diary"), try await device("phone"))
    try await sync(laptop, nil)
    #expect(try shown("diary") == ["laptop/000001.segment"])
    try await laptop.entries.put(Entry("letter", "letter"))
    #expect(try await sync(laptop).sent == 1)
    #expect(try shown("diary") == [] && shown("letter") == [])
    #expect(folder.names == ["laptop/000001.segment", "laptop/000002.segment"])
    #expect(try await sync(phone).received == 2)
    #expect(try await sync(laptop) == .init())
  }

  @Test("says what other devices left open there, and seals it when asked to")
  func others() async throws {
    let (laptop, phone) = (
      try await device("laptop", writing: "diary"), try await device("phone", writing: "letter")
    )
    try await sync(phone, nil)
    #expect(try await sync(laptop).open == ["phone/000001.segment"])
    #expect(try await FolderSync(laptop.store).status()?.open == 1)
    await #expect(throws: SyncError.passphrase) { try await sync(phone, nil) }
    #expect(try await sync(laptop, sealsAll: true).open == [])
    #expect(try shown("letter") == [])
    #expect(try await FolderSync(laptop.store).status()?.open == 0)
    #expect(try await sync(phone).received == 1)
    #expect(try await sync(laptop) == .init())
  }

  @Test("costs one use of the passphrase in a run, however many files there are")
  func cost() async throws {
    let (laptop, phone) = (try await device("laptop", writing: "0"), try await device("phone"))
    for number in 1...20 {
      try await sync(laptop)
      try await laptop.entries.put(Entry("\(number)", "text"))
    }
    try await sync(laptop)
    let before = uses.all
    #expect(try await sync(phone).received == 21)
    #expect(uses.all == before + 1)
    #expect(try await sync(phone) == .init())
    #expect(uses.all == before + 1)
  }

  @Test("goes on where an earlier version sealed each file with the passphrase")
  func earlier() async throws {
    let (laptop, phone) = (try await device("laptop", writing: "diary"), try await device("phone"))
    let changes = try await laptop.store.changes().changes
    let data = try Segment(device: "laptop", number: 1, changes: changes).data()
    try folder.write(sealing.seal(data, "slow morning"), to: "laptop/000001.segment")
    await #expect(throws: SyncError.passphrase) { try await sync(phone, "another") }
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/identity.age"))
    #expect(try await sync(phone) == .init(received: 1))
    try await sync(laptop)
    for name in folder.names { #expect(try sealing.keys.isForKey(folder.read(name))) }
    #expect(try await sync(phone).leftOut == [])
  }

  @Test("gets another passphrase, with which new devices join and old ones are let in again")
  func changed() async throws {
    let (laptop, phone) = (try await device("laptop", writing: "a"), try await device("phone"))
    try await sync(laptop)
    try await sync(phone)
    try await FolderSync(laptop.store, seal: seal("new")).changePassphrase(from: "slow morning")
    try await laptop.entries.put(Entry("b", "b"))
    #expect(try await sync(laptop, "new").sent == 1)
    let tablet = try await device("tablet")
    await #expect(throws: SyncError.passphrase) { try await sync(tablet) }
    #expect(try await sync(tablet, "new").received == 2)
    await #expect(throws: SyncError.passphrase) { try await sync(phone) }
    try await FolderSync(phone.store, seal: seal("new")).changePassphrase(from: "slow morning")
    #expect(try await sync(phone, "new").received == 1)
    await #expect(throws: SyncError.passphrase) {
      try await FolderSync(phone.store, seal: seal("x")).changePassphrase(from: "slow morning")
    }
  }

  @Test("one file with another passphrase is named, and keeps nobody from the others")
  func odd() async throws {
    let (laptop, phone) = (try await device("laptop", writing: "a"), try await device("phone"))
    try await sync(laptop)
    try folder.write(sealing.seal(Data("x".utf8), "elsewhere"), to: "old/000001.segment")
    let report = try await sync(phone)
    #expect(report.leftOut == [.init(name: "old/000001.segment", reason: .passphrase)])
    #expect(report.received == 1)
  }

  @Test("two devices that begin at once in one folder seal with one key")
  func oneKey() throws {
    let place = try SharedFolder(at: folder.path)
    var one = FolderKeys(seal(), in: place, [])
    var other = FolderKeys(seal(), in: place, [])
    let sealed = [try one.seal(Data("a".utf8)).1, try other.seal(Data("b".utf8)).1]
    var later = FolderKeys(seal(), in: place, try place.listing().keys)
    let opened = try sealed.map { try later.open($0).1 }
    #expect(opened == [Data("a".utf8), Data("b".utf8)])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["identity.age"])
  }

  @Test("a device that begins at once with another passphrase leaves the first one’s key alone")
  func otherKey() throws {
    let place = try SharedFolder(at: folder.path)
    var one = FolderKeys(seal(), in: place, [])
    var other = FolderKeys(seal("other"), in: place, [])
    let sealed = try one.seal(Data("a".utf8)).1
    #expect(throws: SyncError.passphrase) { try other.seal(Data("b".utf8)) }
    var later = FolderKeys(seal(), in: place, try place.listing().keys)
    let opened = try later.open(sealed).1
    #expect(opened == Data("a".utf8))
  }

  @Test("two devices that begin at once, each with a key, read each other")
  func twoKeys() async throws {
    let (laptop, phone) = (try await device("laptop", writing: "a"), try await device("phone"))
    try await sync(laptop)
    let (other, conflict) = (try TestFolder(), "identity.sync-conflict-20261121-093000.age")
    try await phone.entries.put(Entry("b", "b"))
    let away = FolderSync(phone.store, seal: seal())
    try await away.begin(folder: other.path)
    _ = try await away.run()
    // The sync service merges the two folders.
    try folder.write(other.read("phone/000001.segment"), to: "phone/000001.segment")
    try folder.write(other.read("identity.age"), to: conflict)
    #expect(try await sync(laptop).received == 1)
    #expect(try await sync(phone).received == 1)
    #expect(try await sync(laptop).leftOut == [])
  }
}

/// A thread-safe counter.
final class Uses: Sendable {
  private let count = Mutex(0)
  var all: Int { count.withLock { $0 } }
  func add() { count.withLock { $0 += 1 } }
}

extension Sealing {
  /// Obscures bytes enough for tests. `uses` is called at each use of a passphrase, and may throw.
  static func visible(_ uses: @escaping @Sendable () throws -> Void) -> Sealing {
    @Sendable func close(_ data: Data, _ kind: String, _ secret: String) -> Data {
      Data("age-encryption.org/ \(kind) \(secret)\n".utf8) + Data(data.map { $0 ^ 0x55 })
    }
    @Sendable func open(_ data: Data, _ kind: String, _ secret: String) throws -> Data {
      let start = Data("age-encryption.org/ \(kind) \(secret)\n".utf8)
      guard data.starts(with: start) else { throw BackupError.wrongPassphrase }
      return Data(data.dropFirst(start.count).map { $0 ^ 0x55 })
    }
    return Sealing(
      seal: {
        try uses(); return close($0, "words", $1)
      },
      open: {
        try uses(); return try open($0, "words", $1)
      },
      isSealed: { $0.starts(with: Data("age-encryption.org/".utf8)) },
      keys: .init(
        make: { "key-\(UUID().uuidString)" }, seal: { close($0, "key", $1) },
        open: { try open($0, "key", $1) },
        isForKey: { $0.starts(with: Data("age-encryption.org/ key".utf8)) }))
  }
}
