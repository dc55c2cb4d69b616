import CoreModels
import CorePlugin
import CoreTerminal
import Testing

@testable import CommandHost

@Suite("The terminal that a command is given") struct ProcessFactsTests {
  @Test(
    arguments: [
      ([:], [], "ansi16"), (["TERM": "xterm-256color"], [], "ansi256"),
      (["COLORTERM": "truecolor"], [], "trueColor"), (["NO_COLOR": "1"], [], "none"),
      (["NO_COLOR": ""], [], "ansi16"), (["NO_COLOR": "1"], ["--color", "always"], "ansi16"),
      ([:], ["--color=never"], "none"), (["TERM": "dumb"], [], "none"), (["TERM": ""], [], "none"),
    ] as [([String: String], [String], String)])
  func `has the colours that it can show and that are wanted`(
    environment: [String: String], arguments: [String], colors: String
  ) async throws {
    let stage = HostStage(environment: environment, terminalColumns: 80)
    let outcome = await stage.run(ProbePlugin.root, arguments)
    #expect(try outcome.json["colors"] == .string(colors))
    #expect(try outcome.json["answers"] == "drawn")
  }

  @Test func `has none in a pipe, unless they are always wanted`() async throws {
    let stage = HostStage(environment: ["COLORTERM": "truecolor"])
    #expect(try await stage.facts()["colors"] == "none")
    let facts = try await stage.facts("--color", "always")
    #expect(facts["colors"] == "trueColor")
    #expect(facts["answers"] == "drawn")
    #expect(facts["interactive"] == false)
    #expect(try await stage.facts("--color", "always", "--plain")["answers"] == "plain")
  }

  @Test func `reads no arrows and Escapes into a typed line`() {
    var facts = HostStage().facts
    facts.readLine = { "\u{1B}[Ayes\u{1B}" }
    facts.isInputTerminal = true
    #expect(facts.terminal(color: .auto).readLine() == "yes")
    facts.isInputTerminal = false
    #expect(facts.terminal(color: .auto).readLine() == "\u{1B}[Ayes\u{1B}")
  }

  @Test func `cannot move the cursor of a dumb one`() async throws {
    #expect(try await HostStage(terminalColumns: 80).facts()["interactive"] == true)
    let dumb = HostStage(environment: ["TERM": "dumb"], terminalColumns: 80)
    #expect(try await dumb.facts()["interactive"] == false)
    #expect(!dumb.facts.terminal(color: .auto).isErrorInteractive)
  }

  @Test(
    arguments: [
      (40, [:], 40), (7, [:], 20), (500, ["COLUMNS": "40"], 500), (nil, [:], 80),
      (nil, ["COLUMNS": "40"], 40), (nil, ["COLUMNS": "3"], 20), (nil, ["COLUMNS": "-1"], 20),
      (nil, ["COLUMNS": "99999999999"], 1000), (nil, ["COLUMNS": "wide"], 80),
    ] as [(Int?, [String: String], Int64)])
  func `is as wide as it says, else as COLUMNS, else 80`(
    terminal: Int?, environment: [String: String], columns: Int64
  ) async throws {
    let stage = HostStage(environment: environment, terminalColumns: terminal)
    #expect(try await stage.facts()["columns"] == .integer(columns))
  }

  @Test(
    arguments: [
      (["LANG": "en_US.UTF-8"], true), (["LANG": "C"], false), (["LC_ALL": "C"], false),
      (["LC_CTYPE": "sk_SK.utf8", "LANG": "C"], true), (["LANG": ""], false),
    ])
  func `shows more than ASCII where the locale does`(
    environment: [String: String], isUnicode: Bool
  ) async throws {
    #expect(try await HostStage(environment: environment).facts()["unicode"] == .bool(isUnicode))
  }

  @Test func `reads the machine's clock and environment in a live process`() {
    let facts = ProcessFacts.live
    #expect(facts.now() > Instant(milliseconds: 1_700_000_000_000))
    #expect(facts.environment["PATH"] != nil)
  }
}
