import CoreModels
import Foundation
import Seeded
import Testing

@testable import CoreStorage

@Suite("A damaged store is made anew from all that can be read") struct SalvageTests {
  private let place: TemporaryHome
  init() throws { place = try TemporaryHome() }

  private let moment = Instant(milliseconds: 1_795_251_600_000)
  private static let session = RegistryNamespace<String>("session")

  private var lost: LostStore {
    LostStore(
      home: place.home, kinds: [Entry.self, Note.self],
      effects: .init(now: { Instant(milliseconds: 1_795_251_600_000) }, device: { "anew" }))
  }

  /// Writes several profiles, entries with several versions, a deletion, texts longer than a page,
  /// and a hub's data. Returns the log.
  private func fill() async throws -> [Change] {
    let store = try place.open()
    for person in ["me", "eva"] {
      try await store.profile(named: person).transaction { transaction in
        for number in 0..<150 {
          let text = String(repeating: "slow morning \(number) ", count: number % 40 == 7 ? 700 : 3)
          try transaction.put(Entry("\(number)", text, on: "2026-11-21"))
        }
      }
      try await store.profile(named: person).transaction { transaction in
        for number in 0..<50 { try transaction.put(Entry("\(number)", "again \(number)")) }
        _ = try transaction.remove(Entry.self, "149")
      }
    }
    try await store.transaction { transaction in
      let registry = try transaction.registry()
      for number in 0..<120 {
        try registry.put(
          String(repeating: "s\(number) ", count: 30), "\(number)", in: Self.session,
          until: number % 2 == 0 ? nil : Instant(milliseconds: 1_900_000_000_000))
      }
    }
    try await store.cache(Data("lesson".utf8), for: "today")
    try await store.addProfile("ota")
    let log = try await changes(of: store)
    try store.file.close()
    return log
  }

  private func changes(of store: Store) async throws -> [Change] {
    try await store.engine.read {
      try Change.fetch(from: $0, where: "TRUE", order: "sequence", [:])
    }
  }

  private func sessions(in store: Store) async throws -> Int {
    try await store.read { try $0.registry.count(Self.session) }
  }

  @Test("of which one page after the other is lost: nothing else is lost, and nothing unsaid")
  func pages() async throws {
    let log = try await fill()
    let bytes = try #require(place.storeBytes)
    let count = bytes.count / 4096
    let isLong = ProcessInfo.processInfo.environment["CRASH_ROUNDS"] != nil
    for page in stride(from: 0, to: count, by: isLong ? 1 : 5) {
      var damaged = bytes
      damaged.replaceSubrange(page * 4096..<page * 4096 + 4096, with: Data(count: 4096))
      let report = try await salvage(damaged)
      let store = try place.open()
      let saved = Set(try await changes(of: store))
      let left = log.filter { !saved.contains($0) }
      // A change lost from the log but present in a record lacks only its batch.
      let names = Set(saved.map(Remains.Name.init))
      let gone = left.filter { !names.contains(Remains.Name($0)) }
      #expect(report.lost.count + report.lostWithoutTrace == gone.count, "page \(page + 1)")
      #expect(report.changes == .init(saved: log.count - gone.count, known: log.count))
      // The maximum number of rows in a page.
      #expect(gone.count < 60, "page \(page + 1)")
      #expect(report.entries.known == 298, "page \(page + 1)")
      let isComplete = try await sessions(in: store) == 120
      #expect(isComplete || report.incomplete.contains(.registry), "page \(page + 1)")
      #expect(try await store.problems() == [])
      try store.file.close()
    }
  }

  @Test("cut off anywhere, with something at its end, or with another file's beginning")
  func cut() async throws {
    let log = try await fill()
    let bytes = try #require(place.storeBytes)
    for left in [bytes.count - 1, bytes.count - 4096, bytes.count - 5000, bytes.count / 2] {
      let report = try await salvage(bytes.prefix(left))
      let saved = try await changes(of: place.open())
      #expect(report.changes.saved == saved.count)
      // A row cut in two may look like an additional one.
      #expect((log.count...log.count + 2).contains(report.changes.known), "\(left)")
    }
    for damaged in [
      bytes + Data("junk at the end".utf8), Data(repeating: 7, count: 100) + bytes.dropFirst(100),
      Data(repeating: 7, count: 4096) + bytes.dropFirst(4096),
    ] {
      let report = try await salvage(damaged)
      #expect(report.changes.saved >= report.changes.known && report.incomplete.isEmpty)
      #expect(try await changes(of: place.open()) == log)
    }
  }

  @Test("keeps what was not yet brought into the file")
  func beside() async throws {
    let log = try await fill()
    let store = try place.open()
    try await store.collection(of: Entry.self).put(Entry("late", "late"))
    let beside = try #require(FileManager.default.contents(atPath: place.home.storePath + "-wal"))
    var bytes = try #require(place.storeBytes)
    bytes.replaceSubrange(0..<4096, with: Data(repeating: 7, count: 4096))
    let other = try TemporaryHome()
    try other.place(bytes)
    try beside.write(to: URL(fileURLWithPath: other.home.storePath + "-wal"))
    let report = try #require(
      try await LostStore(
        home: other.home, kinds: [Entry.self], effects: .init(now: { moment }, device: { "anew" })
      ).salvage(at: moment))
    #expect(report.changes == .init(saved: log.count + 1, known: log.count + 1))
    #expect(try await other.open().collection(of: Entry.self).find("late")?.text == "late")
  }

  @Test("keeps both where a record says something else than the log")
  func contradiction() async throws {
    let store = try place.open()
    try await store.collection(of: Entry.self).put(Entry("a", "Ana"))
    try await store.sql("UPDATE change SET body = '{\"id\":\"a\",\"text\":\"Ena\"}'")
    #expect(try await store.problems() == [.recordsDiffer(1)])
    #expect(try await store.rebuild() == 1)
    #expect(try await store.problems() == [])
    let texts = try await store.history().compactMap(\.body)
    #expect(texts.count == 2 && texts[0].contains("Ena") && texts[1].contains("Ana"))
    #expect(try await store.rebuild() == 0)
    #expect(try await store.salvage(at: moment).contradictions == 0)
  }

  @Test("brings back a record whose change is missing")
  func missing() async throws {
    let store = try place.open()
    for id in ["a", "b"] { try await store.collection(of: Entry.self).put(Entry(id, "of \(id)")) }
    try await store.sql("DELETE FROM change WHERE id = 'a'")
    #expect(try await store.rebuild() == 1)
    #expect(try await store.collection(of: Entry.self).find("a")?.text == "of a")
    #expect(try await store.problems() == [])
  }

  @Test("of nothing but junk is left as it is")
  func junk() async throws {
    let junk = Data(repeating: 0xA5, count: 40_000)
    try place.place(junk)
    #expect(try await lost.salvage(at: moment) == nil)
    #expect(place.storeBytes == junk)
    let kept = try FileManager.default.contentsOfDirectory(atPath: place.home.path + "/replaced")
    #expect(kept == [])
  }

  /// Salvages a store with these bytes and checks that they are kept.
  private func salvage(_ bytes: Data) async throws -> SalvageReport {
    for suffix in ["-wal", "-shm"] { unlink(place.home.storePath + suffix) }
    try place.place(bytes)
    let report = try #require(try await lost.salvage(at: moment))
    #expect(FileManager.default.contents(atPath: report.kept) != nil)
    try FileManager.default.removeItem(atPath: report.kept)
    return report
  }
}
