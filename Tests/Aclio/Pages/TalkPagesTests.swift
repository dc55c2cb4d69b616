import CoreModels
import CorePlugin
import CoreStorage
import Foundation
import TestSupport
import Testing

@testable import Aclio

@Suite("Pages of talk, progress and choices") struct TalkPagesTests {
  @Test func `a message and its answer are kept as the command keeps them`() async throws {
    let stage = try Stage.aclio()
    try await stage.keep("Run", ["Buy shoes"])
    #expect(
      try await stage.submit("/aclio/goals/run/chat", ["message": "What now? <b>"])
        == "/aclio/goals/run/chat")
    let html = try await stage.page("/aclio/goals/run/chat")
    #expect(html.contains("What now? &lt;b&gt;") && html.contains("offline coach"))
    #expect(try await stage.aclioJSON("chat", "run", "--history")["messages"] != .array([]))
    _ = try await stage.submit("/aclio/goals/run/chat/clear")
    #expect(try await stage.page("/aclio/goals/run/chat").contains("Ask what to do next"))
    await #expect(throws: TextViolation.self) {
      try await stage.submit("/aclio/chat", ["message": " "])
    }
  }

  @Test func `an answer comes as events, and the same messages are kept`() async throws {
    let stage = try Stage.aclio()
    try await stage.keep("Run", ["Buy shoes"])
    let events = try await stage.stream("/aclio/goals/run/chat/stream", #"{"message":"Hello"}"#)
    #expect(events.contains(#"data: {"text":"#) && events.hasSuffix("data: {\"done\":true}\n\n"))
    let kept = try await stage.world.store.collection(of: ChatMessage.self).list()
    #expect(kept.map(\.state) == [.complete, .complete])
    #expect(kept.map(\.role) == [.user, .assistant] && kept[0].text == "Hello")
    #expect(
      try await stage.stream("/aclio/chat/stream", #"{"message":""}"#).contains("message_empty"))
    #expect(
      try await stage.stream("/aclio/goals/none/chat/stream", #"{"message":"a"}"#)
        .contains("no_such_goal"))
  }

  @Test func `words of despair are answered with where to find help`() async throws {
    let stage = try Stage.aclio()
    let events = try await stage.stream(
      "/aclio/chat/stream", #"{"message":"I want to kill myself"}"#)
    #expect(events.contains("findahelpline.com") && events.contains("done"))
    #expect(try await stage.page("/aclio/chat").contains("findahelpline.com"))
  }

  @Test func `long conversations come page by page, the newest first`() async throws {
    let stage = try Stage.aclio()
    for number in 1...25 {
      _ = try await stage.submit("/aclio/chat", ["message": "Message \(number)."])
    }
    let newest = try await stage.page("/aclio/chat")
    #expect(newest.contains("Message 25.") && !newest.contains("Message 5."))
    let older = try await stage.page("/aclio/chat?page=2")
    #expect(older.contains("Message 5.") && !older.contains("data-chat"))
  }

  @Test func `progress shows figures, bars with words, and twelve achievements`() async throws {
    let stage = try Stage.aclio()
    try await stage.keep("Run", ["Buy shoes", "Run"])
    try await stage.tick("run", 1)
    let html = try await stage.page("/aclio/stats")
    #expect(html.contains(#"aria-label="Steps done in the last 30 days: 1""#))
    #expect(html.components(separatedBy: "line-icon sign").count == 13)
    #expect(html.contains("1 of 2 steps") && html.contains("2 / 12"))
    let bars = try #require(html.components(separatedBy: "</svg>").first { $0.contains("bars") })
    #expect(bars.components(separatedBy: "<rect x=").count == 31)
  }

  @Test func `the bonus is taken once`() async throws {
    let stage = try Stage.aclio()
    #expect(try await stage.submit("/aclio/bonus") == "/aclio?gained=25")
    #expect(try await stage.submit("/aclio/bonus") == "/aclio")
  }

  @Test func `a coach gets an address and a key, which stays with its server`() async throws {
    let stage = try Stage.aclio()
    _ = try await stage.submit(
      "/aclio/coach", ["coach": "openai", "url": "https://evil.example", "key": "x"])
    // The fields of another coach than the one that is chosen are not its own.
    #expect(try await stage.aclioJSON("coach")["url"] == "https://api.openai.com")
    let html = try await stage.page("/aclio/settings")
    #expect(html.contains("are sent to api.openai.com") && html.contains("Key: missing"))
    let url = "https://models.example"
    _ = try await stage.submit(
      "/aclio/coach", ["coach": "openai", "model": "gpt-x", "url": url, "key": "sk-1"])
    #expect(try await stage.aclioJSON("coach")["model"] == "gpt-x")
    #expect(try await stage.aclioJSON("coach")["url"] == .string(url))
    let kept = try await stage.page("/aclio/settings")
    #expect(kept.contains("Key: set") && !kept.contains("sk-1"))
    _ = try await stage.submit(
      "/aclio/coach", ["coach": "openai", "model": "gpt-x", "url": "https://other.example"])
    #expect(try await stage.page("/aclio/settings").contains("Key: none"))
    await #expect(throws: CoachError.noModel("a b")) {
      try await stage.submit("/aclio/coach", ["coach": "openai", "model": "a b"])
    }
  }

  @Test func `a person of a hub that lends its key cannot send it elsewhere`() async throws {
    var stage = try Stage.aclio()
    stage.world.operatorCredentials = OperatorCredentials(stage.world)
    _ = try await stage.submit("/aclio/coach", ["coach": "openai"])
    _ = try await stage.submit(
      "/aclio/coach", ["coach": "openai", "url": "https://evil.example", "key": "x"])
    #expect(try await stage.aclioJSON("coach")["url"] == "https://api.openai.com")
    #expect(try await !stage.page("/aclio/settings").contains("name=\"url\""))
  }

  @Test func `every colour can be read`() {
    #expect(AclioLook.theme.light.lowestContrast >= 4.5)
    #expect(AclioLook.theme.dark.lowestContrast >= 4.5)
  }
}
