import Aclio
import CoreNet
import CorePlugin
import CoreStorage
import HTTPTypes
import Testing
import TestSupport

@testable import Hub
@testable import HubAccounts
@testable import HubWeb

@Suite("A client that goes away") struct DepartureTests {
  @Test(
    .timeLimit(.minutes(10)),
    arguments: [
      ("/api/talk-to-aclio", #"{"message":"How do I begin?"}"#),
      ("/api/talk-to-aclio-stream", #"{"message":"How do I begin?"}"#),
      ("/api/aclio/chat", #"{"goal":"How do I begin?"}"#),
    ])
  func `ends the call of the model`(path: String, body: String) async throws {
    let (readings, read) = AsyncStream.makeStream(of: Void.self)
    let (cancellations, cancel) = AsyncStream.makeStream(of: Void.self)
    let http = HTTPClient { _ in
      HTTPReply(
        response: HTTPResponse(
          status: .ok, headerFields: [.contentType: "text/event-stream"]),
        body: ByteStream(pulling: {
          read.yield()
          defer { if Task.isCancelled { cancel.yield() } }
          try await Task.sleep(for: .seconds(60))
          return nil
        }))
    }
    let api = try await APIStage([AclioPlugin()], http: http)
    try api.gate.stage.world.secrets.save("sk-test", as: "aclio.anthropic-key")
    _ = try await api.post("/api/aclio/coach", #"{"choice":"anthropic"}"#)
    let disconnect = ClientDisconnect()
    async let response = api.response(.post, path, body: body, disconnect: disconnect)
    var reading = readings.makeAsyncIterator()
    _ = await reading.next()

    disconnect.happen()

    var cancellation = cancellations.makeAsyncIterator()
    #expect(await cancellation.next() != nil)
    if case .stream(let stream) = try await response.body { for try await _ in stream {} }
  }

  @Test(.timeLimit(.minutes(10)))
  func `lets an answer for a page of the conversation go on`() async throws {
    let (readings, read) = AsyncStream.makeStream(of: Void.self)
    let (departures, leave) = AsyncStream.makeStream(of: Void.self)
    let (ends, end) = AsyncStream.makeStream(of: Bool.self)
    let http = HTTPClient { _ in
      HTTPReply(
        response: HTTPResponse(
          status: .ok, headerFields: [.contentType: "text/event-stream"]),
        body: ByteStream(pulling: {
          read.yield()
          var left = departures.makeAsyncIterator()
          _ = await left.next()
          end.yield(Task.isCancelled)
          return nil
        }))
    }
    let api = try await APIStage([AclioPlugin()], http: http)
    try api.gate.stage.world.secrets.save("sk-test", as: "aclio.anthropic-key")
    _ = try await api.post("/api/aclio/coach", #"{"choice":"anthropic"}"#)
    let disconnect = ClientDisconnect()
    async let response = api.response(
      .post, "/aclio/chat/stream", body: #"{"message":"How do I begin?"}"#, disconnect: disconnect)
    var reading = readings.makeAsyncIterator()
    _ = await reading.next()

    disconnect.happen()
    leave.yield()

    var ended = ends.makeAsyncIterator()
    #expect(await ended.next() == false)
    if case .stream(let stream) = try await response.body { for try await _ in stream {} }
  }

  @Test func `ends what is begun for it afterwards too`() async throws {
    let disconnect = ClientDisconnect()
    let value = try await disconnect.whileThere { 1 }
    #expect(value == 1)
    disconnect.happen()
    await #expect(throws: NetError.cancelled) { try await disconnect.whileThere { 1 } }
  }

  /// A product whose route ends as work does whose client left.
  private struct LeftPlugin: Plugin {
    let id = "left"
    let name = "Left"
    let abstract = "Is left."
    var routes: [Route] {
      [
        Route(
          .get, "/left", access: .ownAccount, summary: "A page",
          handle: { _, _ in throw CancellationError() })
      ]
    }
  }

  @Test func `is no error of the server`() async throws {
    let api = try await APIStage([LeftPlugin()])
    #expect(try await api.response(.get, "/left").head.status.code == 500)
    let disconnect = ClientDisconnect()
    disconnect.happen()
    #expect(try await api.response(.get, "/left", disconnect: disconnect).head.status.code == 499)
  }

  @Test func `takes nothing from what is written`() async throws {
    let api = try await APIStage([GardenPlugin()])
    let disconnect = ClientDisconnect()
    disconnect.happen()
    let response = try await api.response(
      .post, "/api/garden/plant", body: #"{"name":"rose"}"#, disconnect: disconnect)
    #expect(response.head.status == .ok)
    #expect(try await api.get("/api/garden").contains("rose"))
  }
}
