import CoreNet
import Foundation
import HTTPTypes
import Testing

@Suite struct HTTPClientTests {
  @Test func `A fetch gives the whole reply`() async throws {
    let server = ScriptedServer(answer(.ok, headers: [.contentType: "text/plain"], "Hello"))
    let reply = try await server.client.fetch(HTTPCall(.get, "https://example.org/a?b=c"))
    #expect(text(reply) == "Hello")
    #expect(reply.response.headerFields[.contentType] == "text/plain")
    #expect(reply.source == .network)
    #expect(server.calls.map(\.request.path) == ["/a?b=c"])
  }

  @Test func `Any status is an answer, until success is asked for`() async throws {
    let server = ScriptedServer(answer(.notFound, "nothing"))
    let reply = try await server.client.fetch(HTTPCall(.get, "https://example.org"))
    #expect(text(reply) == "nothing")
    #expect(throws: NetError.status(404, retryAfter: nil)) { try reply.requireSuccess() }
  }

  @Test func `A body over the limit is an error, and is not read on`() async throws {
    let pieces = Pieces()
    let client = HTTPClient { _ in
      HTTPReply(response: HTTPResponse(status: .ok), body: pieces.endless)
    }
    let call = try HTTPCall(.get, "https://example.org", bodyLimit: 25)
    await #expect(throws: NetError.bodyTooLarge(limit: 25)) { try await client.fetch(call) }
    #expect(pieces.count == 3)
    let stream = try await client.stream(call).body
    await #expect(throws: NetError.bodyTooLarge(limit: 25)) { for try await _ in stream {} }
    #expect(pieces.count == 6)
  }

  @Test func `Plain http to another machine is refused before anything is sent`() async throws {
    let server = ScriptedServer()
    await #expect(throws: NetError.insecure(host: "example.org")) {
      try await server.client.fetch(HTTPCall(.get, "http://example.org/secret"))
    }
    #expect(server.calls.isEmpty)
  }

  @Test func `Without a network every call says so`() async throws {
    await #expect(throws: NetError.offline) {
      try await HTTPClient.unavailable.fetch(HTTPCall(.get, "https://example.org"))
    }
  }

  @Test func `A JSON body becomes a value, and anything else an error`() async throws {
    let server = ScriptedServer(answer(.ok, #"["a"]"#), answer(.ok, "<html>"))
    let call = try HTTPCall(.get, "https://example.org")
    #expect(try await server.client.fetch(call).decode([String].self) == ["a"])
    let page = try await server.client.fetch(call)
    #expect(throws: NetError.decoding) { try page.decode([String].self) }
  }

  @Test func `Layers keep the way to shut the transport down`() async throws {
    let cache = ResponseCache.store(try emptyStore())
    await confirmation { closed in
      let client = HTTPClient(shutdown: { closed() }, execute: { _ in throw NetError.offline })
      await client.followingRedirects().caching(cache).shutdown()
    }
  }
}

/// A body of ten bytes again and again, with a count of how many pieces were taken.
private final class Pieces: @unchecked Sendable {
  private(set) var count = 0

  var endless: ByteStream {
    ByteStream(pulling: { [self] in
      count += 1
      return Array("0123456789".utf8)
    })
  }
}
