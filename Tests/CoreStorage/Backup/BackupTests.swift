import CoreModels
import Foundation
import Seeded
import Testing

@testable import CoreStorage

@Suite("A backup is the whole home at one moment")
struct BackupTests {
  private let home: TemporaryHome
  private let folder: String

  init() throws {
    home = try TemporaryHome()
    folder = home.home.path + "-backups"
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
  }

  private func put(_ id: String, in store: Store) async throws {
    try await store.collection(of: Entry.self).put(Entry(id, "text of \(id)"))
  }

  private func ids(_ store: Store) async throws -> [String] {
    try await store.collection(of: Entry.self).list().map(\.id).sorted()
  }

  private func read(_ path: String) throws -> Data {
    try #require(FileManager.default.contents(atPath: path))
  }

  @Test("it can be read by its owner alone, and brings back what was there, for everyone")
  func restored() async throws {
    let store = try home.open()
    let eva = store.profile(named: "eva")
    try await put("one", in: store)
    try await put("hers", in: eva)
    let path = folder + "/b.sqlite"
    try await store.backUp(to: path)
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
    #expect(mode as? Int == 0o600)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["b.sqlite"])
    try await put("two", in: store)
    let other = try home.open()
    let instant = try #require(Instant("2026-11-21T09:30:00Z"))
    let kept = try await store.restore(read(path), at: instant)
    #expect(kept == home.home.path + "/replaced/20261121T093000Z.sqlite")
    for store in [store, other] { #expect(try await ids(store) == ["one"]) }
    #expect(try await ids(other.profile(named: "eva")) == ["hers"])
    #expect(try await other.problems() == [])
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: home.home.path).filter {
        $0.contains("part")
      } == [])
    _ = try await other.restore(read(kept), at: instant.adding(seconds: 1))
    #expect(try await ids(store) == ["one", "two"])
  }

  @Test("what is missing comes back out of it, into a home that keeps what it has")
  func imported() async throws {
    let store = try home.open()
    try await put("one", in: store)
    try await put("hers", in: store.profile(named: "eva"))
    let backup = try await store.backUp()
    let other = try TemporaryHome()
    let mine = try other.open(device: "desk")
    try await put("two", in: mine)
    let archive = try await mine.archive(inBackup: backup)
    #expect(try await mine.take(archive, rehearsal: true).added == 1)
    #expect(try await ids(mine) == ["two"])
    try await mine.take(archive)
    #expect(try await ids(mine) == ["one", "two"])
    #expect(try await mine.take(archive).added == 0)
    await #expect(throws: BackupError.notABackup) {
      try await mine.archive(inBackup: Data("text".utf8))
    }
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: other.home.path).filter {
        $0.contains("part")
      } == [])
  }

  @Test("of a day there is one, sealed or not")
  func onePerDay() throws {
    let (place, day) = (BackupFolder(path: folder), try #require(Day("2026-11-21")))
    for isSealed in [false, true] {
      _ = try place.add(Data("backup".utf8), isSealed: isSealed, on: day)
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(names == ["daybook-2026-11-21.sqlite.age"])
  }

  @Test("after a restore the home writes as another device, also where it was open before")
  func newDevice() async throws {
    let store = try home.open(device: "laptop-\(UInt64.random(in: 0...9))")
    let other = try home.open()
    try await put("one", in: store)
    let backup = try await store.backUp()
    try await put("two", in: store)
    let lost = try await store.changes().changes
    let former = store.device
    let renaming = try Store.open(
      in: home.home, kinds: [Entry.self],
      effects: .init(now: { Instant(milliseconds: 1_795_251_600_000) }, device: { "restored" }))
    _ = try await renaming.restore(backup, at: Instant(milliseconds: 0))
    try await put("three", in: other)
    let devices = try await other.history().map(\.device)
    #expect(devices.first == "restored")
    let names = try await other.engine.read { try FormerDevices.note.names(in: $0) }
    #expect(names.contains(former))
    // Changes written after the backup come back from elsewhere, and none is lost.
    try await other.merge(lost)
    #expect(try await ids(other) == ["one", "three", "two"])
    #expect(try await other.undo().map(\.id) == ["three"])
  }

  @Test(
    "what is damaged is refused, and everything stays", arguments: 1...60 as ClosedRange<UInt64>)
  func damaged(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let store = try home.open()
    for id in 0..<40 { try await put("\(id)", in: store) }
    var backup = try await store.backUp()
    if seed.isMultiple(of: 3) {
      backup = backup.prefix(.random(in: 0..<backup.count, using: &random))
    } else {
      for _ in 0..<200 {
        let place = Int.random(in: 0..<backup.count, using: &random)
        backup[place] = UInt8.random(in: 0...255, using: &random)
      }
    }
    try await put("new", in: store)
    do {
      _ = try await store.restore(backup, at: Instant(milliseconds: 0))
    } catch is BackupError {
      #expect(try await ids(store).contains("new"))
    } catch is StoreError {
      #expect(try await ids(store).contains("new"))
    }
    #expect(try await store.problems() == [])
  }

  @Test("something else is no backup", arguments: ["", "SQLite format 3", "notes"])
  func somethingElse(text: String) async throws {
    let store = try home.open()
    await #expect(throws: BackupError.notABackup) {
      _ = try await store.restore(Data(text.utf8), at: Instant(milliseconds: 0))
    }
  }

  @Test("is whole while others write")
  func whileOthersWrite() async throws {
    let store = try home.open()
    let writer = try home.open()
    let writing = Task {
      for number in 0..<200 { try await put("\(number)", in: writer) }
    }
    for _ in 0..<5 {
      try await store.backUp(to: folder + "/b.sqlite")
      let copy = try Store.open(
        path: folder + "/b.sqlite", kinds: [Entry.self],
        effects: .init(now: { Instant(milliseconds: 0) }, device: { "copy" }))
      #expect(try await copy.problems() == [])
    }
    try await writing.value
  }

  @Test("seven days, four weeks and twelve months are kept")
  func rotation() throws {
    let today = try #require(Day("2026-11-21"))
    let days = (0..<800).map { today.advanced(by: -$0) }
    let kept = BackupRotation.kept(of: days.shuffled())
    #expect(
      kept.sorted().map(\.description) == [
        "2025-12-31", "2026-01-31", "2026-02-28", "2026-03-31", "2026-04-30", "2026-05-31",
        "2026-06-30", "2026-07-31", "2026-08-31", "2026-09-30", "2026-10-31", "2026-11-01",
        "2026-11-08", "2026-11-15", "2026-11-16", "2026-11-17", "2026-11-18", "2026-11-19",
        "2026-11-20", "2026-11-21",
      ])
    #expect(BackupRotation.kept(of: kept) == kept)
    #expect(BackupRotation.kept(of: days.prefix(3)) == Set(days.prefix(3)))
  }
}
