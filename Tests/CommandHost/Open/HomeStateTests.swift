import CoreModels
import CoreTerminal
import Testing

@testable import CommandHost

@Suite("Keys of the open screen") struct HomeStateTests {
  private var wide = HomeSample.state(columns: 120)
  private var narrow = HomeSample.state(columns: 80)

  @Test mutating func `walk through rows and cards`() {
    #expect(wide.press(.down, "j") == [])
    #expect(wide.chosenRow?.text.hasPrefix("A line") == true)
    #expect(wide.press(.down) == [.show(["post"])])
    #expect(wide.chosenRow?.text == "Nothing yet.")
    #expect(wide.press(.down) == [])
    #expect(wide.press("k") == [.show(["garden"])])
    #expect(wide.row == 2)
    #expect(wide.press("2") == [.show(["post"])])
    #expect(wide.press("g") == [.show(["garden"])])
    #expect(wide.row == 0)
    #expect(wide.press("9") == [])
  }

  @Test mutating func `do the obvious thing in a row, or its opposite`() {
    #expect(wide.press(" ") == [.run(["garden", "water", "1"])])
    #expect(wide.press("+") == [.run(["garden", "water", "1"])])
    #expect(wide.press("-") == [.run(["garden", "dry", "1"])])
    #expect(wide.press("j", "-", "j", " ") == [])
    #expect(wide.message != nil)
    #expect(wide.press("u", "r") == [.run(["undo"]), .run(["redo"])])
  }

  @Test mutating func `ask for what has to be typed, even with a hyphen`() {
    #expect(wide.press("2", " ") == [.show(["post"])])
    #expect(
      wide.prompt?.purpose == .argument(title: "write", words: ["post", "letter", "--append"]))
    #expect(wide.press("-", .paste("5 \ndegrees"), .backspace, "t", " ") == [])
    #expect(
      wide.press(.enter) == [.run(["post", "letter", "--append", "--", "-5 \ndegreet"])])
    #expect(wide.prompt == nil)
    #expect(wide.press("e") == [.edit(["post", "letter", "--edit"])])
    #expect(wide.press(" ", "a", .escape, "q") == [.close])
  }

  @Test mutating func `look at one thing at a time where it is narrow`() {
    #expect(narrow.press(.down, .down) == [])
    #expect(!narrow.isPaneShown)
    #expect(narrow.press(" ") == [.show(["garden"])])
    #expect(narrow.isPaneShown)
    #expect(narrow.press(.escape) == [])
    #expect(!narrow.isPaneShown)
    #expect(narrow.press(.right) == [.show(["garden"])])
    #expect(narrow.press(.escape) == [])
    narrow.showPane(HomePane(words: ["garden"], lines: ["a"]), isTyped: true)
    #expect(narrow.isPaneShown)
  }

  @Test mutating func `open a row that has a screen of its own, until another is chosen`() {
    let oak = CardRow("Oak").opening(["show", "oak"])
    wide.show(
      HomeView(
        day: .first, pausedUntil: nil,
        cards: [HomeCard(screen: ["trees"], title: "Trees", rows: [oak, CardRow("Birch")])]))
    #expect(wide.press(.enter) == [.show(["trees", "show", "oak"])])
    #expect(wide.isPaneFocused)
    wide.showPane(HomePane(words: ["trees", "show", "oak"]))
    #expect(wide.press(.escape, "j", .enter) == [.show(["trees"])])
  }

  @Test mutating func `scroll the pane, never beyond its end`() {
    wide.pane.lines = (1...40).map { "\($0)" }
    #expect(wide.press(.enter, "j", "j") == [])
    #expect(wide.pane.top == 2)
    #expect(wide.press("G") == [])
    #expect(wide.pane.top == 40 - 14)
    #expect(wide.press(.pageUp, .pageUp, .pageUp, .up) == [])
    #expect(wide.pane.top == 0)
    #expect(wide.press("h", .down) == [])
    #expect(wide.row == 1)
  }

  @Test mutating func `turn pages in what is shown, and change no row unseen`() {
    #expect(narrow.press("G") == [])
    #expect(narrow.chosenRow?.text == "Nothing yet.")
    #expect(narrow.press(.pageUp) == [])
    #expect(narrow.row == 0)
    #expect(narrow.press(.control("d")) == [])
    #expect(narrow.chosenRow?.text == "Nothing yet.")
    wide.pane.lines = (1...40).map { "\($0)" }
    #expect(wide.press(.enter, " ") == [])
    #expect(wide.pane.top == 12)
    #expect(wide.press("+", "a", .control("u")) == [])
    #expect(wide.pane.top == 4)
  }

  @Test mutating func `add what all rows of a card add`() {
    let add = CardAct(.add, "plant", ["plant"], asks: true)
    let rows = [CardRow("Ivy"), CardRow("Moss").with([add]), CardRow("Fern").with([add])]
    wide.show(HomeView(day: .first, cards: [HomeCard(screen: ["g"], title: "G", rows: rows)]))
    #expect(wide.press("a") == [])
    #expect(wide.press("4", .enter) == [.run(["g", "plant", "--", "4"])])
    let other = CardRow("Log").with([CardAct(.add, "note", ["note"], asks: true)])
    wide.show(
      HomeView(day: .first, cards: [HomeCard(screen: ["g"], title: "G", rows: rows + [other])]))
    #expect(wide.press("a") == [])
    #expect(wide.message == .noAct)
  }

  @Test mutating func `close what is typed with Ctrl-C, as with Escape`() {
    #expect(wide.press(":", "u", .control("c")) == [])
    #expect(wide.prompt == nil)
    #expect(wide.press("/", "x", .escape) == [])
    #expect(wide.prompt == nil)
  }

  @Test mutating func `list changes and versions, and ask for the number of one`() {
    #expect(wide.press("U") == [.show(["undo", "--list"])])
    #expect(wide.press("1", "3", .enter) == [.run(["undo", "--", "13"])])
    #expect(wide.press("v") == [])
    #expect(wide.message == .noVersions)
    let row = CardRow("Ivy").about("ivy-1")
    wide.show(HomeView(day: .first, cards: [HomeCard(screen: ["g"], title: "G", rows: [row])]))
    #expect(wide.press("v") == [.show(["history", "ivy-1"])])
    #expect(wide.press("2", .enter) == [.run(["bring-back", "ivy-1@2"])])
  }

  @Test mutating func `ask for the value of an option`() {
    let row = CardRow("Ivy").with([CardAct(.usual, "new date", ["move", "1", "--on="], asks: true)])
    wide.show(HomeView(day: .first, cards: [HomeCard(screen: ["g"], title: "G", rows: [row])]))
    #expect(wide.press(" ", "-", "1", .enter) == [.run(["g", "move", "1", "--on=-1"])])
  }

  @Test mutating func `leave the past as it was`() {
    let row = CardRow("Ivy")
    wide.show(
      HomeView(
        day: .first, isPast: true, cards: [HomeCard(screen: ["g"], title: "G", rows: [row])]))
    #expect(wide.press(" ", "-", "a", "e") == [])
    #expect(wide.message == .past)
  }

  @Test mutating func `search, turn days and close`() {
    #expect(
      wide.press("/", .paste("wet ferns"), .enter) == [.search(["wet", "ferns"])])
    #expect(wide.press("/", .enter, "[", "]") == [.turn(-1), .turn(1)])
    #expect(wide.press("?", "q") == [.help, .close])
    wide.showPane(HomePane(words: HomePane.help, lines: (1...40).map { "\($0)" }))
    #expect(wide.press("j", " ") == [])
    #expect(wide.pane.top == 13)
    #expect(wide.press("?") == [.show(["garden"])])
  }

  @Test mutating func `choose what was found, open it and go back`() {
    let links = [
      HomePane.Link(lines: 1..<3, words: ["day", "1"]), .init(lines: 3..<4, words: ["post"]),
    ]
    let found = HomePane(words: ["search"], lines: ["Garden", "a", "b", "c"], links: links)
    wide.showPane(found)
    #expect(wide.press(.enter) == [.show(["day", "1"])])
    wide.showPane(HomePane(words: ["day", "1"], lines: ["a"]))
    #expect(wide.press(.escape) == [])
    #expect(wide.pane == found)
    #expect(wide.press("j", "j", .enter) == [.show(["post"])])
    wide.showPane(HomePane(words: ["post"], lines: ["c"]))
    #expect(wide.press("h", "k", "l") == [.show(["day", "1"])])
    wide.showPane(HomePane(words: ["day", "1"], lines: ["a"]))
    #expect(wide.press("h", "h") == [.show(["garden"])])
    #expect(!wide.isPaneFocused)
  }

  @Test mutating func `keep what is chosen in sight`() {
    let links = (0..<40).map { HomePane.Link(lines: $0 + 1..<$0 + 2, words: ["\($0)"]) }
    wide.showPane(HomePane(words: ["search"], lines: (0...40).map { "\($0)" }, links: links))
    #expect(wide.press("G") == [])
    #expect(wide.pane.chosenLink?.words == ["39"])
    #expect(wide.pane.top == 41 - 14)
    #expect(wide.press(.pageUp) == [])
    #expect(wide.pane.chosenLink?.words == ["27"])
    #expect(wide.pane.top == 27)
    #expect(wide.press("g") == [])
    #expect(wide.pane.top == 0)
  }

  @Test mutating func `draw more of what was found once the end is walked to`() {
    let links = (0..<40).map { HomePane.Link(lines: $0 + 1..<$0 + 2, words: ["\($0)"]) }
    var pane = HomePane(words: ["search"], lines: (0...40).map { "\($0)" }, links: links)
    pane.shown = HomePane.shownAtOnce
    wide.showPane(pane)
    for _ in 1..<(HomePane.shownAtOnce - 1) { _ = wide.press("j") }
    #expect(wide.pane.shown == 12)
    #expect(wide.press("j") == [])
    #expect(wide.pane.chosenLink?.words == ["11"])
    #expect(wide.pane.shown == 25)
  }

  @Test mutating func `complete a command`() {
    #expect(wide.press(":", "g", "a", .tab, .tab) == [])
    #expect(wide.prompt?.line == "garden wait")
    #expect(wide.press(.up, " ", "f") == [])
    #expect(wide.prompt?.choices.map(\.line) == ["garden water Ferns"])
    #expect(wide.press(.tab, " ", "5", .enter) == [.run(["garden", "water", "Ferns", "5"])])
    #expect(wide.press(":", .paste("daybook post"), .enter) == [.run(["post"])])
    #expect(wide.press(":", .control("u"), .enter) == [])
    #expect(wide.press(":", "a", "i", .tab, .enter) == [.run(["post", "send", "air"])])
  }

  @Test mutating func `move the cursor and edit in the middle of a line`() {
    #expect(wide.press("/", .paste("wet fens"), .left, .left, "r", .home, .delete, "W") == [])
    #expect(wide.prompt?.typed.before == "W")
    #expect(wide.prompt?.line == "Wet ferns")
    #expect(wide.press(.right, .control("k"), .control("e"), "b", .control("a"), "o") == [])
    #expect(wide.prompt?.line == "oWeb")
    #expect(wide.press(.control("u"), .control("d"), .control("d"), .control("d")) == [])
    // At the end of an empty line Control-D leaves it.
    #expect(wide.press(.control("d"), .control("d")) == [])
    #expect(wide.prompt == nil)
  }

  @Test mutating func `recall earlier commands in an empty line`() {
    _ = wide.press(":", .paste("garden dry 1"), .enter, ":", .paste("post"), .enter)
    #expect(wide.press(":", .up, .up, .up) == [])
    #expect(wide.prompt?.line == "garden dry 1")
    #expect(wide.press(.down, .enter) == [.run(["post"])])
    #expect(wide.press(":", .up, .down, .tab) == [])
    #expect(wide.prompt?.line == "garden water")
  }

  @Test mutating func `keep their row while others write`() {
    _ = wide.press("j")
    let first = CardRow("Ivy").with([CardAct(.usual, "+1", ["water", "0"])])
    let garden = HomeCard(
      screen: ["garden"], title: "Garden", rows: [first] + HomeSample.habits.rows)
    wide.show(HomeView(day: HomeSample.view.day, cards: [HomeSample.post, garden]))
    #expect(wide.chosenRow?.text == "Moss")
    wide.show(HomeView(day: HomeSample.view.day, cards: [HomeSample.post]))
    #expect(wide.chosenRow?.text == "Nothing yet.")
    wide.show(HomeView(day: HomeSample.view.day, cards: []))
    #expect(wide.press(.down, " ", "a", .enter, "1") == [])
  }
}
