import CoreModels
import Foundation
import Seeded
import Testing

@testable import CoreStorage

@Suite("Processes that come and go lose nothing", .serialized)
struct CrashTests {
  let place: TemporaryHome
  init() throws { place = try TemporaryHome() }

  /// `CRASH_ROUNDS=1000` for the full proof.
  static var rounds: Int {
    ProcessInfo.processInfo.environment["CRASH_ROUNDS"].flatMap { Int($0) } ?? 12
  }

  @Test("four writers killed at random moments: all they acknowledged is there")
  func kills() async throws {
    var random = SeededGenerator(seed: UInt64(Self.rounds))
    let folder = URL(fileURLWithPath: place.home.path).deletingLastPathComponent().path
    let output = folder + "/acknowledged"
    var started = 0
    func start() throws -> ChildProcess {
      started += 1
      return try ChildProcess(
        ["write", "--home", place.home.path, "--writer", "\(started)"], output: output)
    }
    var writers = try (0..<4).map { _ in try start() }
    // A loaded machine may start them slowly; the killing begins once they write.
    for _ in 0..<1000 where FileManager.default.contents(atPath: output)?.isEmpty ?? true {
      usleep(10_000)
    }
    for _ in 0..<Self.rounds {
      usleep(.random(in: 0...60_000, using: &random))
      let slot = Int.random(in: 0..<4, using: &random)
      writers[slot].kill()
      writers[slot] = try start()
    }
    for writer in writers { writer.kill() }

    let lines = String(
      decoding: FileManager.default.contents(atPath: output) ?? Data(), as: UTF8.self)
    let acknowledged = lines.split(separator: "\n").map(String.init)
    let store = try place.open()
    var kept: Set<String> = []
    var batches: [Int: Set<Int>] = [:]
    for change in try await store.history() {
      let body = try JSONValue(parsing: Data((change.body ?? "").utf8))
      guard case .integer(let value) = body["value"] else { continue }
      kept.insert("\(change.id) \(value)")
      batches[change.batch, default: []].insert(
        Int(value) * 10 + (change.id.hasSuffix("last") ? 1 : 0))
    }
    #expect(!acknowledged.isEmpty)
    #expect(acknowledged.filter { !kept.contains($0) } == [])
    // A transaction of two records is stored as a whole or not at all.
    #expect(batches.values.filter { $0.count != (($0.first ?? 0) / 10 % 3 == 0 ? 2 : 1) } == [])
    #expect(try await store.problems() == [])
    print("\(Self.rounds) kills, \(acknowledged.count) acknowledged records, \(kept.count) kept")
  }

  @Test("processes that make the same home at once agree on one", arguments: [2, 8])
  func creation(count: Int) async throws {
    for _ in 0..<2 {
      let place = try TemporaryHome()
      let output = URL(fileURLWithPath: place.home.path).deletingLastPathComponent().path + "/out"
      let children = try (0..<count).map { _ in
        try ChildProcess(["open", "--home", place.home.path], output: output)
      }
      #expect(children.map { $0.wait() } == Array(repeating: 0, count: count))
      let devices = try String(contentsOfFile: output, encoding: .utf8).split(separator: "\n")
      #expect(devices.count == count && Set(devices).count == 1)
      #expect(try await place.open().problems() == [])
    }
  }

  @Test(
    "threads that make the same home at once agree on one",
    arguments: [Store.Access.command, .server], [2, 8])
  func threads(access: Store.Access, count: Int) async throws {
    let devices = try await withThrowingTaskGroup(of: String.self) { group in
      for number in 0..<count {
        group.addTask { [place] in try place.open(access, device: "device-\(number)").device }
      }
      return try await group.reduce(into: Set<String>()) { $0.insert($1) }
    }
    #expect(devices.count == 1)
  }
}
