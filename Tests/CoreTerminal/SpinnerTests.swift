import CoreTerminal
import Testing

@Suite("Spinner")
struct SpinnerTests {
  struct Broken: Error, Equatable {}

  let first = "\u{1B}[?25l\r\u{1B}[K⠋ Fetching"
  let last = "\r\u{1B}[K\u{1B}[?25h"

  /// Sleeps until its task is cancelled.
  @Sendable static func forever(_ span: Duration) async throws {
    try await Task.sleep(for: .seconds(3600))
  }

  @Test("It shows at once and is gone at the end")
  func shows() async {
    let (terminal, recording) = Terminal.recording(isInteractive: true)
    let value = await terminal.withSpinner("Fetching", sleep: Self.forever) {
      #expect(recording.errors == first)
      return 7
    }
    #expect(value == 7)
    #expect(recording.errors == first + last)
    #expect(recording.output.isEmpty)
  }

  @Test("It turns ten times a second")
  func turns() async {
    let (terminal, recording) = Terminal.recording(isInteractive: true)
    let (naps, nap) = AsyncStream.makeStream(of: Duration.self)
    let (turns, turn) = AsyncStream.makeStream(of: Void.self)
    await terminal.withSpinner(
      "Fetching",
      sleep: { span in
        nap.yield(span)
        var iterator = turns.makeAsyncIterator()
        await iterator.next()
        try Task.checkCancellation()
      },
      during: {
        var asleep = naps.makeAsyncIterator()
        #expect(await asleep.next() == .milliseconds(100))
        turn.yield()
        #expect(await asleep.next() == .milliseconds(100))
        #expect(recording.errors == first + "\r\u{1B}[K⠙ Fetching")
      })
    #expect(recording.errors == first + "\r\u{1B}[K⠙ Fetching" + last)
  }

  @Test("It is gone as well when the work fails, and the failure comes through")
  func fails() async {
    let (terminal, recording) = Terminal.recording(isInteractive: true)
    await #expect(throws: Broken()) {
      try await terminal.withSpinner("Fetching", sleep: Self.forever) { throw Broken() }
    }
    #expect(recording.errors == first + last)
  }

  @Test("It is gone as well when the work is cancelled")
  func cancelled() async {
    let (terminal, recording) = Terminal.recording(isInteractive: true)
    let task = Task {
      try await terminal.withSpinner("Fetching", sleep: Self.forever) {
        try await Self.forever(.zero)
      }
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(recording.errors == first + last)
  }

  @Test("The last frame is over before the line is cleared")
  func order() async {
    let (terminal, recording) = Terminal.recording(isInteractive: true)
    await terminal.withSpinner(
      "Fetching",
      sleep: { span in
        try? await Self.forever(span)
        for _ in 0..<50 { await Task.yield() }
        terminal.errorLine("woken")
      },
      during: {})
    #expect(recording.errors == first + "woken\n" + last)
  }

  @Test("Where standard error is not a terminal nothing is written")
  func silent() async {
    let (terminal, recording) = Terminal.recording()
    let value = await terminal.withSpinner("Fetching", sleep: Self.forever) { 7 }
    #expect(value == 7)
    #expect(recording.errors.isEmpty && recording.output.isEmpty)
  }

  @Test("The work stays on its caller's actor and may change what stands around it")
  @MainActor func isolation() async {
    let (terminal, _) = Terminal.recording(isInteractive: true)
    var steps: [Int] = []
    await terminal.withSpinner("Fetching", sleep: Self.forever) {
      MainActor.assertIsolated()
      steps.append(1)
    }
    #expect(steps == [1])
  }

  @Test("Frames turn around, and the line fits")
  func frames() {
    let spinner = Spinner("Asking the server", isUnicode: false)
    #expect((0..<5).map { spinner.line(at: $0, columns: 1) }.count == 5)
    #expect(spinner.line(at: 0, columns: 80) == "| Asking the server")
    #expect(spinner.line(at: 5, columns: 80) == "/ Asking the server")
    #expect(spinner.line(at: 0, columns: 12) == "| Asking...")
  }
}
