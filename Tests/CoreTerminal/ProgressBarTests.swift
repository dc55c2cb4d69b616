import CoreTerminal
import Testing

@Suite("Progress bar")
struct ProgressBarTests {
  struct Broken: Error, Equatable {}

  @Test(
    "It says how much is done",
    arguments: [
      (0, "Import ░░░░░░░░░░   0%"), (5, "Import █████░░░░░  50%"),
      (10, "Import ██████████ 100%"), (11, "Import ██████████ 100%"),
      (-1, "Import ░░░░░░░░░░   0%"),
    ])
  func line(done: Int, line: String) {
    #expect(ProgressBar("Import", done: done, total: 10).line(columns: 22) == line)
  }

  @Test("The bar gives way before the text, and ASCII has its own")
  func narrow() {
    let bar = ProgressBar("Import", done: 1, total: 2)
    #expect(bar.line(columns: 16) == "Import  50%")
    #expect(bar.line(columns: 10) == "Impo…  50%")
    #expect(bar.line(columns: 22, isUnicode: false) == "Import #####.....  50%")
  }

  @Test("Nothing to do is done")
  func empty() {
    #expect(ProgressBar("Import", done: 0, total: 0).fraction == 1)
  }

  @Test("It never exceeds the terminal", arguments: 0...60)
  func law(columns: Int) {
    for text in samples(20, { $0.text() }) {
      let line = ProgressBar(text, done: 1, total: 3).line(columns: columns)
      #expect(line.displayWidth <= columns)
    }
  }

  @Test("It grows with the reports and is gone at the end")
  func grows() async {
    let (terminal, recording) = Terminal.recording(columns: 23, isInteractive: true)
    await terminal.withProgress("Import", total: 10) { report in
      report(5)
      report(5)
      report(10)
    }
    #expect(
      recording.errors == "\u{1B}[?25l\r\u{1B}[KImport ░░░░░░░░░░   0%"
        + "\r\u{1B}[KImport █████░░░░░  50%" + "\r\u{1B}[KImport ██████████ 100%"
        + "\r\u{1B}[K\u{1B}[?25h")
  }

  @Test("It is gone as well when the work fails, and a late report draws nothing")
  func fails() async {
    let (terminal, recording) = Terminal.recording(columns: 23, isInteractive: true)
    let (reports, late) = AsyncStream.makeStream(of: (@Sendable (Int) -> Void).self)
    await #expect(throws: Broken()) {
      try await terminal.withProgress("Import", total: 10) { report in
        late.yield(report)
        throw Broken()
      }
    }
    let shown = recording.errors
    #expect(shown.hasSuffix("\r\u{1B}[K\u{1B}[?25h"))
    var iterator = reports.makeAsyncIterator()
    await iterator.next()?(10)
    #expect(recording.errors == shown)
  }

  @Test("Where standard error is not a terminal nothing is written")
  func silent() async {
    let (terminal, recording) = Terminal.recording()
    await terminal.withProgress("Import", total: 10) { $0(5) }
    #expect(recording.errors.isEmpty && recording.output.isEmpty)
  }
}
