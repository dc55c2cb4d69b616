import CorePlugin
import CoreStorage
import Foundation
import Testing

@testable import CommandHost

@Suite("Help") struct HelpTests {
  let stage = HostStage()

  @Test(arguments: [
    (["--help"], "USAGE: probe "), (["-h"], "USAGE: probe "), (["help"], "USAGE: probe "),
    (["fail", "--help"], "USAGE: probe fail "), (["help", "fail"], "USAGE: probe fail "),
    (["--json", "--help"], "USAGE: probe "), (["--date", "nonsense", "--help"], "USAGE: probe "),
  ])
  func `stands on standard output, and needs no home`(
    arguments: [String], usage: String
  ) async {
    let outcome = await stage.run(ProbePlugin.root, arguments)
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    #expect(outcome.output.contains(usage), "\(outcome.output)")
    #expect(outcome.output.contains("--home <dir>"))
    #expect(outcome.output.hasSuffix("\n") && !outcome.output.hasSuffix("\n\n"))
    #expect(!FileManager.default.fileExists(atPath: stage.home.path))
  }

  @Test(arguments: [
    (["--help"], "USAGE: daybook "), (["help"], "USAGE: daybook "),
    (["garden", "--help"], "USAGE: daybook garden "),
    (["help", "garden"], "USAGE: daybook garden "),
    (["today", "--help"], "USAGE: daybook today "),
  ])
  func `knows the suite too`(arguments: [String], usage: String) async {
    let outcome = await stage.run(SuiteRoot<TestSuite>.self, arguments)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains(usage), "\(outcome.output)")
  }

  @Test(arguments: [["--version"], ["fail", "--version"]])
  func `tells the version`(arguments: [String]) async {
    #expect(await stage.run(ProbePlugin.root, arguments) == .init(output: "0.1.0\n"))
    #expect(await stage.run(SuiteRoot<TestSuite>.self, ["--version"]) == .init(output: "0.1.0\n"))
  }

  @Test(arguments: [("bash", "complete "), ("zsh", "#compdef probe"), ("fish", "complete -c ")])
  func `comes with completions`(shell: String, line: String) async {
    let outcome = await stage.run("--generate-completion-script", shell)
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    #expect(outcome.output.contains(line))
    #expect(outcome.output.contains("probe"))
  }
}
