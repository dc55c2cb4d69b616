import CoreModels
import CoreNet
import CorePlugin
import CoreStorage
import Foundation
import HTTPTypes
import TestSupport
import Testing

@testable import Lesson

@Suite("lesson") struct ShowCommandTests {
  @Test func `the very first time, offline, it says to love each other`() async throws {
    let stage = try Stage.lesson()
    #expect(
      try await stage.lesson("--offline") == """
        Love Each Other

        Never updated · offline

        """)
  }

  @Test func `a new lesson is fetched, shown and kept`() async throws {
    let stage = try Stage.lesson(LessonServer(.lesson("Life is Happy")))
    #expect(
      try await stage.lesson() == """
        Life is Happy

        Last updated: just now

        """)
    stage.clock.advance(seconds: 120)
    #expect(
      try await stage.lesson("--offline") == """
        Life is Happy

        Last updated: 2 minutes ago · offline

        """)
  }

  @Test func `its JSON has exactly the keys that scripts know`() async throws {
    let stage = try Stage.lesson(LessonServer(.lesson("Life is Happy")))
    #expect(
      try await stage.lessonJSON() == [
        "lesson": ["text": "Life is Happy", "version": 1, "timestamp": "20250731"],
        "source": "remote", "last_updated": "2026-11-21T09:30:00Z",
        "refresh": ["attempted": true, "changed": true, "error": nil],
      ])
    #expect(
      try await stage.lessonJSON("--offline") == [
        "lesson": ["text": "Life is Happy", "version": 1, "timestamp": "20250731"],
        "source": "stored", "last_updated": "2026-11-21T09:30:00Z",
        "refresh": ["attempted": false, "changed": false, "error": nil],
      ])
  }

  @Test func `on a terminal the stored lesson stands there first and is drawn over`() async throws {
    let stage = try Stage.lesson(
      LessonServer(.lesson("One"), .lesson("Two")), isInteractive: true, columns: 40)
    _ = try await stage.lesson("--plain")
    let screen = try await stage.lesson()
    #expect(
      screen == """


                          One


          Last updated: just now · refreshing…
           lesson refresh looks for a new one
        \u{1B}[5A\r\u{1B}[J                  Two


                 Last updated: just now
           lesson refresh looks for a new one

        """)
  }

  @Test(
    arguments: [
      (.failure(.offline), "offline"), (.failure(.timedOut), "timed_out"),
      (.failure(.connectionLost), "connection_lost"),
      (.failure(.tooManyRedirects(limit: 5)), "too_many_redirects"),
      (.status(.notFound), "http_404"), (.status(.internalServerError), "http_500"),
      (.json("<html>"), "reply_unreadable"), (.json("[]"), "reply_unreadable"),
      (.json(#"{"ts":"20250731","v":"1","s":"x"}"#), "reply_unreadable"),
      (.json(#"{"ts":20250731,"v":1,"s":"x"}"#), "reply_unreadable"),
      (.json(#"{"ts":"hello","v":1,"s":"x"}"#), "reply_unreadable"),
      (.json(#"{"ts":"20250732","v":1,"s":"x"}"#), "reply_unreadable"),
      (.json(#"{"ts":"20250731","v":1}"#), "reply_unreadable"),
      (.json(#"{"ts":"20250731","v":1,"s":"  "}"#), "reply_unreadable"),
      (.lesson(String(repeating: "x", count: 2001)), "reply_unreadable"),
      (.lesson(String(repeating: "x", count: 65 << 10)), "reply_too_large"),
    ] as [(LessonReply, String)])
  func `a failed refresh keeps what is shown, and tells scripts why`(
    reply: LessonReply, code: String
  ) async throws {
    let stage = try Stage.lesson(LessonServer(.lesson("Kept"), reply))
    _ = try await stage.lesson()
    stage.clock.advance(seconds: 3 * 3600)
    let answer = try await stage.lessonJSON()
    #expect(answer["lesson"]?["text"] == "Kept")
    #expect(answer["source"] == "stored")
    #expect(answer["last_updated"] == "2026-11-21T09:30:00Z")
    #expect(answer["refresh"]?["error"]?["code"] == .string(code))
    #expect(
      try await stage.lesson() == "Kept\n\nLast updated: 3 hours ago · offline\n")
  }

  @Test func `a server that never answers is left after three seconds`() async throws {
    var stage = try Stage.lesson()
    stage.world.http = HTTPClient { _ in
      try await Task.sleep(for: .seconds(3600))
      throw NetError.offline
    }
    stage.clock.allow(sleeps: 1)
    let answer = try await stage.lessonJSON()
    #expect(answer["refresh"]?["error"]?["code"] == "timed_out")
    #expect(stage.clock.now == Instant("2026-11-21T09:30:03Z"))
  }

  @Test func `the same answer again is no news, and still says updated just now`() async throws {
    let stage = try Stage.lesson(LessonServer(.lesson("Same")))
    _ = try await stage.lesson()
    stage.clock.advance(seconds: 7200)
    let answer = try await stage.lessonJSON()
    #expect(answer["refresh"]?["changed"] == false)
    #expect(answer["last_updated"] == "2026-11-21T11:30:00Z")
    #expect(try await stage.world.store.history().count == 1)
  }

  @Test func `a 304 is no news either, and is asked for with the tag`() async throws {
    let server = LessonServer(
      .lesson("Tagged", headers: [.eTag: "\"a\""]), .status(.notModified))
    let stage = try Stage.lesson(server)
    _ = try await stage.lesson()
    let answer = try await stage.lessonJSON()
    #expect(answer["lesson"]?["text"] == "Tagged")
    #expect(answer["refresh"] == ["attempted": true, "changed": false, "error": nil])
    #expect(server.calls.last?.request.headerFields[.ifNoneMatch] == "\"a\"")
  }

  @Test func `a text that comes again moves to the front instead of standing twice`() async throws {
    let stage = try Stage.lesson(
      LessonServer(.lesson("A"), .lesson("B"), .lesson("A", v: 2), .status(.badGateway)))
    for _ in 1...3 {
      _ = try await stage.lesson()
      stage.clock.advance(seconds: 86_400)
    }
    #expect(
      try await stage.lessonJSON()["lesson"] == [
        "text": "A", "version": 2, "timestamp": "20250731",
      ])
    guard case .array(let history) = try await stage.lessonJSON("history") else {
      Issue.record("no list")
      return
    }
    #expect(history.map { $0["text"] } == ["A", "B"])
  }

  @Test(arguments: [-86_400, -365 * 86_400])
  func `what came last is shown, also when the clock was set back`(seconds: Int) async throws {
    let stage = try Stage.lesson(LessonServer(.lesson("Before"), .lesson("After")))
    _ = try await stage.lesson()
    stage.clock.advance(seconds: seconds)
    #expect(try await stage.lesson().hasPrefix("After"))
    #expect(try await stage.lessonJSON()["refresh"]?["changed"] == false)
    #expect(try await stage.lesson("--offline").hasPrefix("After"))
  }

  @Test func `trouble with the store is not blamed on the network`() async throws {
    var stage = try Stage.lesson(LessonServer(.lesson("New")))
    stage.world.store = stage.world.store.asOf(stage.clock.now)
    await #expect(throws: StoreError.pastIsReadOnly) { try await stage.lesson() }
    await #expect(throws: StoreError.pastIsReadOnly) { try await stage.lesson("refresh") }
  }

  @Test func `escape sequences from a server never reach the terminal`() async throws {
    let stage = try Stage.lesson(
      LessonServer(.json(#"{"ts":"20250731","v":1,"s":"a\u202eb"}"#)))
    #expect(try await stage.lesson().hasPrefix("ab\n"))
    let hostile = try Stage.lesson(
      LessonServer(.json(#"{"ts":"20250731","v":1,"s":"a\u001b[2Jb"}"#)))
    #expect(try await hostile.lessonJSON()["refresh"]?["error"]?["code"] == "reply_unreadable")
  }

  @Test func `an address that is none is not taken for a missing network`() async throws {
    var stage = try Stage.lesson(LessonServer(.failure(.invalidURL)))
    stage.world.environment["LESSON_URL"] = "nowhere://x"
    #expect(try await stage.lesson() == "Love Each Other\n\nNever updated · not refreshed\n")
  }

  @Test func `Slovak people read it in Slovak`() async throws {
    let stage = try Stage.lesson(LessonServer(.lesson("Ži")), language: .slovak)
    _ = try await stage.lesson()
    stage.clock.advance(seconds: 180)
    #expect(
      try await stage.lesson("--offline")
        == "Ži\n\nNaposledy obnovené: pred 3 minútami · bez siete\n")
  }
}
