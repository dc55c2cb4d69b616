import CoreModels
import CoreStorage
import Foundation
import Testing

@Suite("kill -9 while all of a home is on its way", .serialized) struct DataCrashTests {
  private let home: Command
  init() throws { home = try Command() }

  /// `CRASH_ROUNDS=1000` runs the full proof with 200 rounds each.
  private static var rounds: Int {
    max(2, (ProcessInfo.processInfo.environment["CRASH_ROUNDS"].flatMap { Int($0) } ?? 10) / 5)
  }

  /// Runs a command and kills it after a random time.
  private func interrupt(_ line: [String]) async throws {
    let running = try home.start("daybook", line)
    try await Task.sleep(for: .milliseconds(Int.random(in: 1...160)))
    running.kill()
    _ = try await running.end()
  }

  private func requireWell() async throws {
    let outcome = try await home.run("daybook", ["doctor"])
    // Copies of replaced files may be listed after that.
    #expect(outcome.output.hasPrefix("Everything is well.\n"), "\(outcome)")
  }

  @Test func `a backup is there whole or not at all, and the home as it was`() async throws {
    try await home.keepNotes(0..<2000)
    let before = try await home.state()
    let file = home.folder + "/copy.sqlite"
    for _ in 0..<Self.rounds {
      unlink(file)
      try await interrupt(["backup", file])
      #expect(try await home.state() == before)
      guard FileManager.default.fileExists(atPath: file) else { continue }
      let other = try Command()
      #expect(try await other.run("daybook", ["restore", file]).status == 0)
      #expect(try await Archive(of: other.store()).data() == before)
    }
    try await requireWell()
  }

  @Test func `a restore leaves what was there or what was in the backup`() async throws {
    try await home.keepNotes(0..<1000)
    let file = home.folder + "/copy.sqlite"
    #expect(try await home.run("daybook", ["backup", file]).status == 0)
    let restored = try await home.state()
    for round in 0..<Self.rounds {
      try await home.keepNotes(1000 + round * 10..<1000 + round * 10 + 10)
      let before = try await home.state()
      try await interrupt(["restore", file])
      let after = try await home.state()
      #expect(after == before || after == restored)
    }
    try await requireWell()
  }

  @Test func `an import leaves what was there or all of it`() async throws {
    let source = try Command()
    try await source.store().transaction { transaction in
      for number in 0..<2000 { try transaction.put(Note(id: "far-\(number)", text: "far")) }
    }
    let file = home.folder + "/all.json"
    #expect(try await source.run("daybook", ["export", "--out", file]).status == 0)
    for _ in 0..<Self.rounds {
      let path = home.folder + "/home"
      if FileManager.default.fileExists(atPath: path) {
        try FileManager.default.removeItem(atPath: path)
      }
      try await home.keepNotes(0..<3)
      try await interrupt(["import", file])
      let count = try await home.store().collection(of: Note.self).list().count
      #expect(count == 3 || count == 2003)
    }
    try await requireWell()
  }

  @Test func `a sync that was cut off goes on the next time, and nothing is lost`() async throws {
    let (folder, other) = (home.folder + "/shared", try Command())
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for command in [home, other] {
      #expect(try await command.run("daybook", ["sync", "folder", folder]).status == 0)
    }
    for round in 0..<Self.rounds {
      try await home.keepNotes(round * 300..<round * 300 + 300)
      try await interrupt(["sync"])
    }
    for command in [home, other, home] {
      #expect(try await command.run("daybook", ["sync"]).status == 0)
    }
    #expect(try await Archive(of: other.store()).data() == home.state())
    try await requireWell()
  }

  @Test func `a doctor who was called away has changed nothing`() async throws {
    try await home.keepNotes(0..<1000)
    let before = try await home.state()
    for _ in 0..<Self.rounds {
      try await interrupt(["doctor", "--repair"])
      #expect(try await home.state() == before)
    }
    try await requireWell()
  }

  @Test func `a doctor who was called away from a lost store loses no copy of it`() async throws {
    try await home.keepNotes(0..<1000)
    let before = try await home.state()
    let file = home.folder + "/copy.sqlite"
    #expect(try await home.run("daybook", ["backup", file]).status == 0)
    let (path, replaced) = (home.folder + "/home/daybook.sqlite", home.folder + "/home/replaced")
    let lost = Data(repeating: 7, count: 40_000)
    for _ in 0..<Self.rounds {
      for suffix in ["-wal", "-shm"] { unlink(path + suffix) }
      try lost.write(to: URL(fileURLWithPath: path))
      try? FileManager.default.removeItem(atPath: replaced)
      try await interrupt(["doctor", "--repair", "--yes"])
      if try Data(contentsOf: URL(fileURLWithPath: path)) == lost { continue }
      #expect(try await home.state() == before)
      let kept = try FileManager.default.contentsOfDirectory(atPath: replaced)
      #expect(
        try kept.contains {
          try Data(contentsOf: URL(fileURLWithPath: replaced + "/" + $0)) == lost
        })
    }
    let repaired = try await home.run("daybook", ["doctor", "--repair", "--yes"])
    #expect(repaired.status == 0, "\(repaired)")
    chmod(path, 0o600)
    try await requireWell()
  }
}
