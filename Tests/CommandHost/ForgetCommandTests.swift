import CoreModels
import CoreStorage
import Foundation
import Testing

@testable import CommandHost

@Suite("daybook forget") struct ForgetCommandTests {
  private let stage = HostStage()

  private func kept() async throws -> [String] {
    try await stage.store().collection(of: DayEntry.self).list().map(\.id).sorted()
  }

  private func keep(_ ids: String...) async {
    for id in ids { _ = await stage.daybook("probe", "keep", id) }
  }

  @Test func `deletes for good what is named, and the history says so`() async throws {
    await keep("one", "two")
    let outcome = await stage.daybook("forget", "one", "--yes")
    #expect(
      outcome.output
        == "1 entry is gone for good. Other devices and the hub follow when they sync.\n")
    #expect(try await kept() == ["two"])
    #expect(
      await stage.daybook("history").output == """
        2026-11-21 09:30 · Probe · one: deleted for good
        2026-11-21 09:30 · Probe · two: added

        """)
    #expect(
      await stage.daybook("history", "one").output
        == "1 · 2026-11-21 09:30 · Probe · one: deleted for good\n")
    #expect(await stage.daybook("bring-back", "one@1").status == 65)
    let undo = try await stage.daybook("undo", "3", "--json").json
    #expect(undo["error"]?["code"] == "forgotten")
    #expect(try await kept() == ["two"])
  }

  @Test func `asks somebody at a terminal first, and no script`() async throws {
    await keep("one")
    let unasked = try await stage.daybook("forget", "one", "--json").json
    #expect(unasked["error"]?["code"] == "forget_unasked")
    var asking = HostStage(terminalColumns: 80)
    asking.facts.isInputTerminal = true
    _ = await asking.daybook("probe", "keep", "one")
    asking.facts.readLine = { "no" }
    #expect(await asking.daybook("forget", "--product", "probe").output.contains("one"))
    #expect(try await asking.store().collection(of: DayEntry.self).list().count == 1)
    asking.facts.readLine = { "yes" }
    #expect(await asking.daybook("forget", "--product", "probe").status == 0)
    #expect(try await asking.store().collection(of: DayEntry.self).list().isEmpty)
  }

  @Test func `names the backups that still have it`() async throws {
    await keep("one", "two")
    let backup = stage.folder.path + "/before.sqlite"
    _ = await stage.daybook("backup", backup)
    let outcome = try await stage.daybook("forget", "--product", "probe", "--yes", "--json").json
    #expect(outcome["forgotten"] == 2)
    #expect(outcome["backups"] == .array([.string(backup)]))
    _ = await stage.daybook("backup", stage.folder.path + "/after.sqlite")
    let after = FileManager.default.contents(atPath: stage.folder.path + "/after.sqlite")
    #expect(after?.range(of: Data(#""id":"one""#.utf8)) == nil)
    #expect(after?.range(of: Data(#"probe.kept"#.utf8)) != nil)
  }

  private static let refused: [([String], Int32)] = [
    ([], 64), (["one", "--day", "today"], 64), (["--product", "nobody", "--yes"], 66),
    (["nothing", "--yes"], 66), (["--before", "2020-01-01", "--yes"], 66),
  ]

  @Test(arguments: refused)
  func `wants one thing that is there`(arguments: [String], status: Int32) async throws {
    await keep("one")
    let outcome = await stage.run(SuiteRoot<TestSuite>.self, ["forget"] + arguments)
    #expect(outcome.status == status)
    #expect(try await kept() == ["one"])
  }
}
