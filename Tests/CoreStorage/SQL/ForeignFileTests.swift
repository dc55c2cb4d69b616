import CoreModels
import Foundation
import Seeded
import Testing

@testable import CoreStorage

@Suite("A file that is damaged or not ours gets its own error and stays as it is")
struct ForeignFileTests {
  let place: TemporaryHome
  init() throws { place = try TemporaryHome() }

  private func expectRefused(_ error: StoreError) throws {
    let before = try #require(place.storeBytes)
    for access in [Store.Access.command, .server] {
      #expect(throws: error) { try place.open(access) }
      #expect(place.storeBytes == before)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: place.home.path).count == 1)
  }

  @Test(
    "text is no database",
    arguments: ["a", "SQLite format 3\0", String(repeating: "no database ", count: 1000)])
  func notADatabase(text: String) throws {
    try place.place(Data(text.utf8))
    try expectRefused(.notADatabase)
  }

  @Test("a file that a power cut left empty, but not one that is just being made")
  func emptied() throws {
    try place.place(Data())
    let long = Date().addingTimeInterval(-3600)
    try FileManager.default.setAttributes(
      [.modificationDate: long], ofItemAtPath: place.home.storePath)
    try expectRefused(.emptied)
    try FileManager.default.setAttributes(
      [.modificationDate: Date()], ofItemAtPath: place.home.storePath)
    _ = try place.open()
  }

  @Test("an empty file beside a log is never opened, which would erase the log")
  func emptiedBesideLog() throws {
    try place.place(Data())
    let log = Data("what was written last".utf8)
    try log.write(to: URL(fileURLWithPath: place.home.storePath + "-wal"))
    for access in [Store.Access.command, .server] {
      #expect(throws: StoreError.emptied) { try place.open(access) }
    }
    #expect(FileManager.default.contents(atPath: place.home.storePath + "-wal") == log)
  }

  @Test(
    "an empty file beside what a home gets with time is never taken for a new one",
    arguments: ["backups", "replaced", "whereabouts.json"])
  func emptiedInAHome(name: String) throws {
    try place.place(Data())
    try FileManager.default.createDirectory(
      atPath: place.home.path + "/" + name, withIntermediateDirectories: true)
    for access in [Store.Access.command, .server] {
      #expect(throws: StoreError.emptied) { try place.open(access) }
    }
    #expect(place.storeBytes == Data())
  }

  @Test(
    "an empty file in a folder that only the system added to is one that is being made",
    arguments: ["lost+found", ".DS_Store"])
  func madeInAnEmptyFolder(name: String) throws {
    try place.place(Data())
    try FileManager.default.createDirectory(
      atPath: place.home.path + "/" + name, withIntermediateDirectories: true)
    _ = try place.open()
  }

  @Test(
    "another program's database",
    arguments: [
      "CREATE TABLE theirs (x)", "PRAGMA user_version = 1; CREATE TABLE change (x)",
      "PRAGMA user_version = 7", "CREATE TABLE theirs (x); PRAGMA application_id = 5",
      "PRAGMA application_id = 1147238754; CREATE TABLE theirs (x)",
    ])
  func foreign(sql: String) throws {
    try place.place(Data())
    do {
      let outsider = try Outsider(path: place.home.storePath)
      try outsider.run(sql)
      #expect(try outsider.text("PRAGMA journal_mode") == "delete")
    }
    try expectRefused(.foreignDatabase)
  }

  @Test("a newer Daybook's file")
  func newer() async throws {
    do {
      let store = try place.open()
      try await store.sql("PRAGMA user_version = 3")
    }
    try expectRefused(.newerVersion(found: 3, supported: 2))
  }

  @Test(
    "a damaged page is an error and not a crash, and doctor names it",
    arguments: 1...12 as ClosedRange<UInt64>)
  func corrupt(seed: UInt64) async throws {
    do {
      let store = try place.open()
      try await store.transaction { transaction in
        for number in 0..<150 {
          try transaction.put(Entry("\(number)", "kôň \(number)", on: "2026-11-21"))
        }
      }
    }
    var bytes = try #require(place.storeBytes)
    var random = SeededGenerator(seed: seed)
    // Odd rounds overwrite pages, even ones single bytes.
    if seed % 2 == 1 {
      let page = Int.random(in: 2..<bytes.count / 4096, using: &random) * 4096
      for offset in page..<page + 4096 { bytes[offset] = UInt8.random(in: 0...255, using: &random) }
    } else {
      for _ in 0..<30 {
        bytes[.random(in: 4096..<bytes.count, using: &random)] = .random(
          in: 0...255, using: &random)
      }
    }
    try place.place(bytes)
    await onlyStoreErrors {
      let store = try place.open()
      let entries = store.collection(of: Entry.self)
      await onlyStoreErrors { _ = try await entries.list() }
      await onlyStoreErrors { _ = try await entries.find("7") }
      await onlyStoreErrors { _ = try await entries.search("kon") }
      await onlyStoreErrors { _ = try await store.history() }
      await onlyStoreErrors { _ = try await store.undo() }
      await onlyStoreErrors { try await entries.put(Entry("7", "new")) }
      await onlyStoreErrors { _ = try await store.problems() }
      await onlyStoreErrors { try await store.rebuild() }
    }
  }

  @Test("overwritten in the middle, it is called damaged")
  func middle() async throws {
    do {
      let store = try place.open()
      for number in 0..<50 {
        try await store.collection(of: Entry.self).put(
          Entry("\(number)", String(repeating: "x", count: 2000)))
      }
    }
    var bytes = try #require(place.storeBytes)
    for offset in 4096..<bytes.count { bytes[offset] = 0xA5 }
    try place.place(bytes)
    let store = try? place.open()
    let entries = store?.collection(of: Entry.self)
    let error = await #expect(throws: StoreError.self) {
      guard let entries else { throw StoreError.corrupt }
      _ = try await entries.list()
    }
    #expect(error == .corrupt)
    let problems = try? await store?.problems()
    #expect(problems != [])
  }

  private func onlyStoreErrors(_ body: () async throws -> Void) async {
    do { try await body() } catch {
      #expect(error is StoreError, "\(error)")
    }
  }
}
