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
        == "Would take in 2 changes; nothing was written.\n")
    #expect(try await other.store().history().isEmpty)
    #expect(await other.daybook("import", file).output == "Took in 2 changes.\n")
    #expect(
      try await other.daybook("import", file, "--json").json
        == ["added": 0, "known": 2, "overtaken": 0, "dry_run": false])
    #expect(await other.daybook("export").output == (await one.daybook("export")).output)
    #expect(try await other.store().collection(of: Kept.self).list().map(\.id) == ["one", "two"])
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

  @Test func `an export that cannot be written says so`() async throws {
    let stage = HostStage()
    #expect(await stage.daybook("export", "--out", "/nowhere/all.json").status == 73)
  }
}
