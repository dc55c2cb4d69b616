import CoreNet
import Foundation
import HTTPTypes
import Testing

@Suite struct CachingTests {
  let cache: ResponseCache

  init() throws {
    cache = .store(try emptyStore())
  }

  @discardableResult
  func fetch(
    _ server: ScriptedServer, headers: HTTPFields = [:], from cache: ResponseCache? = nil
  ) async throws -> CollectedReply {
    try await server.client.caching(cache ?? self.cache).fetch(
      HTTPCall(.get, "https://example.org/quote", headers: headers))
  }

  @Test func `What has not changed is answered from the cache`() async throws {
    let modified = "Sun, 06 Nov 1994 08:49:37 GMT"
    let server = ScriptedServer(
      answer(
        .ok, headers: [.eTag: "\"1\"", .lastModified: modified, .contentType: "text/plain"], "kept"),
      answer(.notModified, headers: [.eTag: "\"1\"", .cacheControl: "max-age=5"]))
    #expect(try await fetch(server).source == .network)
    let reply = try await fetch(server)
    #expect(reply.source == .revalidated)
    #expect(text(reply) == "kept")
    #expect(reply.response.status == .ok)
    #expect(reply.response.headerFields[.contentType] == "text/plain")
    #expect(reply.response.headerFields[.cacheControl] == "max-age=5")
    #expect(server.calls[0].request.headerFields.isEmpty)
    #expect(
      server.calls[1].request.headerFields == [.ifNoneMatch: "\"1\"", .ifModifiedSince: modified])
  }

  @Test func `What has changed takes its place`() async throws {
    let server = ScriptedServer(
      answer(.ok, headers: [.eTag: "1"], "old"), answer(.ok, headers: [.eTag: "2"], "new"),
      answer(.notModified))
    try await fetch(server)
    #expect(text(try await fetch(server)) == "new")
    #expect(text(try await fetch(server)) == "new")
    #expect(server.calls[2].request.headerFields[.ifNoneMatch] == "2")
  }

  @Test func `An error leaves what is kept alone`() async throws {
    let server = ScriptedServer(
      answer(.ok, headers: [.eTag: "1"], "kept"), answer(.internalServerError, "oops"),
      failure(.connectionLost), answer(.notModified))
    try await fetch(server)
    #expect(text(try await fetch(server)) == "oops")
    await #expect(throws: NetError.connectionLost) { try await fetch(server) }
    #expect(text(try await fetch(server)) == "kept")
  }

  @Test func `A broken entry or a broken cache is like none`() async throws {
    for load: @Sendable () throws -> Data? in [
      { Data("junk".utf8) }, { throw NetError.decoding },
    ] {
      let server = ScriptedServer(answer(.ok, headers: [.eTag: "1"], "fresh"))
      let broken = ResponseCache(
        load: { _ in try load() }, save: { _, _ in throw NetError.decoding })
      #expect(text(try await fetch(server, from: broken)) == "fresh")
      #expect(server.calls[0].request.headerFields.isEmpty)
    }
  }

  @Test(
    arguments: [
      [.eTag: "1", .cacheControl: "private, No-Store"], [.eTag: "1", .vary: "*"],
      [.contentType: "text/plain"],
    ] as [HTTPFields])
  func `What may not or cannot be asked for again is not kept`(headers: HTTPFields) async throws {
    let server = ScriptedServer(answer(.ok, headers: headers, "a"), answer(.ok, "b"))
    try await fetch(server)
    try await fetch(server)
    #expect(server.calls[1].request.headerFields.isEmpty)
  }

  @Test func `A server that stops naming versions is forgotten`() async throws {
    let server = ScriptedServer(
      answer(.ok, headers: [.eTag: "1"], "a"), answer(.ok, "b"), answer(.ok, "c"))
    for _ in 1...3 { try await fetch(server) }
    #expect(server.calls.map { $0.request.headerFields[.ifNoneMatch] } == [nil, "1", nil])
  }

  @Test func `A body that is too large is handed on and not kept`() async throws {
    let server = ScriptedServer(answer(.ok, headers: [.eTag: "1"], "large"), answer(.ok, "b"))
    let small = ResponseCache.store(try emptyStore(), largestBody: 4)
    #expect(text(try await fetch(server, from: small)) == "large")
    try await fetch(server, from: small)
    #expect(server.calls[1].request.headerFields.isEmpty)
  }

  @Test func `Half a body is never kept`() async throws {
    let server = ScriptedServer(
      { _ in
        let half = AsyncThrowingStream<[UInt8], any Error> { continuation in
          continuation.yield([1])
          continuation.finish(throwing: NetError.connectionLost)
        }
        return HTTPReply(
          response: HTTPResponse(status: .ok, headerFields: [.eTag: "1"]), body: ByteStream(half))
      }, answer(.ok))
    await #expect(throws: NetError.connectionLost) { try await fetch(server) }
    try await fetch(server)
    #expect(server.calls[1].request.headerFields.isEmpty)
  }

  @Test func `What varies is kept for the same question only`() async throws {
    let server = ScriptedServer(
      answer(.ok, headers: [.eTag: "1", .vary: "Accept-Language"], "Hello"),
      answer(.ok, headers: [.eTag: "2", .vary: "Accept-Language"], "Ahoj"), answer(.notModified))
    try await fetch(server, headers: [.acceptLanguage: "en"])
    try await fetch(server, headers: [.acceptLanguage: "sk"])
    #expect(text(try await fetch(server, headers: [.acceptLanguage: "sk"])) == "Ahoj")
    #expect(server.calls.map { $0.request.headerFields[.ifNoneMatch] } == [nil, nil, "2"])
  }

  @Test func `The caller's own conditions pass untouched`() async throws {
    let server = ScriptedServer(
      answer(.ok, headers: [.eTag: "1"], "a"), answer(.notModified), answer(.partialContent))
    try await fetch(server)
    let reply = try await fetch(server, headers: [.ifNoneMatch: "9"])
    #expect(reply.response.status == .notModified)
    try await fetch(server, headers: [.range: "bytes=0-1"])
    #expect(server.calls[2].request.headerFields == [.range: "bytes=0-1"])
  }

  @Test func `Neither secrets in an address nor cookies lie in the cache`() async throws {
    let saved = Saved()
    let server = ScriptedServer(
      answer(.ok, headers: [.eTag: "1", .setCookie: "s=hush", .vary: "Authorization"], "a"))
    let call = try HTTPCall(
      .get, "https://example.org/?key=hush", headers: [.authorization: "hush"])
    _ = try await server.client.caching(saved.cache).fetch(call)
    let everything = await saved.texts.joined()
    #expect(everything.contains("http."))
    #expect(!everything.contains("hush"))
  }
}

private actor Saved {
  var texts: [String] = []

  nonisolated var cache: ResponseCache {
    ResponseCache(load: { _ in nil }, save: { await self.add($0, $1) })
  }

  private func add(_ data: Data?, _ key: String) {
    texts += [key, String(decoding: data ?? Data(), as: UTF8.self)]
  }
}
