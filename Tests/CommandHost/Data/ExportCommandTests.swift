import CoreModels
import CoreStorage
import Foundation
import Testing

@testable import CommandHost

@Suite("daybook export and import") struct ExportCommandTests {
  @Test func `carry everything to another home, once`() async throws {
    let (one, other) = (HostStage(), HostStage())
    _ = await one.daybook("probe", "keep", "one")
    _ = await one.daybook("probe", "keep", "two")
    let file = one.folder.path + "/all.json"
    #expect(await one.daybook("export", "--out", file).output == "Wrote 2 changes to \(file).\n")
    #expect(
      await other.daybook("import", file, "--dry-run").output
        == "Would import 2 changes; nothing was written.\n")
    #expect(try await other.store().history().isEmpty)
    #expect(await other.daybook("import", file).output == "Imported 2 changes.\n")
    #expect(
      try await other.daybook("import", file, "--json").json
        == ["added": 0, "known": 2, "overtaken": 0, "dry_run": false])
    #expect(await other.daybook("export").output == (await one.daybook("export")).output)
    #expect(
      try await other.store().collection(of: DayEntry.self).list().map(\.id) == ["one", "two"])
  }

  @Test func `what is no export is refused`() async throws {
    let stage = HostStage()
    let file = stage.folder.path + "/notes.txt"
    try Data("just notes".utf8).write(to: URL(fileURLWithPath: file))
    let outcome = await stage.daybook("import", file, "--json")
    #expect(outcome.status == 65)
    #expect(try outcome.json["error"]?["code"] == "not_an_export")
    #expect(await stage.daybook("import", file + ".gone").status == 66)
  }

  @Test func `nothing that exists is overwritten unasked, or in part`() async throws {
    let stage = HostStage()
    let (file, folder) = (stage.folder.path + "/all.json", stage.folder.path + "/tables")
    _ = await stage.daybook("probe", "keep", "one")
    for words in [
      ["export", "--out", file], ["export", "--format", "csv", "--out", folder],
      ["backup", stage.folder.path + "/copy.sqlite"],
    ] {
      #expect(await stage.run(SuiteRoot<TestSuite>.self, words).status == 0)
      let again = await stage.run(SuiteRoot<TestSuite>.self, words + ["--json"])
      #expect(again.status == 73)
      #expect(try again.json["error"]?["code"] == "file_exists")
      #expect(await stage.run(SuiteRoot<TestSuite>.self, words + ["--force"]).status == 0)
    }
    _ = await stage.daybook("mercy", "until", "2026-11-23")
    let partly = await stage.daybook("export", "--format", "csv", "--out", folder)
    #expect(partly.status == 73)
    #expect(!FileManager.default.fileExists(atPath: folder + "/suite.mercy.csv"))
  }

  @Test(arguments: [
    ["export", "--out", ""], ["backup", ""], ["backup", "into", " "], ["sync", "folder", ""],
    ["restore", ""], ["import", ""],
  ])
  func `an empty name is no file`(words: [String]) async throws {
    let outcome = await HostStage().run(SuiteRoot<TestSuite>.self, words + ["--json"])
    #expect(outcome.status == 64)
    #expect(try outcome.json["error"]?["code"] == "file_unnamed")
  }

  @Test func `an export that cannot be written says so`() async throws {
    let stage = HostStage()
    #expect(await stage.daybook("export", "--out", "/nowhere/all.json").status == 73)
  }
}

@Suite("daybook export for people and spreadsheets") struct ExportFormatTests {
  private let stage = HostStage()

  @Test func `csv has a file for each kind of record, and a folder is needed`() async throws {
    _ = await stage.daybook("probe", "keep", "one, \"two\"")
    #expect(await stage.daybook("export", "--format", "csv").status == 64)
    let folder = stage.folder.path + "/tables"
    #expect(
      await stage.daybook("export", "--format", "csv", "--out", folder).output
        == "Wrote 1 file to \(folder).\n")
    let text = try String(contentsOfFile: folder + "/probe.kept.csv", encoding: .utf8)
    #expect(text == "id,day\r\n\"one, \"\"two\"\"\",\r\n")
  }

  @Test func `csv has pauses and choices too, and objects in columns of their own`() async throws {
    _ = await stage.daybook("settings", "language", "sk")
    _ = await stage.daybook("mercy", "until", "2026-11-23")
    let folder = stage.folder.path + "/tables"
    _ = await stage.daybook("export", "--format", "csv", "--out", folder)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    #expect(names == ["suite.mercy.csv", "suite.setting.csv"])
  }

  @Test func `markdown has a page that leads to what the products have`() async throws {
    let folder = stage.folder.path + "/book"
    let outcome = try await stage.daybook(
      "export", "--format", "markdown", "--out", folder, "--json"
    ).json
    #expect(outcome["files"] == ["README.md", "garden/plants.md"])
    #expect(
      try String(contentsOfFile: folder + "/README.md", encoding: .utf8) == """
        # Daybook

        Saturday, 21 November 2026

        - [garden/plants.md](garden/plants.md)

        """)
    #expect(try String(contentsOfFile: folder + "/garden/plants.md", encoding: .utf8) == "Ferns\n")
  }

  @Test func `the schema is JSON`() async throws {
    #expect(
      try await stage.daybook("export", "--schema").json["title"] == "Daybook export, version 1")
  }
}
