import CoreModels
import CoreNet
import CorePlugin
import CoreReminders
import CoreStorage
import Foundation
import HTTPTypes
import Synchronization
import TestSupport
import Testing

@Suite("A reminder on its way") struct ReminderDeliveryTests {
  private let calls = Calls()

  private func stage(status: HTTPResponse.Status = .ok) throws -> RemindStage {
    var stage = try RemindStage("2026-11-21T10:00:00Z")
    let calls = calls
    stage.stage.world.http = HTTPClient { call in
      calls.append(call)
      return HTTPReply(status)
    }
    return stage
  }

  @Test func `is tried at once by remind test`() async throws {
    let stage = try stage()
    #expect(try await stage.run("test") == "Sent to the desktop.\n")
    #expect(stage.desktop.shown == ["Nudge: Thought of 2026-11-21"])
    #expect(
      try await stage.json("test", "chores") == [
        "delivered": true, "through": "desktop", "title": "Chores", "text": "Sweep",
      ])
    try await stage.stage.world.store.collection(of: Thought.self)
      .put(Thought(id: "done", text: ""))
    try await stage.run("test", "chores")
    #expect(stage.desktop.shown.last == "Chores: This is how a reminder arrives.")
    #expect(try await stage.claims == [])
  }

  @Test func `is a line of a file`() async throws {
    let stage = try stage()
    try await stage.stage.world.store.collection(of: Thought.self)
      .put(Thought(id: "2026-11-21", text: "one\ntwo\r\nthree"))
    #expect(
      try await stage.run("test", "--through", "file:log.txt") == "Written to the file.\n")
    #expect(stage.desktop.shown == ["/here/log.txt: 2026-11-21 10:00 Nudge: one two three"])
  }

  @Test func `is posted to a web address as JSON`() async throws {
    let stage = try stage()
    #expect(
      try await stage.run("test", "--through", "webhook:https://example.org/a?key=b")
        == "Sent to the web address.\n")
    let call = try #require(calls.all.first)
    #expect(call.url == "https://example.org/a?key=b")
    #expect(call.request.method == .post)
    #expect(call.request.headerFields[.contentType] == "application/json")
    #expect(
      try JSONValue(parsing: call.body) == [
        "product": "nudge", "identifier": "daily_thought", "day": "2026-11-21", "time": "10:00",
        "fires_at": "2026-11-21T10:00:00Z", "title": "Nudge", "text": "Thought of 2026-11-21",
      ])
  }

  @Test(
    arguments: [
      ("https://ntfy.sh/my-topic", "https://ntfy.sh/", "my-topic"),
      ("https://a.org/push/T_1?auth=x/y", "https://a.org/push/?auth=x/y", "T_1"),
      ("http://127.0.0.1:8080/t", "http://127.0.0.1:8080/", "t"),
    ])
  func `is published to a topic of ntfy`(
    address: String, server: String, topic: JSONValue
  ) async throws {
    let stage = try stage()
    #expect(
      try await stage.run("test", "--through", "ntfy:\(address)") == "Sent to the ntfy topic.\n")
    let call = try #require(calls.all.first)
    #expect(call.url == server)
    #expect(
      try JSONValue(parsing: call.body)
        == ["topic": topic, "title": "Nudge", "message": "Thought of 2026-11-21"])
  }

  @Test(arguments: ["https://ntfy.sh/a b", "https://ntfy.sh/ä", "https://ntfy.sh?a=/b"])
  func `has no topic with other letters`(address: String) async throws {
    let stage = try stage()
    await #expect(throws: (any Error).self) {
      try await stage.run("test", "--through", "ntfy:\(address)")
    }
    #expect(calls.all.isEmpty)
  }

  @Test func `that a server refuses is told without its address`() async throws {
    let stage = try stage(status: .notFound)
    await #expect(throws: NetError.status(404, retryAfter: nil)) {
      try await stage.run("test", "--through", "webhook:https://example.org/secret")
    }
    let failure = NetError.status(404, retryAfter: nil).failure(in: .english)
    #expect(!(failure.message + failure.hint).contains("secret"))
  }

  @Test(arguments: [HTTPResponse.Status.unauthorized, .forbidden])
  func `that a server does not take is not about a key`(status: HTTPResponse.Status) async throws {
    let stage = try stage(status: status)
    await #expect(throws: ReminderError.addressRefuses) {
      try await stage.run("test", "--through", "webhook:https://example.org/secret")
    }
  }

  @Test func `that needs the network says that the person asked for none`() async throws {
    var stage = try stage()
    stage.stage.world.http = .unavailable
    for (isOffline, error) in [
      (true, ReminderError.keptOffline as any Error), (false, NetError.offline),
    ] {
      stage.stage.world.isOffline = isOffline
      let thrown = await #expect(throws: (any Error).self) {
        try await stage.run("test", "--through", "ntfy:https://ntfy.sh/topic")
      }
      #expect("\(try #require(thrown))" == "\(error)")
    }
  }

  @Test func `that the desktop refuses is told with what to do`() async throws {
    let stage = try stage()
    stage.desktop.refuse(.noNotificationService)
    await #expect(throws: ReminderError.noNotificationService) { try await stage.run("test") }
  }
}

private final class Calls: Sendable {
  private let calls = Mutex<[HTTPCall]>([])
  var all: [HTTPCall] { calls.withLock { $0 } }
  func append(_ call: HTTPCall) { calls.withLock { $0.append(call) } }
}
