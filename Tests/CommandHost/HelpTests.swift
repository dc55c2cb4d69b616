import CoreModels
import CorePlugin
import CoreStorage
import Foundation
import TestSupport
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

  @Test func `is in the language of the option`() async {
    let stage = HostStage(environment: ["LANG": "de_DE.UTF-8"])
    let output = await stage.daybook("redo", "--help", "--lang", "sk").output
    #expect(
      output.hasPrefix(
        """
        PREHĽAD: Obnoví, čo ste naposledy vrátili späť.

        Funguje, kým nenapíšete niečo nové;
        """), "\(output)")
    #expect(output.contains("\nPOUŽITIE: daybook redo [<voľby>]\n\nVOĽBY:\n"), "\(output)")
    #expect(output.contains("Nepoužije sieť."))
    #expect(output.contains("  --date <deň>            "), "\(output)")
    #expect(output.contains("  Ukáže verziu.\n"))
    #expect(output.hasSuffix("  Ukáže túto pomoc.\n"))
  }

  @Test func `begins with a command's own options, on lines of 80 columns`() async {
    let output = await stage.daybook("undo", "--help").output
    let own = output.firstRange(of: "  --list ")
    let shared = output.firstRange(of: "  --home <dir>")
    #expect(own.map(\.lowerBound) ?? output.endIndex < shared?.lowerBound ?? output.startIndex)
    for path in [[], ["garden"], ["probe"]] {
      let lines = await stage.run(SuiteRoot<TestSuite>.self, path + ["--help"]).output
        .split(separator: "\n")
      #expect(lines.allSatisfy { $0.count <= 80 }, "\(lines)")
    }
  }

  @Test(arguments: [20, 30, 47]) func `puts explanations below labels where it is narrow`(
    columns: Int
  ) async {
    let stage = HostStage(terminalColumns: columns)
    let output = await stage.daybook("undo", "--help").output
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
    // A word that is longer is left whole.
    #expect(
      lines.allSatisfy { $0.count <= columns || !$0.drop { $0 == " " }.contains(" ") }, "\(output)")
    if columns == 20 {
      #expect(
        output.contains(
          """

          OPTIONS:
            --by <name>
              Everything from
              one source:
              page, api,
              import, sync,
              command, or a
              token’s or
              device’s name.

          """), "\(output)")
    }
  }

  @Test func `is in the person's own language, else in that of the locale`() async throws {
    let stage = HostStage(environment: ["LANG": "de_DE.UTF-8"])
    #expect(await stage.daybook("--help").output.contains("Alle Apps für einen guten Tag"))
    try await stage.store().set(SuiteSettings.languageSetting, to: "hu")
    #expect(await stage.daybook("--help").output.contains("Minden alkalmazás egy jó naphoz"))
    let elsewhere = ["--home", stage.folder.path + "/other", "--help"]
    #expect(
      await stage.run(SuiteRoot<TestSuite>.self, elsewhere).output
        .contains("Alle Apps für einen guten Tag"))
  }

  @Test(arguments: [["--generate-completion-script", "zsh"], ["--experimental-dump-help"]])
  func `is English for programs`(arguments: [String]) async {
    let stage = HostStage(environment: ["LANG": "de_DE.UTF-8"])
    let output = await stage.run(SuiteRoot<TestSuite>.self, arguments).output
    #expect(output.contains("Undo the last thing you wrote"), "\(output)")
    #expect(!output.contains("rückgängig"))
  }

  @Test func `has nothing that is in no catalog`() throws {
    let probe = try helpOutsideCatalogs(ProbePlugin.root)
    #expect(try helpOutsideCatalogs(SuiteRoot<SilentSuite>.self) == probe)
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
