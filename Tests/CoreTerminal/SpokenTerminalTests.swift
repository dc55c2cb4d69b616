import CoreTerminal
import Testing

@Suite("A terminal that is heard") struct SpokenTerminalTests {
  @Test(arguments: [
    (
      "Habit     Today  Streak\n────────  ─────  ──────\nRead      0 min       3\n",
      "Habit, Today, Streak\nRead, 0 min, 3\n"
    ),
    ("■ 1,924 lived   □ 2,235 to come\n", "1,924 lived, 2,235 to come\n"),
    ("November  40 min  ████▌\n\nDecember   0 min\n", "November, 40 min\n\nDecember, 0 min\n"),
    ("⣿⣿⣿⣷⣀\n", ""), ("mood 4 of 5 · #home\n", "mood 4 of 5, #home\n"),
    ("  indented\n", "indented\n"),
    ("When were you born? ", "When were you born? "), ("one", "one"), (" two", " two"),
    ("─┐ Title ┌─\n", "Title\n"), ("čaj 蕨 🌿\n", "čaj 蕨 🌿\n"),
  ])
  func `leaves out what is only drawn, and reads columns with commas`(
    written: String, said: String
  ) {
    let (terminal, recording) = Terminal.recording(columns: 80, rows: 24, isInteractive: true)
    terminal.spoken.write(written)
    #expect(recording.output == said)
  }

  @Test func `shows no colours, and turns no spinner`() async {
    let (terminal, recording) = Terminal.recording(
      columns: 80, rows: 24, colors: .trueColor, isInteractive: true)
    #expect(terminal.spoken.colors == .none)
    await terminal.spoken.withSpinner("Asking", sleep: { _ in }) {}
    #expect(recording.errors == "")
  }
}
