import CoreTerminal
import Testing

@Suite("Live screen")
struct LiveScreenTests {
  struct Broken: Error, Equatable {}

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

  @Test("What was drawn stays when the work after it fails")
  func fails() async {
    let (terminal, recording) = Terminal.recording()
    await #expect(throws: Broken()) {
      try await terminal.withLiveScreen { screen in
        screen.draw(["cached"])
        await Task.yield()
        throw Broken()
      }
    }
    #expect(recording.output == "cached\n")
  }
}
