import CoreModels
import CorePlugin
import CoreTerminal
import HTTPTypes
import TestSupport
import Testing

@testable import Lesson

@Suite("lesson watch") struct WatchCommandTests {
  @Test func `in a pipe it prints each lesson once, asking every hour`() async throws {
    let server = LessonServer(.lesson("A"), .lesson("A"), .lesson("B"), .status(.badGateway))
    let stage = try Stage.lesson(server)
    stage.clock.allow(sleeps: 4, thenEnd: true)
    await #expect(throws: CancellationError.self) { try await stage.lesson("watch") }
    #expect(stage.output == "A\n\nLast updated: just now\nB\n\nLast updated: just now\n")
    #expect(stage.clock.now == Instant("2026-11-21T13:30:00Z"))
  }

  @Test func `on a terminal the age ticks and the network is asked once an hour`() async throws {
    let server = LessonServer(.lesson("A"))
    let stage = try Stage.lesson(server, isInteractive: true, columns: 40, rows: 10)
    stage.clock.allow(sleeps: 3700, thenEnd: true)
    await #expect(throws: CancellationError.self) { try await stage.lesson("watch") }
    #expect(server.calls.count == 2)
    #expect(stage.output.contains("Last updated: just now"))
    #expect(stage.output.contains("1 minute ago"))
  }

  @Test func `r asks at once, and q closes`() async throws {
    let server = LessonServer(.lesson("A"), .lesson("B"))
    var stage = try Stage.lesson(server, isInteractive: true, columns: 40, rows: 10)
    let (terminal, recording) = Terminal.recording(
      columns: 40, rows: 10, isInteractive: true, events: [.key("r"), .key("q")])
    stage.world.terminal = terminal
    _ = try await stage.lesson("watch")
    #expect(server.calls.count == 2)
    #expect(recording.output.contains("B"))
    #expect(recording.output.contains("r refreshes, q closes."))
  }

  @Test func `a text that is too long for the terminal turns its pages`() throws {
    let stage = try Stage.lesson(isInteractive: true, columns: 20, rows: 8)
    let state = LessonState(
      shown: ShownLesson(
        lesson: LifeLesson(text: "one two three four five six seven", timestamp: ""),
        origin: .stored))
    func lines(_ seconds: Int) -> [String] {
      WatchScreen(state: state, seconds: seconds, isRefreshing: false, stage.world).lines
        .map { $0.trimmingWhitespace() }
    }
    #expect(
      lines(0) == [
        "one two three", "four five six", "", "page 1 of 2", "Never updated",
        "lesson refresh looks", "for a new one",
      ])
    #expect(lines(8).first == "seven")
    let signed = LessonState(
      shown: ShownLesson(
        lesson: LifeLesson(text: "Walk", author: "Bo", timestamp: ""), origin: .own))
    #expect(
      WatchScreen(state: signed, seconds: 8, isRefreshing: false, stage.world).lines
        .contains { $0.trimmingWhitespace() == "— Bo" })
    #expect(lines(16) == lines(0))
  }
}
