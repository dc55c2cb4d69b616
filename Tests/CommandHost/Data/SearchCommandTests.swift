import CoreModels
import CoreStorage
import Testing

@testable import CommandHost

@Suite("daybook search") struct SearchCommandTests {
  private let stage = HostStage()

  @Test func `finds words in every app, and marks them`() async throws {
    for id in ["a-walk", "the-river", "Wälk"] { _ = await stage.daybook("probe", "keep", id) }
    let outcome = await stage.daybook("search", "walk")
    #expect(outcome.output.hasPrefix("Probe\n  "))
    #expect(outcome.output.contains("a-walk") && outcome.output.contains("Wälk"))
    #expect(!outcome.output.contains("river"))
    let found = try await stage.daybook("search", "riv", "--product", "probe", "--json").json
    #expect(
      found == [
        [
          "product": "probe", "kind": "probe.kept", "id": "the-river", "day": nil,
          "excerpt": [["text": "the-", "match": false], ["text": "river", "match": true]],
        ]
      ])
  }

  @Test(arguments: [
    (["search", " "], "There is nothing to search for."),
    (
      ["search", "a", "--day", "2026-11-21..2026-11-01"],
      "“2026-11-21..2026-11-01” ends before it begins."
    ),
  ])
  func `refuses what can find nothing`(arguments: [String], message: String) async {
    let outcome = await stage.run(SuiteRoot<TestSuite>.self, arguments)
    #expect(outcome.status == 64)
    #expect(outcome.errors.hasPrefix(message), "\(outcome.errors)")
  }

  @Test func `keeps to an app, to days and to the past`() async throws {
    _ = await stage.daybook("probe", "keep", "river")
    for arguments in [
      ["--product", "garden"], ["--day", "2026-11-01..2026-11-21"], ["--as-of", "2026-11-20"],
      ["--day", "last week"], ["--day", "last month..yesterday"],
    ] {
      let outcome = await stage.run(
        SuiteRoot<TestSuite>.self, ["search", "river"] + arguments)
      #expect(outcome.output == "Nothing found.\n")
    }
    #expect(
      await stage.daybook("search", "river", "--as-of", "2026-11-21").output == "Probe\n  river\n")
    #expect(await stage.daybook("search", "river", "--product", "nobody").status == 66)
  }
}
