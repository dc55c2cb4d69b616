import CoreTerminal
import Testing

@Suite("Recording")
struct RecordingTests {
  @Test("A recording terminal is what the test asked for")
  func settings() {
    let (terminal, recording) = Terminal.recording(
      columns: 40, rows: 10, colors: .ansi256, isInteractive: true, isUnicode: false)
    #expect(terminal.size() == TerminalSize(columns: 40, rows: 10))
    #expect(terminal.colors == .ansi256)
    #expect(terminal.isInteractive && terminal.isErrorInteractive && !terminal.isUnicode)
    recording.resize(columns: 20, rows: 5)
    #expect(terminal.size() == TerminalSize(columns: 20, rows: 5))
  }

  @Test("What was written can be forgotten")
  func clear() {
    let (terminal, recording) = Terminal.recording()
    terminal.line("one")
    terminal.errorLine("two")
    recording.clear()
    #expect(recording.output.isEmpty && recording.errors.isEmpty)
  }

  @Test("Tasks write at once and nothing is lost")
  func concurrency() async {
    let (terminal, recording) = Terminal.recording()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<100 { group.addTask { terminal.line("x") } }
    }
    #expect(recording.output == String(repeating: "x\n", count: 100))
  }
}
