import CoreModels
import CoreStorage
import Foundation
import SmallDisk
import Testing

#if os(Linux)
  /// A home on a small disk; commands print elsewhere.
  private struct CrampedHome {
    let disk: SmallDisk
    let command: Command

    /// Fills the home with `notes` notes, of which a thousand take half a mebibyte.
    init(kibibytes: Int = 12 << 10, notes: Int = 1000) async throws {
      disk = try SmallDisk(kibibytes: kibibytes)
      command = try Command()
      try FileManager.default.createDirectory(
        atPath: disk.path + "/home", withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
      try FileManager.default.createSymbolicLink(
        atPath: command.folder + "/home", withDestinationPath: disk.path + "/home")
      try await command.keepNotes(0..<notes)
    }

    /// Runs a command with that much free space and returns `true` if it succeeded. Otherwise
    /// checks that it explained the failure and left the home unchanged, unless it `mayBegin` with
    /// the available space.
    func tries(
      _ line: [String], leaving kibibytes: Int, mayBegin: Bool = false
    ) async throws -> Bool {
      let before = try await command.state()
      disk.fill(leaving: kibibytes)
      let outcome = try await command.run("daybook", line + ["--json"])
      disk.empty()
      if outcome.status == 0 { return true }
      #expect([73, 74].contains(outcome.status), "\(kibibytes) KiB: \(outcome)")
      let message = try outcome.json["error"]?["message"]
      #expect(message != nil, "\(kibibytes) KiB: \(outcome)")
      #expect(try outcome.json["error"]?["code"] != "unexpected", "\(outcome)")
      if !mayBegin {
        #expect(try await command.state() == before, "\(kibibytes) KiB: \(outcome)")
      }
      return false
    }

    /// Runs the command with increasing space: it must fail at first and succeed in the end.
    func tries(
      _ line: [String], mayBegin: Bool = false, prepare: () async throws -> Void = {}
    ) async throws {
      var done: [Bool] = []
      for kibibytes in [0, 4, 16, 40, 64, 128, 256, 512, 1024, 2048, 6144] {
        try await prepare()
        done.append(try await tries(line, leaving: kibibytes, mayBegin: mayBegin))
      }
      #expect(done.first == false)
      #expect(done.last == true)
      let left = try FileManager.default.contentsOfDirectory(atPath: disk.path + "/home")
      #expect(!left.contains { $0.contains(".part") }, "\(left)")
      try await requireWell()
    }

    func requireWell() async throws {
      let found = try await command.run("daybook", ["doctor", "--json"]).json["findings"]
      // Only the lack of space may be reported.
      guard case .array(let findings) = found else { throw SmallDisk.Refused() }
      #expect(findings.allSatisfy { $0["code"] == "little_space" }, "\(findings)")
    }
  }

  @Suite(
    "A disk without room", .serialized,
    .enabled(if: SmallDisk.isPossible, "only root of a Linux machine can make a small disk"))
  struct FullDiskTests {
    /// A home elsewhere with other notes.
    private func source(_ line: [String], notes: Range<Int> = 1000..<2000) async throws -> Command {
      let source = try Command()
      try await source.keepNotes(notes)
      let outcome = try await source.run("daybook", line)
      #expect(outcome.status == 0, "\(outcome)")
      return source
    }

    @Test(arguments: ["json", "markdown", "csv"])
    func `an export is told, and what stood there stays`(format: String) async throws {
      let home = try await CrampedHome()
      try await home.command.run("daybook", ["lesson", "add", "Go slowly"]).requireDone()
      let (file, old) = (home.disk.path + "/old", Data("what stood there".utf8))
      guard format == "json" else {
        home.disk.fill(leaving: 0)
        let outcome = try await home.command.run(
          "daybook", ["export", "--format", format, "--out", file, "--json"])
        #expect([73, 74].contains(outcome.status), "\(outcome)")
        home.disk.empty()
        // Some of its files may be there.
        try await home.command.run(
          "daybook", ["export", "--format", format, "--out", file, "--force"]
        ).requireDone()
        return
      }
      try await home.tries(["export", "--force", "--out", file]) {
        try old.write(to: URL(fileURLWithPath: file))
      }
      #expect(
        try await home.command.state() == Data(contentsOf: URL(fileURLWithPath: file)))
    }

    @Test func `an import is all or nothing`() async throws {
      let home = try await CrampedHome()
      let source = try await source(["export"])
      let file = source.folder + "/all.json"
      try await source.run("daybook", ["export", "--out", file]).requireDone()
      try await home.tries(["import", file])
      #expect(try await home.command.store().collection(of: Note.self).list().count == 2000)
    }

    @Test func `a backup is whole or not there, and an older one stays`() async throws {
      let home = try await CrampedHome()
      let file = home.disk.path + "/copy.sqlite"
      try await home.command.run("daybook", ["backup", file]).requireDone()
      let old = try Data(contentsOf: URL(fileURLWithPath: file))
      try await home.command.keepNotes(1000..<1100)
      #expect(try await home.tries(["backup", file, "--force"], leaving: 64) == false)
      #expect(try Data(contentsOf: URL(fileURLWithPath: file)) == old)
      try await home.tries(["backup", file]) { unlink(file) }
    }

    @Test func `a restore leaves what was there`() async throws {
      let source = try Command()
      try await source.keepNotes(1000..<2000)
      let file = source.folder + "/copy.sqlite"
      try await source.run("daybook", ["backup", file]).requireDone()
      let home = try await CrampedHome()
      try await home.tries(["restore", file])
      #expect(try await home.command.state() == source.state())
    }

    @Test func `a sync goes on when there is room`() async throws {
      let home = try await CrampedHome()
      let (folder, other) = (home.disk.path + "/shared", try Command())
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try await other.keepNotes(1000..<1400)
      for command in [home.command, other] {
        try await command.run("daybook", ["sync", "folder", folder]).requireDone()
      }
      try await home.command.run("daybook", ["sync"]).requireDone()
      var next = 2000
      try await home.tries(["sync"]) {
        try await home.command.keepNotes(next..<next + 100)
        next += 100
      }
      for command in [other, home.command] {
        try await command.run("daybook", ["sync"]).requireDone()
      }
      #expect(try await other.state() == home.command.state())
    }

    @Test func `what comes from a shared folder waits for room`() async throws {
      let home = try await CrampedHome()
      let other = try Command()
      let folder = other.folder + "/shared"
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      for command in [home.command, other] {
        try await command.run("daybook", ["sync", "folder", folder]).requireDone()
      }
      try await other.keepNotes(1000..<2000)
      try await other.run("daybook", ["sync"]).requireDone()
      try await home.tries(["sync"], mayBegin: true)
      #expect(try await home.command.store().collection(of: Note.self).list().count == 2000)
    }

    @Test func `a doctor leaves a damaged store as it is until there is room`() async throws {
      let home = try await CrampedHome()
      let path = home.disk.path + "/home/daybook.sqlite"
      try await home.command.run("daybook", ["backup", path + ".whole"]).requireDone()
      for suffix in ["-wal", "-shm"] { unlink(path + suffix) }
      var bytes = try Data(contentsOf: URL(fileURLWithPath: path + ".whole"))
      for page in [30, 60] {
        bytes.replaceSubrange(page * 4096..<page * 4096 + 4096, with: Data(count: 4096))
      }
      try bytes.write(to: URL(fileURLWithPath: path))
      chmod(path, 0o600)
      unlink(path + ".whole")
      for kibibytes in [0, 16, 64, 256, 512, 1024] {
        home.disk.fill(leaving: kibibytes)
        let outcome = try await home.command.run("daybook", ["doctor", "--repair", "--json"])
        home.disk.empty()
        guard outcome.status != 0 else { continue }
        #expect([65, 73, 74].contains(outcome.status), "\(kibibytes) KiB: \(outcome)")
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == bytes, "\(kibibytes) KiB")
      }
      _ = try await home.command.run("daybook", ["doctor", "--repair"])
      try await home.requireWell()
      #expect(try await home.command.store().collection(of: Note.self).list().count > 500)
    }
  }

  extension Command.Outcome {
    fileprivate func requireDone() throws { try #require(status == 0, "\(self)") }
  }
#endif
