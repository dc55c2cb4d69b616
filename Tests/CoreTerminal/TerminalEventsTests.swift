import CoreTerminal
import Testing

@Suite("What happens at an open screen") struct TerminalEventsTests {
  private struct Ended: Error {}

  @Test func `comes in its order, and nobody sleeps meanwhile`() async throws {
    let events = TerminalEvents()
    for event in [TerminalEvent.key("a"), .changed, .key("b")] { events.add(event) }
    for event in [TerminalEvent.key("a"), .changed, .key("b")] {
      #expect(try await events.next(within: .seconds(1)) { _ in throw Ended() } == event)
    }
    await #expect(throws: Ended.self) {
      try await events.next(within: .seconds(1)) { _ in throw Ended() }
    }
  }

  @Test func `is nothing where time passes`() async throws {
    let events = TerminalEvents()
    for _ in 1...100 { #expect(try await events.next(within: .seconds(1)) { _ in } == nil) }
  }

  @Test func `wakes who waits`() async throws {
    let events = TerminalEvents()
    async let next = events.next(within: .seconds(3600)) { try await Task.sleep(for: $0) }
    events.add(.key("q"))
    #expect(try await next == .key("q"))
  }

  @Test func `ends with the task that waits`() async throws {
    let events = TerminalEvents()
    let task = Task {
      try await events.next(within: .seconds(3600)) { try await Task.sleep(for: $0) }
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}
