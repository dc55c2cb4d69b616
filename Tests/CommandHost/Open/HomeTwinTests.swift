import CoreModels
import CorePlugin
import CoreTerminal
import TestSupport
import Testing

@testable import CommandHost

@Suite("The open screen for ears") struct HomeTwinTests {
  private func transcript(_ typed: String...) async throws -> String {
    let stage = try Stage(kinds: ProbePlugin().records, typed: typed)
    try await OpenCommand<TestSuite>().run(in: stage.world)
    return stage.output
  }

  @Test func `offers commands in the pseudo-language too`() async throws {
    var session = try await HomeSession<TestSuite>(in: Stage(kinds: ProbePlugin().records).world)
    try await PseudoLanguage.$isOn.withValue(true) { _ = try await session.press(":") }
    let meanings = try #require(session.state.prompt).choices.map(\.meaning)
    // Those of the probe are in no catalog.
    #expect(meanings.contains { $0.hasPrefix("[") })
  }

  @Test func `numbers its rows and does one thing a line`() async throws {
    let said = try await transcript(
      "9", ":probe keep two", "u", "/two", "[", "]", "]", ":probe nothing", "-", "?", "", "q")
    #expect(
      said == """
        Today, Saturday, 21 November 2026
        Garden
        1. Water the ferns while it is still cool.
        2. 2026-11-21: 蕨 🌿 0
        Broken
        3. This card cannot be shown: All has wilted.
        Type a row’s number to act on it, ? for more, q to quit.
        > There is no row 9.
        > Kept two.
        > Undone: 2026-11-21 09:30, Probe, two: added
        > Nothing found.
        > Friday, 20 November 2026, as it stood then
        Garden
        1. Water the ferns while it is still cool.
        2. 2026-11-20: 蕨 🌿 0
        Broken
        3. This card cannot be shown: All has wilted.
        > Today, Saturday, 21 November 2026
        Garden
        1. Water the ferns while it is still cool.
        2. 2026-11-21: 蕨 🌿 0
        Broken
        3. This card cannot be shown: All has wilted.
        > This is today already.
        > There is no command “nothing”. “daybook probe --help” lists the commands and options.
        > That key does nothing here; ? shows those that do.
        > 3: act on row 3, or hear all of its card
        3-: do the opposite in row 3
        3a: add an entry
        3e: write in your editor
        u, r: undo, redo
        U: list the last changes and undo one
        3v: list earlier versions of the row and bring one back
        [, ]: everything as it stood a day earlier, a day later
        /ferns: search everything you keep
        :mori up read 20: run any command
        Enter: hear all rows again
        q: quit
        > Today, Saturday, 21 November 2026
        Garden
        1. Water the ferns while it is still cool.
        2. 2026-11-21: 蕨 🌿 0
        Broken
        3. This card cannot be shown: All has wilted.
        > 
        """)
  }

  @Test func `answers what it does not know, and does nothing`() async throws {
    let said = try await transcript("xyz", "2 many", "1 one", "3- 5", "q")
    #expect(said.contains("> “xyz” is not an answer here; ? lists them.\n"), "\(said)")
    #expect(said.contains("“2 many” is not an answer here"))
    #expect(said.contains("“1 one” is not an answer here"))
    #expect(said.contains("“3- 5” is not an answer here"))
  }

  @Test func `lists the last changes and takes back the one that is named`() async throws {
    let said = try await transcript(":probe keep one", ":probe keep two", "U", "1", "/one", "q")
    #expect(
      said.contains(
        """
        > 2, 2026-11-21 09:30, Probe, two: added
        1, 2026-11-21 09:30, Probe, one: added
        Undo which number? Undone: 2026-11-21 09:30, Probe, one: added
        > Nothing found.
        """), "\(said)")
  }

  @Test func `looks at the past without changing it, and never opens itself`() async throws {
    let said = try await transcript("[", "u", ":probe keep two", "", ":open", ":today --help")
    #expect(said.split(separator: "The past can be looked at").count == 3, "\(said)")
    #expect(said.contains("“open” cannot run in here."))
    #expect(said.contains("USAGE: daybook today [<options>]\n"))
  }

  @Test func `opens what was found by its number`() async throws {
    let said = try await transcript(
      ":probe keep river", ":probe keep rain", "/r", "2", "/rain", "", "1", "q")
    #expect(
      said.contains(
        """
        > Probe
        1. river
        2. rain
        Open which number? {
        """), "\(said)")
    #expect(said.contains("Probe\n1. rain\nOpen which number? > {"), "\(said)")
  }

  @Test func `takes a language that is chosen meanwhile`() async throws {
    let said = try await transcript(":settings language sk", "", ":redo --help", "q")
    #expect(said.contains("\n> Dnes, sobota 21. novembra 2026\n"), "\(said)")
    #expect(said.contains("> PREHĽAD: Obnoví, čo ste naposledy vrátili späť."), "\(said)")
  }

  @Test func `speaks the person's language in help too`() async throws {
    var stage = try Stage(kinds: ProbePlugin().records, typed: [":redo --help", "q"])
    stage.world.language = .slovak
    try await OpenCommand<TestSuite>().run(in: stage.world)
    #expect(stage.output.contains("PREHĽAD: Obnoví, čo ste naposledy vrátili späť."))
  }

  @Test func `ends with its input`() async throws {
    #expect(try await transcript().hasSuffix("> "))
  }
}
