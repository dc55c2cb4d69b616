import CoreModels
import CoreReminders
import CoreStorage
import Foundation
import Testing

@testable import CommandHost

@Suite("daybook backup and restore") struct BackupCommandTests {
  private let stage = HostStage()

  private func kept() async throws -> [String] {
    try await stage.store().collection(of: DayEntry.self).list().map(\.id)
  }

  @Test func `a backup brings back what was there, and what was there since is kept too`()
    async throws
  {
    _ = await stage.daybook("probe", "keep", "one")
    let file = stage.folder.path + "/copy.sqlite"
    #expect(
      await stage.daybook("backup", file).output == "Everything has been copied to \(file).\n")
    _ = await stage.daybook("probe", "keep", "two")
    let replaced = stage.home.path + "/replaced/20261121T093000Z.sqlite"
    #expect(
      await stage.daybook("restore", file).output == """
        Restored from \(file).
        What was here before has been saved in \(replaced).

        """)
    #expect(try await kept() == ["one"])
    let again = try await stage.daybook("restore", replaced, "--json").json
    #expect(again["restored"] == .string(replaced))
    #expect(try await kept() == ["one", "two"])
  }

  @Test func `a folder that is not there is told, and not taken for the store's`() async {
    let file = stage.folder.path + "/none/copy.sqlite"
    let outcome = await stage.daybook("backup", file)
    #expect(outcome.status == 73)
    #expect(outcome.errors.hasPrefix("The file \(file) cannot be written."), "\(outcome.errors)")
  }

  @Test func `a sealed backup needs its passphrase`() async throws {
    var stage = stage
    _ = await stage.daybook("probe", "keep", "one")
    let file = stage.folder.path + "/copy.age"
    stage.facts.readLine = { "slow morning" }
    #expect(await stage.daybook("backup", "--passphrase", file).status == 0)
    stage.facts.readLine = { nil }
    let data = try #require(FileManager.default.contents(atPath: file))
    #expect(TestSuite.sealing?.isSealed(data) == true)
    stage.facts.isInputTerminal = true
    stage.facts.readSecret = { "fast morning" }
    let refused = await stage.daybook("restore", file, "--json")
    #expect(refused.status == 65)
    #expect(try refused.json["error"]?["code"] == "wrong_passphrase")
    stage.facts.readSecret = { "slow morning" }
    #expect(await stage.daybook("restore", file).status == 0)
    #expect(try await kept() == ["one"])
  }

  @Test func `two passphrases that differ, and an empty one, make no backup`() async throws {
    var stage = stage
    let file = stage.folder.path + "/copy.age"
    stage.facts.readLine = { "" }
    #expect(await stage.daybook("backup", "--passphrase", file).status == 64)
    #expect(!FileManager.default.fileExists(atPath: file))
  }

  @Test func `a folder keeps the newest of days, weeks and months`() async throws {
    var stage = stage
    let folder = stage.folder.path + "/copies"
    #expect(await stage.daybook("backup", "into", folder).status == 69)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data().write(to: URL(fileURLWithPath: folder + "/notes.txt"))
    for day in 0..<20 {
      let now = Instant("2026-11-01T09:30:00Z")?.adding(seconds: day * 86_400)
      stage.facts.now = { now ?? Instant(milliseconds: 0) }
      _ = await stage.daybook("backup", "into", folder)
    }
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        == [1, 8, 14, 15, 16, 17, 18, 19, 20].map {
          "daybook-2026-11-\($0 < 10 ? "0" : "")\($0).sqlite"
        } + ["notes.txt"])
  }

  @Test func `known backups are listed`() async throws {
    #expect(await stage.daybook("backup", "list").output == "Daybook knows of no backups yet.\n")
    let folder = stage.folder.path + "/copies"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for line in [["into", folder], [stage.folder.path + "/copy.sqlite"]] {
      _ = await stage.run(SuiteRoot<TestSuite>.self, ["backup"] + line)
    }
    let dated = folder + "/daybook-2026-11-21.sqlite"
    #expect(
      await stage.daybook("backup", "list").output
        == "\(dated)\n\(stage.folder.path)/copy.sqlite\n")
    try FileManager.default.removeItem(atPath: stage.folder.path + "/copy.sqlite")
    let listed = try await stage.daybook("backup", "list", "--json").json
    #expect(listed["backups"] == [.string(dated)])
  }

  @Test func `what is no backup is refused, and so is a file that is not there`() async throws {
    _ = await stage.daybook("probe", "keep", "one")
    let file = stage.folder.path + "/notes.txt"
    try Data("just notes".utf8).write(to: URL(fileURLWithPath: file))
    let outcome = await stage.daybook("restore", file, "--json")
    #expect(outcome.status == 65)
    #expect(try outcome.json["error"]?["code"] == "not_a_backup")
    #expect(await stage.daybook("restore", file + ".gone").status == 66)
    #expect(try await kept() == ["one"])
  }

  @Test(arguments: ["/dev/null", "-", "home/daybook.sqlite", "home"])
  func `a backup is written over nothing but files, and never over the store`(
    target: String
  ) async throws {
    _ = await stage.daybook("probe", "keep", "one")
    let path = target.hasPrefix("home") ? stage.folder.path + "/" + target : target
    for line in [["backup", path], ["export", "--out", path]] where path != "-" || line.count == 2 {
      let outcome = await stage.run(SuiteRoot<TestSuite>.self, line + ["--json"])
      #expect(outcome.status == 73, "\(line): \(outcome)")
      let code = target.hasSuffix("sqlite") ? "own_file" : "not_a_file"
      #expect(try outcome.json["error"]?["code"] == .string(code))
    }
    #expect(try await kept() == ["one"])
    #expect(await stage.daybook("doctor").status == 0)
  }

  @Test func `two restores in one instant keep what each replaced`() async throws {
    _ = await stage.daybook("probe", "keep", "one")
    let file = stage.folder.path + "/copy.sqlite"
    _ = await stage.daybook("backup", file)
    for _ in 0..<2 { #expect(await stage.daybook("restore", file).status == 0) }
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: stage.home.path + "/replaced").sorted()
        == ["20261121T093000Z-2.sqlite", "20261121T093000Z.sqlite"])
  }
}
