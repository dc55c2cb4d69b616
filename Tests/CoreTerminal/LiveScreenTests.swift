import CoreTerminal
import Testing

@Suite("Live screen")
struct LiveScreenTests {

  @Test("The second drawing takes the place of the first")
  func redraws() {
    let (terminal, recording) = Terminal.recording(columns: 20, rows: 10, isInteractive: true)
    var screen = LiveScreen(terminal)
    screen.draw(["cached", "yesterday"])
    #expect(recording.output == "cached\nyesterday\n")
    recording.clear()
    screen.draw(["fresh"])
    #expect(recording.output == "\u{1B}[2A\r\u{1B}[Jfresh\n")
    screen.finish()
    screen.draw(["a new story"])
    #expect(recording.output == "\u{1B}[2A\r\u{1B}[Jfresh\na new story\n")
  }

  @Test("The same again writes nothing, and an empty drawing moves nothing")
  func unchanged() {
    let (terminal, recording) = Terminal.recording(isInteractive: true)
    var screen = LiveScreen(terminal)
    screen.draw(["same"])
    screen.draw(["same"])
    #expect(recording.output == "same\n")
    screen.draw([])
    recording.clear()
    screen.draw(["again"])
    #expect(recording.output == "again\n")
  }

  @Test(
    "Rows are counted as the terminal folds them",
    arguments: [
      ("1234567890", 1), ("12345678901", 2), ("漢字漢字漢", 1), ("1漢字漢字漢", 2), ("", 1),
      ("\u{1B}[1m1234567890\u{1B}[0m", 1), ("one\ntwo", 2),
      ("1漢字漢字漢字漢字漢", 2), ("1漢字漢字漢字漢字漢1", 3),
    ])
  func folding(line: String, rows: Int) {
    let (terminal, recording) = Terminal.recording(columns: 10, rows: 10, isInteractive: true)
    var screen = LiveScreen(terminal)
    screen.draw([line])
    recording.clear()
    screen.draw(["x"])
    #expect(recording.output == "\u{1B}[\(rows)A\r\u{1B}[Jx\n")
  }

  @Test("A window made narrower between drawings folds what stands there")
  func resized() {
    let (terminal, recording) = Terminal.recording(columns: 20, rows: 10, isInteractive: true)
    var screen = LiveScreen(terminal)
    screen.draw(["12345678901234567890"])
    recording.resize(columns: 8, rows: 10)
    recording.clear()
    screen.draw(["x"])
    #expect(recording.output == "\u{1B}[3A\r\u{1B}[Jx\n")
  }

  @Test("What has scrolled off stays, and the new drawing follows below")
  func tooTall() {
    let (terminal, recording) = Terminal.recording(columns: 20, rows: 3, isInteractive: true)
    var screen = LiveScreen(terminal)
    screen.draw(["1", "2", "3"])
    recording.clear()
    screen.draw(["a"])
    #expect(recording.output == "a\n")
  }

  @Test("A text taller than the terminal stands once when its footer changes")
  func footer() {
    let (terminal, recording) = Terminal.recording(columns: 20, rows: 24, isInteractive: true)
    let text = (1...30).map { "line \($0)" }
    var screen = LiveScreen(terminal)
    screen.draw(text + ["waiting"])
    recording.clear()
    screen.draw(text + ["fresh", "from 12:00"])
    #expect(recording.output == "\u{1B}[1A\r\u{1B}[Jfresh\nfrom 12:00\n")
    recording.clear()
    screen.draw(text + ["fresh", "from 12:00", "and more"])
    #expect(recording.output == "and more\n")
    recording.clear()
    screen.draw(text)
    #expect(recording.output == "\u{1B}[3A\r\u{1B}[J")
  }

  @Test("The last row that is still there is redrawn, the one above it is not")
  func edge() {
    let (terminal, recording) = Terminal.recording(columns: 20, rows: 3, isInteractive: true)
    var screen = LiveScreen(terminal)
    screen.draw(["1", "2", "3"])
    recording.clear()
    screen.draw(["1", "two", "3"])
    #expect(recording.output == "\u{1B}[2A\r\u{1B}[Jtwo\n3\n")
    recording.clear()
    screen.draw(["one", "two", "3"])
    #expect(recording.output == "one\ntwo\n3\n")
  }

  @Test("What has scrolled off does not come back when the drawing grows shorter")
  func shorter() {
    let (terminal, recording) = Terminal.recording(columns: 20, rows: 3, isInteractive: true)
    var screen = LiveScreen(terminal)
    screen.draw(["1", "2", "3"])
    screen.draw(["1", "2"])
    recording.clear()
    screen.draw(["one", "2"])
    #expect(recording.output == "one\n2\n")
  }

  @Test("A window made narrower pushes lines off for good")
  func resizedOff() {
    let (terminal, recording) = Terminal.recording(columns: 4, rows: 5, isInteractive: true)
    var screen = LiveScreen(terminal)
    screen.draw(["1", "2", "34"])
    recording.resize(columns: 1, rows: 4)
    screen.draw(["1", "2"])
    recording.clear()
    screen.draw(["one", "2"])
    #expect(recording.output == "one\n2\n")
  }

  @Test("Whatever is drawn after whatever, the last drawing stands there whole", arguments: stories)
  func whole(story: [[String]]) {
    let (terminal, recording) = Terminal.recording(columns: 20, rows: 5, isInteractive: true)
    var screen = LiveScreen(terminal)
    var paper = Paper(height: 5)
    for drawing in story {
      screen.draw(drawing)
      paper.show(recording.output)
      recording.clear()
      #expect(paper.rows.suffix(drawing.count) == drawing[...])
    }
  }

  static let stories = samples(100) { generator in
    var last: [String] = []
    return (0..<20).map { _ in
      last = Array(last.prefix(Int.random(in: 0...8, using: &generator)))
      for _ in 0..<Int.random(in: 0...4, using: &generator) {
        last.append(Bool.random(using: &generator) ? "a" : "b")
      }
      return last
    }
  }

  /// A terminal with its scrollback; the cursor is below the last row.
  struct Paper {
    let height: Int
    var rows: [String] = []
    var top = 0

    mutating func show(_ output: String) {
      var text = output[...]
      if let jump = text.prefixMatch(of: /\u{1B}\[(\d+)A\r\u{1B}\[J/), let up = Int(jump.1) {
        rows.removeLast(min(up, rows.count - top))
        text = text[jump.range.upperBound...]
      }
      rows += text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(
        String.init)
      top = max(top, rows.count + 1 - height)
    }
  }

  @Test("A pipe gets the last drawing only")
  func pipe() {
    let (terminal, recording) = Terminal.recording()
    var screen = LiveScreen(terminal)
    screen.draw(["cached"])
    screen.draw(["fresh", "today"])
    #expect(recording.output.isEmpty)
    screen.finish()
    screen.finish()
    #expect(recording.output == "fresh\ntoday\n")
  }
}
