import Aclio
import CoreModels
import CoreNet
import CorePlugin
import CoreStorage
import Foundation
import HTTPTypes
import Synchronization
import Testing
import TestSupport

@testable import Hub
@testable import HubAccounts
@testable import HubWeb

/// The contract of Aclio's API for clients of the hub.
@Suite struct AclioContractTests {
  private static let paths = [
    "generate-questions", "generate-steps", "generate-steps-stream", "expand-step",
    "do-it-for-me", "talk-to-aclio", "talk-to-aclio-stream",
  ]

  /// A hub whose person has chosen a model by the API, using the server's key.
  private func api(_ http: HTTPClient = .unexpected) async throws -> APIStage {
    let api = try await APIStage([AclioPlugin()], http: http)
    try api.gate.stage.world.secrets.save("sk-test", as: "aclio.anthropic-key")
    _ = try await api.post("/api/aclio/coach", #"{"choice":"anthropic"}"#)
    return api
  }

  @Test func `health tells whether a coach can be asked`() async throws {
    #expect(
      try await api().get("/api/health")
        == #"200 {"apiKeyConfigured":true,"models":{"MAIN":"claude-sonnet-4-5"},"status":"ok","timestamp":"2026-11-21T09:30:00Z"}"#
    )
  }

  @Test(arguments: paths) func `nobody in particular asks no model`(path: String) async throws {
    let answer = try await api().gate.call(.post, "/api/\(path)", body: "{")
    #expect(answer.status == 401)
    #expect(answer.fields[.wwwAuthenticate] == "Bearer")
  }

  @Test(arguments: paths) func `what is no JSON is 400 in JSON`(path: String) async throws {
    #expect(
      try await api().post("/api/\(path)", "{")
        == #"400 {"error":"malformed_json","message":"The body is not a JSON object."}"#)
  }

  @Test(arguments: [
    ("generate-questions", "Goal"), ("generate-steps", "Goal"), ("generate-steps-stream", "Goal"),
    ("expand-step", "Step"), ("do-it-for-me", "Step"), ("talk-to-aclio", "Message"),
    ("talk-to-aclio-stream", "Message"),
  ])
  func `what is missing is named before a stream begins`(
    path: String, name: String
  ) async throws {
    #expect(
      try await api().post("/api/\(path)", "{}") == #"400 {"error":"\#(name) is required"}"#)
  }

  @Test(arguments: paths) func `a body beyond a mebibyte is 413`(path: String) async throws {
    let body = #"{"goal":"\#(String(repeating: "a", count: 1 << 20))"}"#
    #expect(try await api().answer(.post, "/api/\(path)", body: body).status == 413)
  }

  @Test(arguments: paths) func `other methods are told the right one`(path: String) async throws {
    let answer = try await api().answer(.get, "/api/\(path)")
    #expect(answer.status == 405)
    #expect(answer.fields[.allow] == "OPTIONS, POST")
  }

  @Test(arguments: [(429, 429), (529, 503), (504, 504), (400, 502), (401, 500)])
  func `trouble with the model keeps its meaning`(upstream: Int, status: Int) async throws {
    let http = HTTPClient { _ in
      HTTPReply(
        .init(code: upstream), headers: [.retryAfter: "30"],
        body: Data(#"{"type":"error","error":{"type":"x","message":"x"}}"#.utf8))
    }
    let answer = try await api(http).answer(
      .post, "/api/generate-steps", body: #"{"goal":"Run a marathon"}"#)
    #expect(answer.status == status)
    if status == 429 { #expect(answer.fields[.retryAfter] == "30") }
  }

  private static let message = #"{"message":"How do I begin?"}"#
  private static let begun = """
    event: message_start
    data: {"type":"message_start","message":{"content":[]}}

    event: content_block_delta
    data: {"type":"content_block_delta","index":0,"delta":{"type":"text_delta","text":"Gént"}}

    event: content_block_delta
    data: {"type":"content_block_delta","index":0,"delta":{"type":"text_delta","text":"ly."}}


    """
  private static let ended = """
    event: message_delta
    data: {"type":"message_delta","delta":{"stop_reason":"end_turn"}}

    event: message_stop
    data: {"type":"message_stop"}


    """

  /// A model that sends the text byte by byte, and then runs `end`.
  private static func model(
    _ text: String, then end: @escaping @Sendable () async throws -> [UInt8]? = { nil }
  ) -> HTTPClient {
    HTTPClient { _ in
      let rest = Mutex(Array(text.utf8)[...])
      return HTTPReply(
        response: HTTPResponse(
          status: .ok, headerFields: [.contentType: "text/event-stream"]),
        body: ByteStream(pulling: {
          if let byte = rest.withLock({ $0.popFirst() }) { return [byte] }
          return try await end()
        }))
    }
  }

  private func events(_ http: HTTPClient) async throws -> [String] {
    let response = try await api(http).response(
      .post, "/api/talk-to-aclio-stream", body: Self.message)
    #expect(response.head.headerFields[.contentType] == "text/event-stream")
    #expect(response.head.headerFields[.cacheControl] == "no-cache")
    guard case .stream(let stream) = response.body else { return [] }
    var text = ""
    for try await part in stream { text += String(decoding: part, as: UTF8.self) }
    return text.split(separator: "\n").map(String.init)
  }

  @Test func `a stream is passed on piece by piece`() async throws {
    #expect(
      try await events(Self.model(Self.begun + Self.ended)) == [
        ": one moment", #"data: {"text":"Gént"}"#, #"data: {"text":"ly."}"#,
        #"data: {"done":true}"#,
      ])
  }

  @Test func `a stream that breaks ends with an error and never with done`() async throws {
    let lines = try await events(Self.model(Self.begun, then: { throw NetError.connectionLost }))
    #expect(lines.prefix(3).last == #"data: {"text":"ly."}"#)
    #expect(lines.last?.hasPrefix(#"data: {"error":"#) == true)
    #expect(!lines.contains { $0.contains("done") })
  }

  @Test(.timeLimit(.minutes(10)))
  func `a stream says now and then that it is still there`() async throws {
    let (rest, giveRest) = AsyncStream.makeStream(of: Void.self)
    let http = Self.model(Self.begun) {
      for await _ in rest {}
      return nil
    }
    let api = try await api(http)
    api.gate.stage.clock.allow(sleeps: 1)
    let response = try await api.response(
      .post, "/api/talk-to-aclio-stream", body: Self.message)
    guard case .stream(let stream) = response.body else { return }
    var beats = 0
    for try await part in stream where String(decoding: part, as: UTF8.self) == ":\n\n" {
      beats += 1
      giveRest.finish()
    }
    #expect(beats == 1)
  }

  @Test(.timeLimit(.minutes(10)))
  func `a client that goes away cancels the call of the model`() async throws {
    let (cancelled, tell) = AsyncStream.makeStream(of: Void.self)
    let http = Self.model(Self.begun) {
      defer { if Task.isCancelled { tell.yield() } }
      try await Task.sleep(for: .seconds(60))
      return nil
    }
    let response = try await api(http).response(
      .post, "/api/talk-to-aclio-stream", body: Self.message)
    guard case .stream(let stream) = response.body else { return }
    let (pieces, seen) = AsyncStream.makeStream(of: Void.self)
    let client = Task {
      for try await part in stream where String(decoding: part, as: UTF8.self).contains("ly.") {
        seen.yield()
      }
    }
    var arrivals = pieces.makeAsyncIterator()
    _ = await arrivals.next()
    client.cancel()
    var calls = cancelled.makeAsyncIterator()
    #expect(await calls.next() != nil)
  }
}
