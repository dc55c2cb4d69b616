import CoreModels
import CoreTerminal
import Testing

@Suite("Box")
struct BoxTests {
  @Test("A box frames its lines and wears its title in the border")
  func titled() {
    let box = Box(title: "Lesson 12", lines: ["Be kind.", "漢字 and 👍🏽", ""])
    #expect(
      box.lines(columns: 24) == [
        "╭─ Lesson 12 ──────────╮",
        "│ Be kind.             │",
        "│ 漢字 and 👍🏽          │",
        "│                      │",
        "╰──────────────────────╯",
      ])
  }

  @Test("Without a frame its title stands above, in the border's style")
  func unframed() {
    let box = Box(title: "Today", lines: ["one line that is too wide", "two"])
    let lines = box.lines(columns: 20, border: .dim, colors: .ansi16, isFramed: false)
    #expect(lines == ["\u{1B}[2mToday\u{1B}[0m", "one line that is to…", "two"])
  }

  @Test("Where only ASCII shows, the frame is ASCII")
  func ascii() {
    let box = Box(title: "Today", lines: ["one line that is too wide"])
    #expect(
      box.lines(columns: 20, isUnicode: false) == [
        "+- Today ----------+",
        "| one line that... |",
        "+------------------+",
      ])
  }

  @Test("A box that does not fill is as wide as its content or title")
  func fitting() {
    #expect(
      Box(lines: ["abc", "de"], isFilling: false).lines(columns: 40) == [
        "╭─────╮",
        "│ abc │",
        "│ de  │",
        "╰─────╯",
      ])
    #expect(
      Box(title: "Title", lines: ["a"], isFilling: false).lines(columns: 40) == [
        "╭─ Title ─╮",
        "│ a       │",
        "╰─────────╯",
      ])
  }

  @Test("An empty box is a frame, a long title is cut, newlines inside are lines")
  func edges() {
    #expect(Box(lines: []).lines(columns: 8) == ["╭──────╮", "╰──────╯"])
    #expect(
      Box(title: "A long title", lines: ["a\nb"]).lines(columns: 12) == [
        "╭─ A lon… ─╮",
        "│ a        │",
        "│ b        │",
        "╰──────────╯",
      ])
    #expect(Box(title: "T", lines: ["漢"]).lines(columns: 1) == ["╭───╮", "│ … │", "╰───╯"])
  }

  @Test("Only the border takes the border's style")
  func styledBorder() {
    #expect(
      Box(lines: ["a"], isFilling: false).lines(columns: 9, border: .dim, colors: .ansi16) == [
        "\u{1B}[2m╭───╮\u{1B}[0m",
        "\u{1B}[2m│\u{1B}[0m a \u{1B}[2m│\u{1B}[0m",
        "\u{1B}[2m╰───╯\u{1B}[0m",
      ])
  }

  @Test("All lines of a box have the same width, and it fits", arguments: 1...40)
  func law(columns: Int) {
    for (title, text) in samples(20, { ($0.text(pieces: 0...3), $0.text()) }) {
      for isFilling in [true, false] {
        let box = Box(title: title, lines: [text], isFilling: isFilling)
        let lines = box.lines(columns: columns, isUnicode: columns.isMultiple(of: 2))
        let widths = Set(lines.map(\.displayWidth))
        #expect(widths.count == 1)
        #expect(widths.allSatisfy { $0 <= max(columns, 5) })
        #expect(!lines.joined().utf8.contains(0x1B))
      }
    }
  }
}
