import CoreModels
import CorePlugin
import CoreTerminal
import TestSupport
import Testing

@testable import CommandHost

@Suite("The open screen") struct HomeScreenTests {
  private func screen(
    columns: Int, rows: Int = 16, colors: ColorDepth = .none, isUnicode: Bool = true,
    keys: [Key] = [], change: (inout HomeState) -> Void = { _ in }
  ) throws -> String {
    var stage = try Stage(isInteractive: true, columns: columns, rows: rows, colors: colors)
    let (terminal, _) = Terminal.recording(
      columns: columns, rows: rows, colors: colors, isInteractive: true, isUnicode: isUnicode)
    stage.world.terminal = terminal
    var state = HomeSample.state(columns: columns, rows: rows)
    for key in keys { _ = state.press(key) }
    change(&state)
    let lines = HomeScreen(state: state, world: stage.world).lines().lines
    #expect(lines.count == rows)
    #expect(lines.allSatisfy { $0.visibleWidth <= columns })
    return lines.map { String($0.reversed().drop { $0 == " " }.reversed()) }
      .joined(separator: "\n")
  }

  @Test func `is one column at 20`() throws {
    #expect(
      try screen(columns: 20) == """
        Today · 21 Nov 2026
        1 Garden
        ▸ Ferns    due today
          Moss        +5 min
          A line about the
          garden that is
          longer than a
          narrow column has
          room for.

        2 Post
          Nothing yet.



        ? help · q quit
        """)
  }

  @Test func `is one column at 40`() throws {
    #expect(
      try screen(columns: 40, keys: ["2"]) == """
        Today · Saturday, 21 November 2026
        1 Garden
          Ferns         ■ ·   – ■ ■ □  due today
          Moss          ■ ■ ■ ■ ■ ■ ■     +5 min
          A line about the garden that is longer
          than a narrow column has room for.

        2 Post
        ▸ Nothing yet.






        Space write · e write · ? help · q quit
        """)
  }

  @Test func `is one column at 80, and the card alone after Enter`() throws {
    #expect(
      try screen(columns: 80) == """
        Today · Saturday, 21 November 2026
        1 Garden
        ▸ Ferns                                                 ■ ·   – ■ ■ □  due today
          Moss                                                  ■ ■ ■ ■ ■ ■ ■     +5 min
          A line about the garden that is longer than a narrow column has room for.

        2 Post
          Nothing yet.







        Space +20 min · - −20 min · : commands · / search · ? help · q quit
        """)
    #expect(
      try screen(columns: 80, rows: 6, keys: [.enter]) == """
        Today · Saturday, 21 November 2026
        Ferns and moss

        ■ ■ ■ all of the garden at a glance

        Esc go back to Today · : commands · / search · ? help · q quit
        """)
  }

  @Test func `is two columns from 120 on`() throws {
    #expect(
      try screen(columns: 120, keys: [":", "g"]) == """
        Today · Saturday, 21 November 2026
        1 Garden                                       │ Ferns and moss
        ▸ Ferns               ■ ·   – ■ ■ □  due today │
          Moss                ■ ■ ■ ■ ■ ■ ■     +5 min │ ■ ■ ■ all of the garden at a glance
          A line about the garden that is longer than  │
          a narrow column has room for.                │
                                                       │
        2 Post                                         │
          Nothing yet.                                 │
                                                       │
                                                       │
                                                       │
                                                       │
          garden water  <plant>  Water a plant.
          garden wait   Do nothing.
        :g
        """)
  }

  @Test func `gives the card the room at 200`() throws {
    #expect(
      try screen(columns: 200) == """
        Today · Saturday, 21 November 2026
        1 Garden                                                         │ Ferns and moss
        ▸ Ferns                                 ■ ·   – ■ ■ □  due today │
          Moss                                  ■ ■ ■ ■ ■ ■ ■     +5 min │ ■ ■ ■ all of the garden at a glance
          A line about the garden that is longer than a narrow column    │
          has room for.                                                  │
                                                                         │
        2 Post                                                           │
          Nothing yet.                                                   │
                                                                         │
                                                                         │
                                                                         │
                                                                         │
                                                                         │
                                                                         │
        Space +20 min · - −20 min · : commands · / search · ? help · q quit
        """)
  }

  @Test func `keeps the chosen row in sight`() throws {
    #expect(
      try screen(columns: 80, rows: 5, keys: ["2"]) == """
        Today · Saturday, 21 November 2026
        2 Post
        ▸ Nothing yet.

        Space write · e write · : commands · / search · ? help · q quit
        """)
  }

  @Test func `shows a long answer whole`() throws {
    #expect(
      try screen(columns: 40, rows: 7) { state in
        state.answer = "There is no command “wet”. Did you mean “water”?"
      } == """
        Today · Saturday, 21 November 2026
        1 Garden
        ▸ Ferns         ■ ·   – ■ ■ □  due today
          Moss          ■ ■ ■ ■ ■ ■ ■     +5 min
          A line about the garden that is longer
        There is no command “wet”. Did you mean
        “water”?
        """)
  }

  @Test func `marks what is chosen among what was found`() throws {
    #expect(
      try screen(columns: 40, rows: 6) { state in
        state.showPane(
          HomePane(
            words: ["search"], lines: ["Garden", "  ferns", "  that are wet", "  moss"],
            links: [.init(lines: 1..<3, words: ["day"]), .init(lines: 3..<4, words: ["day"])]))
      } == """
        Today · Saturday, 21 November 2026
        Garden
        ▸ ferns
          that are wet
          moss
        Enter open · ? help · q quit
        """)
  }

  @Test func `tells that more was found`() throws {
    #expect(
      try screen(columns: 40, rows: 6) { state in
        var pane = HomePane(
          words: ["search"], lines: ["Garden", "  ferns", "  moss", "  grass"],
          links: (1...3).map { .init(lines: $0..<($0 + 1), words: ["day"]) })
        pane.shown = 2
        state.showPane(pane)
      } == """
        Today · Saturday, 21 November 2026
        Garden
        ▸ ferns
          …

        Enter open · ? help · q quit
        """)
  }

  @Test func `shows what is typed after a long question`() throws {
    let lines = try screen(columns: 20, rows: 4, keys: ["U", "1", "2"]).split(separator: "\n")
    #expect(lines.last == "Undo which… 12")
  }

  @Test func `explains its keys`() throws {
    #expect(
      try screen(columns: 60, rows: 21) { state in
        let lines = try? Stage(columns: 60).world.helpLines(columns: 60)
        state.showPane(HomePane(words: HomePane.help, lines: lines ?? []))
      } == """
        Today · Saturday, 21 November 2026
          ↑ ↓ j k    move from row to row
          1–9        go to a card
          Enter → l  see all of a card, and scroll it
          Esc ← h    go back to Today
          Space + -  do the obvious thing in a row, or with - the
                     opposite
          a          add an entry
          e          write in your editor
          u r        undo, redo
          U          list the last changes and undo one
          v          list earlier versions of the row and bring one
                     back
          [ ]        everything as it stood a day earlier, a day
                     later
          /          search everything you keep
          :          run any command, such as mori up read 20, which
                     Tab completes
          q          quit

        Esc go back to Today · ? help · q quit
        """)
  }

  @Test func `does without colour and without Unicode`() throws {
    #expect(try screen(columns: 40, rows: 5, isUnicode: false).contains("> Ferns"))
    #expect(try screen(columns: 40, rows: 5, colors: .ansi16).contains("\u{1B}[7m▸ "))
  }
}
