import CoreModels
import Foundation
import Testing

@testable import CoreStorage

@Suite("A shared folder that is not what it seems")
struct SharedFolderTests {
  private let folder: TestFolder
  init() throws { folder = try TestFolder() }

  private func device(_ name: String, writing texts: String...) async throws -> World {
    let world = try World(device: name)
    for text in texts { try await world.entries.put(Entry(text, text)) }
    return world
  }

  @Test("is one folder by whatever link it is reached")
  func link() async throws {
    let (world, links) = (try await device("laptop", writing: "a", "b"), try TestFolder())
    try FileManager.default.createSymbolicLink(
      atPath: links.path + "/link", withDestinationPath: folder.path)
    try await FolderSync(world.store).begin(folder: links.path + "/link")
    #expect(try await FolderSync(world.store).run() == .init(sent: 2))
    #expect(try await FolderSync(world.store).run() == .init())
    // Sync continues with the same folder under another path.
    try await FolderSync(world.store).begin(folder: folder.path)
    #expect(try await FolderSync(world.store).run() == .init())
    #expect(folder.names == ["laptop/000001.segment"])
  }

  @Test("is missing where a link leads nowhere")
  func brokenLink() async throws {
    let (world, links) = (try await device("laptop"), try TestFolder())
    let link = links.path + "/link"
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: folder.path + "/gone")
    await #expect(throws: SyncError.noFolder(link)) {
      try await FolderSync(world.store).begin(folder: link)
    }
  }

  @Test("is refused where it does not say what is in it", .enabled(if: geteuid() != 0))
  func unlistable() async throws {
    let world = try await device("laptop", writing: "a")
    try await FolderSync(world.store).begin(folder: folder.path)
    _ = try await FolderSync(world.store).run()
    for path in [folder.path, folder.path + "/laptop"] {
      chmod(path, 0o300)
      defer { chmod(path, 0o700) }
      await #expect(throws: SyncError.self) { try await FolderSync(world.store).run() }
    }
    #expect(try await FolderSync(world.store).run() == .init())
  }

  @Test("a file of the same name and size that is another one is read")
  func sameSize() async throws {
    let (laptop, phone) = (
      try await device("laptop", writing: "a"), try await device("phone", writing: "b")
    )
    for world in [laptop, phone] { try await FolderSync(world.store).begin(folder: folder.path) }
    _ = try await FolderSync(laptop.store).run()
    _ = try await FolderSync(phone.store).run()
    let twin = try await device("laptop", writing: "c")
    let changes = try await twin.store.changes().changes
    let other = try Segment(device: "laptop", number: 1, changes: changes).data()
    let name = "laptop/000001.segment"
    #expect(try folder.read(name).count == other.count)
    try folder.write(other, to: name)
    let later = Date(timeIntervalSinceNow: 5)
    try FileManager.default.setAttributes(
      [.modificationDate: later], ofItemAtPath: folder.path + "/" + name)
    for world in [laptop, phone] {
      _ = try await FolderSync(world.store).run()
      #expect(try await world.entries.list().map(\.id).sorted() == ["a", "b", "c"])
    }
  }

  @Test("a file with a number that no device reaches is left out, and keeps nobody from the others")
  func absurdNumber() async throws {
    let world = try await device("laptop", writing: "a")
    let odd = ["laptop/\(Int.max).segment", "laptop/-1.segment"]
    for name in odd { try folder.write(Data("odd".utf8), to: name) }
    try await FolderSync(world.store).begin(folder: folder.path)
    #expect(try await FolderSync(world.store).run().sent == 1)
    #expect(folder.names.sorted() == (odd + ["laptop/000001.segment"]).sorted())
  }

  @Test("a file that was only touched is not taken in again")
  func touched() async throws {
    let (laptop, phone) = (try await device("laptop", writing: "a"), try await device("phone"))
    for world in [laptop, phone] { try await FolderSync(world.store).begin(folder: folder.path) }
    _ = try await FolderSync(laptop.store).run()
    _ = try await FolderSync(phone.store).run()
    for name in folder.names { try folder.write(folder.read(name), to: name) }
    #expect(try await FolderSync(phone.store).run() == .init())
    #expect(try await FolderSync(phone.store).status()?.devices.first { !$0.isOwn }?.changes == 1)
  }

  @Test("only those who were chosen are shared, and those who are chosen later wholly")
  func chosen() async throws {
    let (laptop, phone) = (try await device("laptop", writing: "a"), try await device("phone"))
    let eva = laptop.store.profile(named: "eva").collection(of: Entry.self)
    try await eva.put(Entry("hers", "hers"))
    try await FolderSync(laptop.store).begin(folder: folder.path, profiles: ["me"])
    try await FolderSync(phone.store).begin(folder: folder.path, profiles: ["me"])
    #expect(try await FolderSync(laptop.store).status()?.waiting == 1)
    #expect(try await FolderSync(laptop.store).run().sent == 1)
    #expect(try await FolderSync(phone.store).run().received == 1)
    try await FolderSync(laptop.store).begin(folder: folder.path, profiles: ["eva"])
    #expect(try await FolderSync(laptop.store).run().sent == 1)
    #expect(try await FolderSync(laptop.store).run() == .init())
    #expect(try await FolderSync(phone.store).run().received == 0)
    try await FolderSync(phone.store).begin(folder: folder.path, profiles: ["eva"])
    #expect(try await FolderSync(phone.store).run().received == 1)
    #expect(try await FolderSync(phone.store).status()?.profiles == ["eva", "me"])
    #expect(
      try await phone.store.profile(named: "eva").collection(of: Entry.self).list().count == 1)
  }

  @Test("what an earlier version noted of its files is gone on with")
  func earlier() async throws {
    let (laptop, phone) = (try await device("laptop", writing: "a"), try await device("phone"))
    try await FolderSync(laptop.store).begin(folder: folder.path)
    _ = try await FolderSync(laptop.store).run()
    let name = "laptop/000001.segment"
    let size = try folder.read(name).count
    let taken = try await laptop.store.changes().changes
    try await phone.store.merge(taken)
    let (path, state) = (folder.path, try await phone.store.changes().last)
    try await phone.store.engine.write { connection in
      let earlier: JSONValue = [
        "folder": .string(path), "isSealed": false, "published": .integer(Int64(state)),
        "taken": [], "device": "", "segments": 0, "read": [name: .integer(Int64(size))],
        "devices": ["laptop": ["files": [1], "changes": 1]],
      ]
      try DeviceNote.write(JSON.text(earlier), as: "sync.folder", to: connection)
    }
    for _ in 0..<2 {
      let status = try #require(try await FolderSync(phone.store).status())
      #expect(status.devices.map(\.changes) == [1])
      #expect(status.profiles == nil)
      #expect(try await FolderSync(phone.store).run() == .init())
    }
  }

  @Test("one file of a newer version keeps nobody from the others")
  func newer() async throws {
    let (laptop, phone) = (
      try await device("laptop", writing: "a"), try await device("phone", writing: "b")
    )
    for world in [laptop, phone] { try await FolderSync(world.store).begin(folder: folder.path) }
    _ = try await FolderSync(laptop.store).run()
    let head = #"{"format":"daybook-segment","version":2,"device":"x","number":1,"changes":0,"#
    try folder.write(Data((head + "\"checksum\":\"0\"}\n").utf8), to: "a/000001.segment")
    let report = try await FolderSync(phone.store).run()
    #expect(report.leftOut == [.init(name: "a/000001.segment", reason: .newer)])
    #expect(report.sent == 1 && report.received == 1)
  }
}
