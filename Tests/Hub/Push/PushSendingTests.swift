import CoreModels
import CoreNet
import CorePlugin
import CoreReminders
import CoreStorage
import Foundation
import GroundingSun
import HTTPTypes
import Testing
import TestSupport

@testable import Hub
@testable import HubAccounts
@testable import HubWeb

@Suite("Reminders in browsers") struct PushSendingTests {
  @Test func `arrive once, encrypted, with what push services ask for`() async throws {
    let stage = try await PushStage()
    try await stage.subscribe()
    try await stage.work()
    #expect(stage.service.calls.isEmpty)
    stage.clock.advance(seconds: 1860)
    for _ in 0..<3 {
      try await stage.work()
      stage.clock.advance(seconds: 60)
    }
    #expect(stage.desktop.shown.count == 1)
    let call = try #require(stage.service.calls.first)
    #expect(stage.service.calls.count == 1)
    #expect(call.url == "https://push.example.org/1" && !call.mayBeRepeated)
    func field(_ name: String) -> String? {
      HTTPField.Name(name).flatMap { call.request.headerFields[$0] }
    }
    #expect(field("TTL") == "14340" && field("Urgency") == "high")
    #expect(field("Content-Encoding") == "aes128gcm")
    #expect(field("Topic")?.utf8.count == 32)
    #expect(field("Authorization")?.hasPrefix("vapid t=") == true)
    let told = try #require(try stage.told().first)
    #expect(told["title"] == "Grounding Sun" && told["url"] == "/grounding-sun")
    #expect(stage.desktop.shown.first?.hasSuffix(told["body"]?.string ?? "?") == true)
    #expect(told["tag"]?.string?.hasPrefix("daybook-") == true)
  }

  @Test func `come once to each browser, also where two processes look at once`() async throws {
    let stage = try await PushStage()
    for number in 1...3 { try await stage.subscribe("https://push.example.org/\(number)") }
    stage.clock.advance(seconds: 1860)
    try await stage.work([.reminders])
    let messages = try await stage.hub.services.dueMessages(in: stage.hub.services.operatorWorld)
    #expect(messages.count == 3)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for message in messages + messages + messages {
        group.addTask { try await stage.hub.services.send(message) }
      }
      try await group.waitForAll()
    }
    #expect(Set(stage.service.calls.map(\.url)).count == 3 && stage.service.calls.count == 3)
  }

  @Test func `are sent by another process where one dies in the middle`() async throws {
    let stage = try await PushStage()
    try await stage.subscribe()
    stage.clock.advance(seconds: 1860)
    try await stage.work([.reminders])
    let services = stage.hub.services
    let message = try #require(
      try await services.dueMessages(in: services.operatorWorld).first)
    let turns = PushDeliveries(
      store: services.operatorWorld.store, now: services.operatorWorld.now)
    #expect(try await turns.take(message) != nil)
    stage.clock.advance(seconds: 59)
    try await stage.work()
    #expect(stage.service.calls.isEmpty)
    stage.clock.advance(seconds: 1)
    for _ in 0..<3 {
      try await stage.work()
      stage.clock.advance(seconds: 120)
    }
    #expect(stage.service.calls.count == 1)
  }

  @Test func `are tried again where the service asks for it, and not before`() async throws {
    let stage = try await PushStage()
    try await stage.subscribe()
    stage.clock.advance(seconds: 1860)
    stage.service.answer(429, 503, retryAfter: 600)
    for calls in 1...2 {
      try await stage.work()
      #expect(stage.service.calls.count == calls)
      stage.clock.advance(seconds: 599)
      try await stage.work()
      #expect(stage.service.calls.count == calls)
      stage.clock.advance(seconds: 1)
    }
    try await stage.work()
    stage.clock.advance(seconds: 3600)
    try await stage.work()
    #expect(stage.service.calls.count == 3)
    #expect(Set(try stage.told().map { $0["tag"]?.string }).count == 1)
  }

  @Test func `are given up when they are worth nothing any more`() async throws {
    let stage = try await PushStage()
    try await stage.subscribe()
    stage.clock.advance(seconds: 1860)
    stage.service.answer(503, retryAfter: 5 * 3600)
    try await stage.work()
    stage.clock.advance(seconds: 5 * 3600)
    try await stage.work()
    #expect(stage.service.calls.count == 1)
  }

  @Test(arguments: [400, 401, 403, 413])
  func `are given up where the service refuses them`(_ status: Int) async throws {
    let stage = try await PushStage()
    let cookie = try await stage.subscribe()
    stage.clock.advance(seconds: 1860)
    stage.service.answer(status)
    for _ in 0..<3 {
      try await stage.work()
      stage.clock.advance(seconds: 600)
    }
    #expect(stage.service.calls.count == 1)
    #expect(try await stage.settings(cookie).contains("Stop reminding"))
  }

  @Test(arguments: [404, 410])
  func `end where the browser does not want any more`(_ status: Int) async throws {
    let stage = try await PushStage()
    let cookie = try await stage.subscribe()
    #expect(try await stage.settings(cookie).contains("Stop reminding"))
    stage.clock.advance(seconds: 1860)
    stage.service.answer(status)
    try await stage.work()
    #expect(try await !stage.settings(cookie).contains("Stop reminding"))
    #expect(try await stage.settings(cookie).contains("Remind me in this browser"))
  }

  @Test func `end with the session, and when the person says so`() async throws {
    let stage = try await PushStage()
    let first = try await stage.subscribe("https://push.example.org/1")
    let second = try await stage.subscribe("https://push.example.org/2")
    let third = try await stage.subscribe("https://push.example.org/3")
    #expect(try await stage.post("/log-out", [:], cookie: first).status == 303)
    let id = "https://push.example.org/2".sha256.prefix(32)
    let off = try await stage.post("/settings/push/off", ["id": String(id)], cookie: third)
    #expect(off.status == 303)
    stage.clock.advance(seconds: 1860)
    try await stage.work()
    #expect(stage.service.calls.map(\.url) == ["https://push.example.org/3"])
    #expect(try await stage.settings(second).contains("Remind me in this browser"))
    // The ended session's subscription is deleted.
    let store = stage.hub.services.operatorWorld.store
    let kept = try await store.read { snapshot in
      try snapshot.registry.list(RegistryNamespace<PushSubscription>("push_subscription"))
    }
    #expect(kept.map(\.value.endpoint) == ["https://push.example.org/3"])
  }

  @Test func `of before a browser asked are not told there`() async throws {
    let stage = try await PushStage()
    stage.clock.advance(seconds: 1860)
    try await stage.work([.reminders])
    try await stage.subscribe()
    try await stage.work()
    #expect(stage.service.calls.isEmpty)
    stage.clock.advance(seconds: 86_400)
    try await stage.work()
    #expect(stage.service.calls.count == 1)
  }

  @Test func `that a timer took come to the browsers all the same`() async throws {
    let stage = try await PushStage()
    try await stage.subscribe()
    stage.clock.advance(seconds: 1860)
    _ = try await stage.stage.stage.world.fireReminders(of: GroundingSunPlugin())
    try await stage.work()
    #expect(stage.desktop.shown.count == 1 && stage.service.calls.count == 1)
  }

  @Test func `never make the hub call its own network`() async throws {
    let stage = try await PushStage()
    let cookie = try await stage.subscribe("https://127.0.0.1:5001/x", status: 400)
    try await stage.subscribe("https://push.example.org/x\u{7f}", cookie: cookie, status: 400)
    #expect(try await !stage.settings(cookie).contains("Stop reminding"))
  }

  @Test func `are in a language that the person chose, and of a bounded length`() throws {
    let time = try #require(TimeOfDay("10:00"))
    let day = try #require(Day("2026-11-21"))
    let reminder = Reminder(
      product: "p", identifier: "i",
      firing: Firing(day: day, time: time, instant: Instant(milliseconds: 0)),
      title: String(repeating: "漢", count: 400), text: String(repeating: "👩‍👩‍👧‍👦 \"\n", count: 2000))
    let data = try PushMessage(reminder: reminder, path: "/p").json()
    #expect(data.count <= PushEncryption.mostBytes)
    let value = try JSONValue(parsing: data)
    #expect(value["body"]?.string?.hasSuffix("…") == true)
    #expect(value["title"]?.string?.count == 200)
  }
}
