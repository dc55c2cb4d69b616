import CoreModels
import Foundation
import Testing

@testable import CoreStorage

@Suite("The files of a home that forgets")
struct ForgottenFilesTests {
  private let home: TemporaryHome
  private let folder: TestFolder
  init() throws { (home, folder) = (try TemporaryHome(), try TestFolder()) }

  /// The files below a folder that contain a word.
  private func files(with word: String, in folder: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter { name in
      let data = FileManager.default.contents(atPath: folder + "/" + name) ?? Data()
      return data.range(of: Data(word.utf8)) != nil
    }.sorted()
  }

  @Test("do not have the word any more, copies and the shared folder among them")
  func files() async throws {
    let store = try home.open()
    let (entries, sync) = (store.collection(of: Entry.self), FolderSync(store))
    try await sync.begin(folder: folder.path)
    for number in 0..<300 {
      let text = String(repeating: "plain words \(number) ", count: 40)
      try await entries.put(Entry("\(number)", number == 150 ? "xyzzy " + text : text))
    }
    for edit in 0..<20 { try await entries.put(Entry("150", "xyzzy, said \(edit) times")) }
    try await store.profile(named: "eva").collection(of: Entry.self).put(Entry("e", "plugh"))
    _ = try await sync.run()
    let backup = try await store.backUp()
    _ = try await store.restore(backup, at: Instant(milliseconds: 1_800_000_000_000))
    _ = try await store.removeProfile("eva", at: Instant(milliseconds: 1_800_000_000_000))
    #expect(!files(with: "xyzzy", in: home.home.path).isEmpty)
    #expect(!files(with: "xyzzy", in: folder.path).isEmpty)
    let records = try await store.records(in: .record("150"))
    #expect(records == [RecordName(kind: Entry.kind, id: "150")])
    try await store.forget(records)
    #expect(try await store.finishForgetting())
    #expect(files(with: "xyzzy", in: home.home.path) == [])
    #expect(!files(with: "plain words 7", in: home.home.path).isEmpty)
    #expect(try await store.problems() == [])
    // After starting the folder over, a device has a new name and writes only its own files.
    _ = try await sync.run()
    #expect(try await entries.find("150") == nil)
    #expect(try await entries.find("151") != nil)
  }

  @Test("are cleared once more where the last try was given up")
  func interrupted() async throws {
    let store = try home.open()
    try await store.collection(of: Entry.self).put(Entry("1", "xyzzy"))
    try store.interrupt()
    #expect(try await store.clearTraces())
    #expect(files(with: "xyzzy", in: home.home.path) == ["daybook.sqlite"])
  }

  @Test("of the shared folder are written anew under a former name too")
  func renamed() async throws {
    let laptop = try World()
    try await FolderSync(laptop.store).begin(folder: folder.path)
    try await laptop.entries.put(Entry("1", "xyzzy"))
    _ = try await FolderSync(laptop.store).run()
    #expect(files(with: "xyzzy", in: folder.path) == ["laptop/000001.segment"])
    try await laptop.store.engine.write { try $0.rename("desk") }
    try await laptop.store.forget(laptop.store.records(in: .record("1")))
    _ = try await FolderSync(laptop.store).run()
    #expect(files(with: "xyzzy", in: folder.path) == [])
    #expect(folder.names == ["desk/000001.segment", "laptop/000001.segment"])
  }

  @Test("do not have a forgotten profile any more, and neither do copies")
  func forgottenProfile() async throws {
    let (store, moment) = (try home.open(), Instant(milliseconds: 1_800_000_000_000))
    try await store.collection(of: Entry.self).put(Entry("m", "xyzzy"))
    try await store.profile(named: "eva").collection(of: Entry.self).put(Entry("e", "plugh"))
    _ = try await store.restore(store.backUp(), at: moment)
    try await store.forgetProfile("eva")
    #expect(try await store.finishForgetting())
    #expect(files(with: "plugh", in: home.home.path) == [])
    #expect(!files(with: "xyzzy", in: home.home.path + "/replaced").isEmpty)
  }

  @Test("are tried again as long as a copy cannot be read")
  func damagedCopy() async throws {
    let store = try home.open()
    try await store.collection(of: Entry.self).put(Entry("1", "xyzzy"))
    let copy = home.home.path + "/replaced/20261121T093000Z.sqlite"
    try FileManager.default.createDirectory(
      atPath: home.home.path + "/replaced", withIntermediateDirectories: true)
    try Data(String(repeating: "no database ", count: 400).utf8).write(
      to: URL(fileURLWithPath: copy))
    try await store.forget(store.records(in: .record("1")))
    for _ in 0..<2 {
      let isDone = try await store.finishForgetting()
      #expect(!isDone)
    }
    try FileManager.default.removeItem(atPath: copy)
    #expect(try await store.finishForgetting())
  }

  @Test("stay to be cleared of what is forgotten meanwhile")
  func meanwhile() async throws {
    let world = try World()
    for id in ["1", "2"] { try await world.entries.put(Entry(id, "text")) }
    for note in [ForgettingNote.home, ForgettingNote.folder] {
      try await world.store.forget(world.store.records(in: .record("1")))
      let seen = try await world.store.engine.read { try DeviceNote.read(note, from: $0) }
      try await world.store.forget(world.store.records(in: .record("2")))
      try await world.store.engine.write { try ForgettingNote.remove(note, of: seen, from: $0) }
      let left = try await world.store.engine.read { try DeviceNote.read(note, from: $0) }
      #expect(left != nil)
      for id in ["1", "2"] { try await world.entries.put(Entry(id, "new text")) }
    }
  }

  @Test("of the shared folder are written anew, and other devices forget")
  func sharedFolder() async throws {
    let (laptop, phone) = (try World(), try World(device: "phone"))
    for world in [laptop, phone] { try await FolderSync(world.store).begin(folder: folder.path) }
    for number in 0..<5 { try await laptop.entries.put(Entry("\(number)", "word\(number)")) }
    for world in [laptop, phone] { _ = try await FolderSync(world.store).run() }
    phone.clock.pass(seconds: 60)
    try await phone.entries.put(Entry("3", "word3 of the phone"))
    for world in [phone, laptop] { _ = try await FolderSync(world.store).run() }
    laptop.clock.pass(seconds: 120)
    try await laptop.store.forget(laptop.store.records(in: .record("3")))
    for world in [laptop, phone, laptop] { _ = try await FolderSync(world.store).run() }
    #expect(files(with: "word3", in: folder.path) == [])
    #expect(files(with: "word2", in: folder.path) == ["laptop/000001.segment"])
    for world in [laptop, phone] {
      #expect(try await world.entries.list().map(\.id) == ["0", "1", "2", "4"])
      #expect(try await FolderSync(world.store).run() == .init())
    }
    #expect(try await phone.store.history() == laptop.store.history())
    let tablet = try World(device: "tablet")
    try await FolderSync(tablet.store).begin(folder: folder.path)
    _ = try await FolderSync(tablet.store).run()
    #expect(try await tablet.store.history() == laptop.store.history())
  }
}
