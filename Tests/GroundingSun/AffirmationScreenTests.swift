import CoreModels
import CoreNet
import CoreTerminal
import TestSupport
import Testing

@testable import GroundingSun

@Suite("The card on a terminal") struct AffirmationScreenTests {
  @Test func `stands in the middle`() async throws {
    let stage = try Stage.sun(isInteractive: true, columns: 60)
    #expect(
      try await stage.sun() == """

                               Grounding Sun

          ╭──────────────────────────────────────────────────────╮
          │                                                      │
          │              I am allowed to go slowly.              │
          │                                                      │
          ╰──────────────────────────────────────────────────────╯

                      grounding-sun new gives another


        """)
  }

  @Test func `fits twenty columns`() async throws {
    let stage = try Stage.sun(isInteractive: true, columns: 20)
    #expect(
      try await stage.sun() == """

           Grounding Sun

        ╭──────────────────╮
        │                  │
        │ I am allowed to  │
        │    go slowly.    │
        │                  │
        ╰──────────────────╯

         grounding-sun new
           gives another


        """)
  }

  @Test(arguments: [20, 40, 80, 200], [ColorDepth.ansi16, .ansi256, .trueColor])
  func `paints every row as wide as the terminal`(columns: Int, colors: ColorDepth) async throws {
    for language in [Language.english, .hungarian] {
      let stage = try Stage.sun(
        isInteractive: true, columns: columns, colors: colors, language: language)
      let rows = try await stage.sun().split(separator: "\n")
      #expect(rows.count >= 10)
      for row in rows { #expect(String(row).visibleWidth == columns) }
    }
  }

  @Test func `is light by day and dark by night, in the theme's own colours`() async throws {
    let stage = try Stage.sun(isInteractive: true, colors: .trueColor)
    // Peach, and dark brown on the light card.
    #expect(try await stage.sun().hasPrefix("\u{1B}[48;2;255;220;194m"))
    #expect(try await stage.sun().contains("\u{1B}[38;2;62;36;19;48;2;255;249;241m"))
    stage.clock.advance(seconds: 12 * 3600)
    // Navy, and white on the dark card.
    #expect(try await stage.sun().hasPrefix("\u{1B}[48;2;16;22;79m"))
    #expect(try await stage.sun().contains("\u{1B}[38;2;255;255;255;48;2;38;42;85m"))
  }

  @Test func `shows at once what it has, and says that it is looking`() async throws {
    let stage = try Stage.sun(
      AffirmationServer(.list("a"), .failure(.offline)), isInteractive: true, columns: 40)
    _ = try await stage.sun("--plain")
    let screen = try await stage.sun()
    #expect(screen.contains("looking for new ones…"))
    #expect(screen.hasSuffix("                offline\n"))
    #expect(screen.contains("I am a."))
  }

  @Test func `does not keep a person waiting for a source that never answered`() async throws {
    let stage = try Stage.sun(
      AffirmationServer(.failure(.timedOut)), isInteractive: true, columns: 40)
    _ = try await stage.sun("widget")
    #expect(try await stage.sun().contains("looking for new ones…"))
  }

  @Test func `text from a server cannot reach the terminal's controls`() async throws {
    let stage = try Stage.sun(
      AffirmationServer(.json(#"[{"id":"a\u202e","text":"a\u202eb"}]"#)))
    #expect(try await stage.sun() == "ab\n")
    #expect(try await stage.sun("list") == "a  ab\n")
  }
}
