import ArgumentParser
import CoreModels
import CorePlugin
import CoreTerminal
import TestSupport
import Testing

@Suite("A product as a command") struct RootTests {
  private func parse(
    _ root: any ParsableCommand.Type, _ arguments: [String]
  ) throws -> any PluginCommand {
    try #require(try root.parseAsRoot(arguments) as? any PluginCommand)
  }

  @Test(arguments: [
    "--json say hello", "say --json hello", "say hello --json", "--json show", "show --json",
    "--json",
  ])
  func `understands shared options before and after the subcommand`(line: String) throws {
    let words = line.split(separator: " ").map(String.init)
    #expect(try parse(TinyPlugin.root, words).shared.json)
    #expect(try parse(TinySuite.self, ["tiny"] + words).shared.json)
    #expect(
      try parse(TinySuite.self, ["--json", "tiny"] + words.filter { $0 != "--json" }).shared.json)
  }

  @Test(arguments: [
    [
      "--home", "/h", "--lang", "sk", "say", "a", "--profile", "eva", "--offline",
      "--date=2026-01-02",
    ],
    [
      "say", "--home=/h", "a", "--lang=sk", "--date", "2026-01-02", "--profile", "eva", "--offline",
    ],
    [
      "--offline", "--profile", "eva", "--date", "2026-01-02", "--home", "/h", "--lang", "sk",
      "say", "a",
    ],
  ])
  func `puts options from both places together`(words: [String]) throws {
    for shared in [
      try parse(TinyPlugin.root, words).shared,
      try parse(TinySuite.self, ["tiny"] + words).shared,
    ] {
      #expect(shared.home == "/h")
      #expect(shared.lang == "sk")
      #expect(shared.profile == "eva")
      #expect(shared.date == "2026-01-02")
      #expect(shared.offline)
      #expect(!shared.json && !shared.plain && !shared.verbose)
      #expect(shared.color == .auto)
    }
  }

  @Test func `has the last word where an option is given twice`() throws {
    #expect(
      try parse(TinyPlugin.root, ["--lang", "sk", "show", "--lang", "de"]).shared.lang == "de")
  }

  @Test func `takes what follows two hyphens as it is`() async throws {
    let stage = try Stage()
    #expect(try await stage.run(TinyPlugin.self, ["say", "--", "--json"]) == "--json\n")
    #expect(try await stage.run(TinyPlugin.self, ["say", "--json", "--", "-x"]) == "[\"-x\"]\n")
  }

  @Test(arguments: [
    ["say", "-5"], ["say", "-5", "--json"], ["say", "-5", "--lang", "sk"],
    ["--plain", "say", "-5", "--offline"], ["say", "--lang=sk", "-5"], ["say", "-5", "--times=1"],
    ["say", "-5", "--times", "1"],
  ])
  func `takes what begins with a hyphen and can be no option as it is`(
    words: [String]
  ) async throws {
    let stage = try Stage()
    #expect(try await stage.run(TinyPlugin.self, words).contains("-5"))
  }

  @Test(arguments: ["-33.87,151.21", "-.5", "- a dash", "-cold and -windy", "--cold too"])
  func `takes a text that begins with a hyphen`(text: String) async throws {
    let stage = try Stage()
    #expect(try await stage.run(TinyPlugin.self, ["say", text]) == text + "\n")
  }

  @Test(arguments: [["say", "a", "--times", "-4"], ["say", "--times", "-4", "a"]])
  func `says what is wrong with a value below nothing`(words: [String]) async throws {
    let stage = try Stage()
    await #expect(throws: OptionError.badNumber(option: "times", allowed: 1...3)) {
      try await stage.run(TinyPlugin.self, words)
    }
  }

  @Test(arguments: [["say", "-x"], ["say", "-5", "--unknown", "x"], ["-5"], ["say", "a", "-5"]])
  func `leaves what fits nowhere to the parser`(words: [String]) {
    #expect(throws: (any Error).self) { try words.parsed { try TinyPlugin.root.parseAsRoot($0) } }
    #expect(TinyPlugin.directCommand(words)?.options == nil)
  }

  @Test func `shows its main screen where no subcommand is named`() async throws {
    let stage = try Stage()
    #expect(try await stage.run(TinyPlugin.self, []) == "It is 2026-11-21.\n")
    #expect(
      try await stage.run(TinyPlugin.self, ["--date", "2026-01-02"]) == "It is 2026-01-02.\n")
    #expect(try await stage.json(TinyPlugin.self, ["show"]) == ["day": "2026-11-21"])
  }

  @Test func `keeps the options of its own commands`() async throws {
    let stage = try Stage()
    #expect(try await stage.run(TinyPlugin.self, ["say", "a", "--times", "2"]) == "a\na\n")
    await #expect(throws: OptionError.badNumber(option: "times", allowed: 1...3)) {
      try await stage.run(TinyPlugin.self, ["say", "a", "--times", "4"])
    }
  }

  @Test(arguments: [["--version"], ["say", "--version"], ["show", "--version"]])
  func `tells its version`(words: [String]) {
    let error = #expect(throws: (any Error).self) { try TinyPlugin.root.parseAsRoot(words) }
    #expect(error.map { TinyPlugin.root.fullMessage(for: $0) } == "0.1.0")
    #expect(error.map { TinyPlugin.root.exitCode(for: $0) } == .success)
  }

  @Test func `lists each of its commands once in its help`() {
    let help = TinyPlugin.root.helpMessage()
    #expect(help.contains("OVERVIEW: A product of the tests."))
    #expect(help.split(separator: "\n").filter { $0.hasPrefix("  show") }.count == 1)
    #expect(help.split(separator: "\n").filter { $0.hasPrefix("  say") }.count == 1)
  }

  @Test func `has help in the language that is asked for, and in English where none is`() {
    #expect(TinyPlugin.root.helpMessage().contains("Do not use the network."))
    HelpLanguage.$current.withValue(.polish) {
      #expect(TinyPlugin.root.helpMessage().contains("Nie używa sieci."))
    }
  }

  @Test func `that has no main screen shows its help`() throws {
    var command = try BarePlugin.root.parseAsRoot([])
    let error = #expect(throws: (any Error).self) { try command.run() }
    #expect(error.map { BarePlugin.root.exitCode(for: $0) } == .success)
    #expect(BarePlugin.root.helpMessage().contains("Everything is left out."))
  }

  @Test func `has an empty default for everything else`() async throws {
    let plugin = BarePlugin()
    #expect(plugin.records.isEmpty && plugin.commands.isEmpty)
    #expect(plugin.routes.isEmpty && plugin.pages.isEmpty)
    #expect(try await Stage().card(BarePlugin.self) == nil)
  }
}
