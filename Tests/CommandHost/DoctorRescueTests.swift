import CoreModels
import CoreStorage
import Foundation
import Testing

@testable import CommandHost

@Suite("A store that cannot be opened any more") struct DoctorRescueTests {
  private let stage = HostStage()
  private let folder = TemporaryFolder()

  private var path: String { stage.home.path + "/daybook.sqlite" }
  private var kept: String { stage.home.path + "/replaced/damaged-20261121T093000Z.sqlite" }

  private func ids() async throws -> [String] {
    try await stage.store().collection(of: Kept.self).list().map(\.id).sorted()
  }

  /// Nobody can read its first page any more; answers the file's bytes.
  private func spoil() async throws -> Data {
    try await stage.store().backUp(to: path + ".whole")
    for suffix in ["-wal", "-shm"] { unlink(path + suffix) }
    #expect(rename(path + ".whole", path) == 0)
    var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    bytes.replaceSubrange(0..<4096, with: Data(repeating: 7, count: 4096))
    try bytes.write(to: URL(fileURLWithPath: path))
    chmod(path, 0o600)
    return bytes
  }

  @Test func `is told, and nothing is changed`() async throws {
    _ = await stage.daybook("probe", "keep", "one")
    let bytes = try await spoil()
    #expect(await stage.daybook("probe", "keep", "two").status == 65)
    let found = await stage.daybook("doctor")
    #expect(
      found.output == """
        The file where your store should be is something else. daybook doctor --repair keeps the \
        file and begins again from your newest backup.

        """)
    #expect(found.status == 65)
    let repaired = await stage.daybook("doctor", "--repair", "--json")
    #expect(repaired.status == 65)
    #expect(try repaired.json["healthy"] == false)
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == bytes)
  }

  @Test func `begins again from the newest backup that is whole`() async throws {
    var stage = stage
    for (number, name) in ["one", "two", "three"].enumerated() {
      let now = Instant("2026-11-21T09:0\(number):00Z")
      stage.facts.now = { now ?? Instant(milliseconds: 0) }
      _ = await stage.daybook("probe", "keep", name)
      _ = await stage.daybook("backup", folder.path + "/\(number).sqlite")
    }
    let damaged = folder.path + "/2.sqlite"
    var bytes = try Data(contentsOf: URL(fileURLWithPath: damaged))
    bytes.replaceSubrange(4096..<20_000, with: Data(count: 20_000 - 4096))
    try bytes.write(to: URL(fileURLWithPath: damaged))
    let device = try stage.store().device
    let lost = try await spoil()
    let repaired = await self.stage.daybook("doctor", "--repair")
    #expect(repaired.status == 0, "\(repaired)")
    #expect(
      repaired.output == """
        Put right: The store could not be opened and begins again from \(folder.path)/1.sqlite; \
        the file is kept in \(kept).

        """)
    #expect(try await ids() == ["one", "two"])
    #expect(try stage.store().device != device)
    #expect(try Data(contentsOf: URL(fileURLWithPath: kept)) == lost)
    #expect(await self.stage.daybook("doctor").output == "Everything is well.\n")
  }

  @Test func `begins again from the folder that devices share`() async throws {
    _ = await stage.daybook("probe", "keep", "one")
    _ = await stage.daybook("sync", "folder", folder.path)
    _ = await stage.daybook("probe", "keep", "two")
    _ = await stage.daybook("sync")
    _ = try await spoil()
    #expect(await stage.daybook("doctor", "--repair").status == 0)
    #expect(try await ids() == ["one", "two"])
    #expect(await stage.daybook("sync").output == "Sent: 0 changes. Received: 0 changes.\n")
  }

  @Test func `can be restored from a backup that the person has`() async throws {
    _ = await stage.daybook("probe", "keep", "one")
    let file = folder.path + "/copy.sqlite"
    _ = await stage.daybook("backup", file)
    let lost = try await spoil()
    let notes = folder.path + "/notes.txt"
    try Data("notes".utf8).write(to: URL(fileURLWithPath: notes))
    #expect(await stage.daybook("restore", notes).status == 65)
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == lost)
    #expect(
      await stage.daybook("restore", file).output == """
        Restored from \(file).
        What was here before is kept in \(kept).

        """)
    #expect(try await ids() == ["one"])
  }

  @Test func `of another program is left alone`() async throws {
    _ = await stage.daybook("probe", "keep", "one")
    _ = await stage.daybook("backup", folder.path + "/copy.sqlite")
    for suffix in ["-wal", "-shm"] { unlink(path + suffix) }
    var bytes = try Data(contentsOf: URL(fileURLWithPath: folder.path + "/copy.sqlite"))
    bytes.replaceSubrange(68..<72, with: Data([1, 2, 3, 4]))
    try bytes.write(to: URL(fileURLWithPath: path))
    let outcome = await stage.daybook("doctor", "--repair", "--json")
    #expect(try outcome.json["error"]?["code"] == "store_foreign", "\(outcome)")
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == bytes)
  }

  @Test func `of which only the first page can be read begins again too`() async throws {
    _ = await stage.daybook("probe", "keep", "one")
    let file = folder.path + "/copy.sqlite"
    _ = await stage.daybook("backup", file)
    for suffix in ["-wal", "-shm"] { unlink(path + suffix) }
    var bytes = try Data(contentsOf: URL(fileURLWithPath: file))
    bytes.replaceSubrange(4096..., with: Data(repeating: 0xA5, count: bytes.count - 4096))
    try bytes.write(to: URL(fileURLWithPath: path))
    chmod(path, 0o600)
    for copy in [kept, kept.replacing(".sqlite", with: "-2.sqlite")] {
      #expect(await stage.daybook("doctor").status == 65)
      let repaired = await stage.daybook("doctor", "--repair")
      #expect(repaired.status == 0, "\(repaired)")
      #expect(try await ids() == ["one"])
      #expect(try Data(contentsOf: URL(fileURLWithPath: copy)) == bytes)
      // What was lost once and is lost again is kept beside it.
      for suffix in ["-wal", "-shm"] { unlink(path + suffix) }
      try bytes.write(to: URL(fileURLWithPath: path))
    }
  }
}
