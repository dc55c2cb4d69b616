import CoreModels
import CorePlugin
import CoreTerminal
import TestSupport
import Testing

@Suite("An answer") struct AnswerTests {
  private func answered(
    _ style: AnswerStyle, isInteractive: Bool = false
  ) throws -> String {
    var stage = try Stage(isInteractive: isInteractive)
    stage.world.answers = style
    try stage.world.answer(["text": "One", "last_updated": nil]) { ["One", "", "Two"] }
    return stage.output
  }

  @Test(arguments: [AnswerStyle.drawn, .plain])
  func `is lines for a person`(style: AnswerStyle) throws {
    #expect(try answered(style) == "One\n\nTwo\n")
  }

  @Test func `is asked for where somebody sits at a terminal`() throws {
    let stage = try Stage(isInteractive: true, typed: ["  yes ", ""])
    #expect(stage.world.canAsk)
    #expect(stage.world.ask("Really?") == "yes")
    #expect(stage.world.ask("Really?")?.isEmpty == true)
    #expect(stage.world.ask("Really?") == nil)
    #expect((stage.output, stage.errors) == ("", "Really? Really? Really? "))
  }

  @Test func `is not asked for in a pipe, nor where plain lines or JSON are wanted`() throws {
    #expect(try !Stage(typed: ["yes"]).world.canAsk)
    #expect(try !Stage(isInteractive: true).world.canAsk)
    var stage = try Stage(isInteractive: true, typed: ["yes"])
    for style in [AnswerStyle.plain, .json] {
      stage.world.answers = style
      #expect(!stage.world.canAsk)
    }
  }

  @Test func `is one JSON value in one line for a script`() throws {
    #expect(try answered(.json) == #"{"last_updated":null,"text":"One"}"# + "\n")
  }

  @Test func `is JSON that is easy to read on a terminal`() throws {
    #expect(
      try answered(.json, isInteractive: true) == """
        {
          "last_updated" : null,
          "text" : "One"
        }

        """)
  }

  @Test func `draws no lines for a script, and makes no JSON for a person`() throws {
    struct Unwanted: Error {}
    var stage = try Stage()
    try stage.world.answer({ throw Unwanted() }()) { [] }
    #expect(stage.output == "")
    stage.world.answers = .json
    try stage.world.answer([]) {
      Issue.record("lines were drawn")
      return []
    }
    #expect(stage.output == "[]\n")
  }

  @Test(
    arguments: [(.drawn, "\u{1B}[1mOne\u{1B}[0m"), (.plain, "One"), (.json, "One")]
      as [(AnswerStyle, String)])
  func `has colours only where it is drawn`(style: AnswerStyle, text: String) throws {
    var stage = try Stage(isInteractive: true, colors: .ansi16)
    stage.world.answers = style
    #expect(stage.world.styled("One", .bold) == text)
  }

  @Test(arguments: [(1, 20), (19, 20), (20, 20), (80, 80), (200, 200)])
  func `has at least 20 columns`(terminal: Int, columns: Int) throws {
    #expect(try Stage(columns: terminal).world.columns == columns)
  }
}
