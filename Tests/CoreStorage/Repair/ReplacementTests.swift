import CoreModels
import Foundation
import Testing

@testable import CoreStorage

@Suite("What replaces a store loses nothing that was acknowledged", .serialized)
struct ReplacementTests {
  let place: TemporaryHome
  private let folder: String

  init() throws {
    place = try TemporaryHome()
    folder = URL(fileURLWithPath: place.home.path).deletingLastPathComponent().path
  }

  /// `CRASH_ROUNDS=1000` for the full proof.
  private var rounds: Int {
    ProcessInfo.processInfo.environment["CRASH_ROUNDS"] == nil ? 2 : 25
  }

  private let moment = Instant(milliseconds: 1_795_251_600_000)

  private var lost: LostStore {
    LostStore(
      home: place.home, kinds: [Entry.self, Note.self],
      effects: .init(now: { Instant(milliseconds: 1_795_251_600_000) }, device: { "anew" }))
  }

  private func acknowledged(in output: String) -> [String] {
    (FileManager.default.contents(atPath: output) ?? Data()).split(separator: 10)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  private func size(of output: String) -> Int {
    var status = stat()
    return stat(output, &status) == 0 ? Int(status.st_size) : 0
  }

  /// Waits until the output has a number of bytes, however busy the machine is.
  private func wait(for bytes: Int, in output: String) {
    for _ in 0..<6000 where size(of: output) < bytes { usleep(10_000) }
  }

  /// Waits for about twenty more lines.
  private func waitForMore(in output: String) {
    wait(for: size(of: output) + 150, in: output)
  }

  private func kept(in store: Store) async throws -> Set<String> {
    var kept: Set<String> = []
    for change in try await store.history() {
      let body = try JSONValue(parsing: Data((change.body ?? "").utf8))
      if case .integer(let value) = body["value"] { kept.insert("\(change.id) \(value)") }
    }
    return kept
  }

  private func store(at path: String) throws -> Store {
    try .open(
      path: path, kinds: [Entry.self, Note.self],
      effects: .init(now: { Instant(milliseconds: 0) }, device: { "copy" }))
  }

  @Test("a restore beside three writers and a hub: each write is in the store or in the copy")
  func restore() async throws {
    let hub = try place.open(.server)
    try await hub.collection(of: Note.self).put(Note(id: "first", value: 0))
    let backup = try await hub.backUp()
    let output = folder + "/acknowledged"
    let writers = try (0..<3).map {
      try ChildProcess(
        ["write", "--home", place.home.path, "--writer", "\($0)", "--pause", "20"], output: output)
    }
    defer { for writer in writers { writer.kill() } }
    waitForMore(in: output)
    let command = try place.open()
    var copies: [String] = []
    var own: [String] = []
    for round in 0..<rounds {
      let version = try hub.dataVersion()
      try await hub.collection(of: Note.self).put(Note(id: "hub-\(round)", value: round))
      own.append("hub-\(round) \(round)")
      copies.append(try await command.restore(backup, at: moment))
      #expect(try hub.dataVersion() != version)
      #expect(try await hub.collection(of: Note.self).find("hub-\(round)") == nil)
      waitForMore(in: output)
    }
    for writer in writers { writer.kill() }
    var kept = try await kept(in: hub)
    for copy in copies { kept.formUnion(try await self.kept(in: store(at: copy))) }
    let acknowledged = acknowledged(in: output) + own
    #expect(acknowledged.filter { !kept.contains($0) } == [])
    #expect(Set(copies).count == rounds)
    #expect(try await hub.problems() == [])
    print("\(rounds) restores, \(acknowledged.count) acknowledged records, \(kept.count) kept")
  }

  @Test("a repair beside a writer too, and the writer goes on")
  func salvage() async throws {
    let hub = try place.open(.server)
    let output = folder + "/acknowledged"
    let writer = try ChildProcess(
      ["write", "--home", place.home.path, "--writer", "1", "--pause", "20"], output: output)
    defer { writer.kill() }
    for _ in 0..<rounds {
      waitForMore(in: output)
      _ = try await hub.salvage(at: moment)
    }
    waitForMore(in: output)
    writer.kill()
    let kept = try await kept(in: hub)
    #expect(acknowledged(in: output).filter { !kept.contains($0) } == [])
    #expect(try await hub.problems() == [])
  }

  @Test("a hub forgets the registry that a restore took away, and makes a new one")
  func registry() async throws {
    let namespace = RegistryNamespace<String>("session")
    let hub = try place.open(.server)
    let command = try place.open()
    let backup = try await command.backUp()
    for store in [hub, command] {
      try await store.transaction { try $0.registry().put("ann", "a", in: namespace) }
    }
    #expect(try await hub.read { try $0.registry.find("a", in: namespace) } == "ann")
    let other = try place.open()
    let kept = try await other.restore(backup, at: moment)
    for store in [hub, command] {
      #expect(try await store.read { try $0.registry.find("a", in: namespace) } == nil)
    }
    try await hub.transaction { try $0.registry().put("eva", "a", in: namespace) }
    _ = try await other.restore(
      try #require(FileManager.default.contents(atPath: kept)), at: moment)
    for store in [hub, command] {
      #expect(
        try await store.read { try $0.registry.find("a", in: namespace) } == "ann")
    }
  }

  @Test("a file that cannot be opened is left alone while another process has it open")
  func inUse() async throws {
    try place.open().file.close()
    let output = folder + "/opened"
    let other = try ChildProcess(["hold", "--home", place.home.path], output: output)
    defer { other.kill() }
    wait(for: 1, in: output)
    let file = try #require(FileHandle(forUpdatingAtPath: place.home.storePath))
    try file.write(contentsOf: Data(repeating: 7, count: 100))
    try file.close()
    await #expect(throws: StoreError.inUse) { _ = try await lost.begin(from: nil, at: moment) }
    other.kill()
    let kept = try await lost.begin(from: nil, at: moment)
    #expect(FileManager.default.fileExists(atPath: kept))
    #expect(try await place.open().problems() == [])
  }

  @Test func `a copy that was cut off a moment ago is in nobody's way`() async throws {
    try place.open().file.close()
    try Data(repeating: 7, count: 100).write(to: URL(fileURLWithPath: place.home.storePath))
    let replaced = place.home.path + "/replaced"
    try FileManager.default.createDirectory(
      atPath: replaced, withIntermediateDirectories: true)
    let part = "damaged-\(moment.compactDescription).sqlite.part"
    try Data("cut off".utf8).write(to: URL(fileURLWithPath: replaced + "/" + part))
    let kept = try await lost.begin(from: nil, at: moment)
    #expect(FileManager.default.contents(atPath: kept) == Data(repeating: 7, count: 100))
    #expect(try await place.open().problems() == [])
  }

  @Test("whoever writes while they are removed is in the export or in the home")
  func removal() async throws {
    let store = try place.open()
    let eva = try place.open().profile(named: "eva")
    let writing = Task {
      for number in 0..<150 {
        try await eva.collection(of: Note.self).put(Note(id: "\(number)", value: number))
      }
    }
    var ids: Set<String> = []
    for _ in 0..<4 {
      try await Task.sleep(for: .milliseconds(5))
      let file = try await store.removeProfile("eva", at: moment)
      let data = try #require(FileManager.default.contents(atPath: file))
      ids.formUnion(try Archive(parsing: data).changes.map(\.id))
      unlink(file)
    }
    try await writing.value
    ids.formUnion(try await eva.history().map(\.id))
    #expect(ids.count == 150)
  }
}
