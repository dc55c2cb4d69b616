import ArgumentParser
import CorePlugin
import Testing

@testable import CommandHost

@Suite("A suite's command found by its name alone") struct SuiteDirectCommandTests {
  @Test(arguments: [
    [], ["--json"], ["--offline", "--plain"], ["--lang", "sk"], ["--lang", "sk", "--verbose"],
    ["history"], ["history", "--limit", "3"], ["undo", "--dry-run", "--json"], ["settings"],
    ["profile", "list"], ["sync", "status", "--json"], ["remind"], ["doctor", "--screen-reader"],
    ["garden"], ["garden", "--json"], ["open", "--lang=de"],
  ])
  func `is the one that the whole tree finds`(arguments: [String]) throws {
    let direct = try #require(TestSuite.directCommand(arguments))
    let parsed = try #require(
      try SuiteRoot<TestSuite>.parseAsRoot(arguments) as? any PluginCommand)
    #expect(type(of: direct.command) == type(of: parsed))
    #expect(direct.options == parsed.shared.values)
  }

  @Test(arguments: [
    ["--help"], ["--version"], ["help", "history"], ["nothing"], ["--nothing"], ["--date"],
    ["--json", "history"], ["--json", "garden"], ["history", "--help"], ["history", "--limit"],
    ["profile", "nothing"], ["--offline", "nothing"],
  ])
  func `is left to the tree where it takes more`(arguments: [String]) {
    #expect(TestSuite.directCommand(arguments)?.options == nil)
  }
}
