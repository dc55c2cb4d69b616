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
    try await stage.store().collection(of: DayEntry.self).list().map(\.id).sorted()
  }

  /// Makes the whole file unreadable and returns its bytes.
  private func spoil() throws -> Data {
    for suffix in ["-wal", "-shm"] { unlink(path + suffix) }
    let bytes = Data(repeating: 7, count: 40_000)
    try bytes.write(to: URL(fileURLWithPath: path))
    chmod(path, 0o600)
    return bytes
  }

  @Test func `is told, and nothing is changed`() async throws {
    _ = await stage.daybook("probe", "keep", "one")
    let bytes = try spoil()
    #expect(await stage.daybook("probe", "keep", "two").status == 65)
    let found = await stage.daybook("doctor")
    #expect(
      found.output == """
        The file where your store should be is something else. daybook doctor --repair saves what \
        can be read, and offers a backup where nothing can.

        """)
    #expect(found.status == 65)
    let repaired = await stage.daybook("doctor", "--repair", "--json")
    #expect(repaired.status == 65)
    #expect(try repaired.json["healthy"] == false)
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == bytes)
  }

  @Test func `may be empty after a power cut, and is not taken for a new one`() async throws {
    _ = await stage.daybook("probe", "keep", "one")
    _ = await stage.daybook("backup", folder.path + "/one.sqlite")
    for suffix in ["-wal", "-shm"] { unlink(path + suffix) }
    truncate(path, 0)
    try FileManager.default.setAttributes(
      [.modificationDate: Date().addingTimeInterval(-3600)], ofItemAtPath: path)
    let told = await stage.daybook("probe", "keep", "two")
    #expect(told.status == 65)
    #expect(told.errors.hasPrefix("Your store’s file is empty, as a power cut may leave it.\n"))
    let repaired = await stage.daybook("doctor", "--repair", "--yes")
    #expect(repaired.status == 0, "\(repaired)")
    #expect(try await ids() == ["one"])
  }

  @Test func `was just emptied beside backups, from which it begins again`() async throws {
    _ = await stage.daybook("probe", "keep", "one")
    let backups = stage.home.path + "/backups"
    try FileManager.default.createDirectory(
      atPath: backups, withIntermediateDirectories: false)
    _ = await stage.daybook("backup", "into", backups)
    for name in ["daybook.sqlite-wal", "daybook.sqlite-shm", "whereabouts.json"] {
      unlink(stage.home.path + "/" + name)
    }
    truncate(path, 0)
    let told = await stage.daybook("probe", "keep", "two")
    #expect(told.errors.hasPrefix("Your store’s file is empty, as a power cut may leave it.\n"))
    let repaired = await stage.daybook("doctor", "--repair", "--yes")
    #expect(repaired.output.contains("/backups/daybook-2026-11-21.sqlite"), "\(repaired)")
    #expect(try await ids() == ["one"])
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
    let lost = try spoil()
    let asked = await self.stage.daybook("doctor", "--repair")
    #expect(asked.status == 65)
    #expect(
      asked.output == """
        The file where your store should be is something else. Nothing in it can be read. daybook \
        doctor --repair --yes starts again from \(folder.path)/1.sqlite.

        """)
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == lost)
    let repaired = await self.stage.daybook("doctor", "--repair", "--yes")
    #expect(repaired.status == 0, "\(repaired)")
    #expect(
      repaired.output == """
        Repaired: The store could not be opened, so it was started again from \
        \(folder.path)/1.sqlite; the old file is in \(kept).

        """)
    #expect(try await ids() == ["one", "two"])
    #expect(try stage.store().device != device)
    #expect(try Data(contentsOf: URL(fileURLWithPath: kept)) == lost)
    #expect(await self.stage.daybook("doctor").output.hasPrefix("Everything is well.\n"))
  }

  @Test(arguments: ["yes", "no", ""])
  func `begins again from a backup when the person agrees`(answer: String) async throws {
    var stage = HostStage(terminalColumns: 200)
    stage.facts.isInputTerminal = true
    stage.facts.readLine = { answer }
    _ = await stage.daybook("probe", "keep", "one")
    _ = await stage.daybook("backup", folder.path + "/copy.sqlite")
    let path = stage.home.path + "/daybook.sqlite"
    for suffix in ["-wal", "-shm"] { unlink(path + suffix) }
    try Data(repeating: 7, count: 40_000).write(to: URL(fileURLWithPath: path))
    let outcome = await stage.daybook("doctor", "--repair")
    #expect(outcome.errors == "Start again from \(folder.path)/copy.sqlite? Type yes: ")
    #expect(outcome.status == (answer == "yes" ? 0 : 65))
    #expect(outcome.output.contains("started again from") == (answer == "yes"))
  }

  @Test(arguments: [0..<100, 0..<4096, 4096..<8192])
  func `is made anew from what is left of it, whatever its beginning is`(
    lost: Range<Int>
  ) async throws {
    for name in ["one", "two"] { _ = await stage.daybook("probe", "keep", name) }
    try await stage.store().backUp(to: path + ".whole")
    for suffix in ["-wal", "-shm"] { unlink(path + suffix) }
    #expect(rename(path + ".whole", path) == 0)
    var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    bytes.replaceSubrange(lost, with: Data(repeating: 7, count: lost.count))
    try bytes.write(to: URL(fileURLWithPath: path))
    chmod(path, 0o600)
    let repaired = await stage.daybook("doctor", "--repair")
    #expect(repaired.status == 0, "\(repaired)")
    #expect(repaired.output.contains("2 of 2 changes and 2 of 2 entries are saved."))
    #expect(try await ids() == ["one", "two"])
    #expect(await stage.daybook("doctor").status == 0)
  }

  @Test func `begins again from the folder that devices share`() async throws {
    _ = await stage.daybook("probe", "keep", "one")
    _ = await stage.daybook("sync", "folder", folder.path)
    _ = await stage.daybook("probe", "keep", "two")
    _ = await stage.daybook("sync")
    _ = try spoil()
    #expect(await stage.daybook("doctor", "--repair", "--yes").status == 0)
    #expect(try await ids() == ["one", "two"])
    #expect(await stage.daybook("sync").output == "Sent: 0 changes. Received: 0 changes.\n")
  }

  @Test func `can be restored from a backup that the person has`() async throws {
    _ = await stage.daybook("probe", "keep", "one")
    let file = folder.path + "/copy.sqlite"
    _ = await stage.daybook("backup", file)
    let lost = try spoil()
    let notes = folder.path + "/notes.txt"
    try Data("notes".utf8).write(to: URL(fileURLWithPath: notes))
    #expect(await stage.daybook("restore", notes).status == 65)
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == lost)
    #expect(
      await stage.daybook("restore", file).output == """
        Restored from \(file).
        What was here before has been saved in \(kept).

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
      let repaired = await stage.daybook("doctor", "--repair", "--yes")
      #expect(repaired.status == 0, "\(repaired)")
      #expect(try await ids() == ["one"])
      let kept = try Data(contentsOf: URL(fileURLWithPath: copy))
      #expect(kept.dropFirst(4096) == bytes.dropFirst(4096))
      // A store lost a second time is kept beside the first copy.
      for suffix in ["-wal", "-shm"] { unlink(path + suffix) }
      try bytes.write(to: URL(fileURLWithPath: path))
    }
  }
}
