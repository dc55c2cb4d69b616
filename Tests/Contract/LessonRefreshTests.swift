import CoreModels
import CoreStorage
import Foundation
import Loopback
import Synchronization
import Testing

@Suite("lesson and an odd server") struct LessonRefreshTests {
  private static let good = Data(#"{"ts":"20250731","v":1,"s":"Kept"}"#.utf8)

  /// A server with a good lesson for the first request and another reply afterwards.
  private func server(then reply: LoopbackReply) throws -> LoopbackServer {
    let isFirst = Atomic(true)
    return try LoopbackServer.start { _ in
      guard isFirst.exchange(false, ordering: .relaxed) else { return reply }
      return .reply(headers: ["ETag": "\"kept\""], body: LessonRefreshTests.good)
    }
  }

  @Test(arguments: Trouble.all)
  func `keeps its lesson, shows it and says what happened`(trouble: Trouble) async throws {
    let server = try server(then: trouble.reply)
    let command = try Command(url: server.url + "/quote.json")
    let first = try await command.run("lesson", ["--json"])
    #expect(first.status == 0)
    #expect(
      try first.json == [
        "lesson": ["text": "Kept", "version": 1, "timestamp": "20250731"], "source": "remote",
        "last_updated": "2026-11-21T09:00:00Z",
        "refresh": ["attempted": true, "changed": true, "error": nil],
      ])

    async let scripted = command.run("lesson", ["--json"], hour: 11)
    async let shown = command.run("lesson", hour: 11)
    let isFine = trouble.code == .null
    let (json, screen) = try await (scripted.json, shown)
    #expect(json["lesson"]?["text"] == "Kept")
    #expect(json["refresh"]?["changed"] == false)
    #expect((json["refresh"]?["error"]?["code"] ?? .null) == trouble.code)
    #expect(
      json["last_updated"]
        == (isFine ? "2026-11-21T11:00:00Z" : "2026-11-21T09:00:00Z"))
    let footer = isFine ? "Last updated: just now" : "Last updated: 2 hours ago · offline"
    #expect(screen == .init(status: 0, output: "Kept\n\n\(footer)\n"))
    #expect(server.requests[1].headers["if-none-match"] == "\"kept\"")
    #expect(try await command.store().problems() == [])
    #expect(try await command.store().history().count == 1)
  }

  @Test func `unpacks what was packed`() async throws {
    let packed = try #require(
      Data(
        base64Encoded: "H4sIAAAAAAACA6tWKilWslIyMjAyMzA0MFTSUSpTsjLSUQIJBiQmZ6emKNUCANIMFmgkAAAA"))
    let server = try server(then: .reply(headers: ["Content-Encoding": "gzip"], body: packed))
    let command = try Command(url: server.url)
    _ = try await command.run("lesson")
    #expect(
      try await command.run("lesson", hour: 11)
        == .init(status: 0, output: "Packed\n\nLast updated: just now\n"))
    #expect(try await command.store().problems() == [])
  }

  @Test func `goes on without the server when it is gone`() async throws {
    let server = try server(then: .reply(304))
    let command = try Command(url: server.url)
    _ = try await command.run("lesson")
    server.stop()
    let scripted = try await command.run("lesson", ["--json"], hour: 10).json
    #expect(scripted["lesson"]?["text"] == "Kept")
    #expect(scripted["refresh"]?["error"]?["code"] == "connection_refused")
    #expect(
      try await command.run("lesson", hour: 10)
        == .init(status: 0, output: "Kept\n\nLast updated: 1 hour ago · offline\n"))
    #expect(try await command.store().problems() == [])
  }

  @Test func `has a lesson even where there never was a network`() async throws {
    let command = try Command(url: "http://127.0.0.1:\(LoopbackServer.refusingPort())/")
    #expect(
      try await command.run("lesson")
        == .init(status: 0, output: "Love Each Other\n\nNever updated · offline\n"))
    #expect(try await command.store().problems() == [])
  }
}
