import CoreGzip
import CoreNet
import CoreNetLive
import Foundation
import HTTPTypes
import Loopback
import Synchronization
import Testing

@Suite struct LiveHTTPClientTests {
  let client = live()

  @Test func `A reply comes as the server sent it`() async throws {
    let server = try LoopbackServer.start { request in
      .reply(headers: ["X-Test": "yes", "ETag": "\"1\""], body: request.body)
    }
    defer { server.stop() }
    let reply = try await client.fetch(
      patientCall(.post, server.url + "/a?b=c", headers: [.accept: "*/*"], body: Data("Hello".utf8))
    )
    #expect(reply.response.status == .ok)
    #expect(reply.response.headerFields[.eTag] == "\"1\"")
    #expect(reply.body == Data("Hello".utf8))
    let request = try #require(server.requests.first)
    #expect(request.method == "POST")
    #expect(request.path == "/a?b=c")
    #expect(request.headers["user-agent"] == "Daybook/1.2")
    #expect(request.headers["accept-encoding"] == "gzip, deflate")
    #expect(request.headers["accept"] == "*/*")
  }

  @Test func `A body is packed where the call asks for it and it becomes shorter`() async throws {
    let server = try LoopbackServer.start { _ in .reply() }
    defer { server.stop() }
    for body in [Data(count: 5000), Data("short".utf8)] {
      var call = try patientCall(.post, server.url, body: body)
      call.packsBody = true
      _ = try await client.fetch(call)
    }
    let (long, short) = (server.requests[0], server.requests[1])
    #expect(long.headers["content-encoding"] == "gzip")
    #expect(Gzip.unpack(long.body, limit: 5000) == Data(count: 5000))
    #expect(short.headers["content-encoding"] == nil && short.body == Data("short".utf8))
  }

  @Test func `Not found is an answer`() async throws {
    let server = try LoopbackServer.start { _ in .reply(404, body: Data("none".utf8)) }
    defer { server.stop() }
    let reply = try await client.fetch(patientCall(.get, server.url))
    #expect(reply.response.status == .notFound)
    #expect(reply.body == Data("none".utf8))
    let head = try await client.fetch(patientCall(.head, server.url))
    #expect(head.body.isEmpty)
  }

  @Test func `What has not changed comes from the cache`() async throws {
    let server = try LoopbackServer.start { request in
      request.headers["if-none-match"] == "\"1\""
        ? .reply(304) : .reply(headers: ["ETag": "\"1\""], body: Data("kept".utf8))
    }
    defer { server.stop() }
    let kept = Mutex<[String: Data]>([:])
    let caching = client.caching(
      ResponseCache(
        load: { key in kept.withLock { $0[key] } },
        save: { data, key in kept.withLock { $0[key] = data } }))
    let first = try await caching.fetch(patientCall(.get, server.url))
    let second = try await caching.fetch(patientCall(.get, server.url))
    #expect(first.source == .network)
    #expect(second.source == .revalidated)
    #expect(second.body == first.body)
  }

  @Test func `Trouble is retried`() async throws {
    let server = try LoopbackServer.start { [counter = Counter()] _ in
      counter.next() < 3 ? .reply(500) : .reply(body: Data("at last".utf8))
    }
    defer { server.stop() }
    let reply = try await client.fetch(patientCall(.get, server.url))
    #expect(reply.body == Data("at last".utf8))
    #expect(server.requests.count == 3)
  }

  @Test func `A circle of redirects ends`() async throws {
    let server = try LoopbackServer.start { request in
      .reply(302, headers: ["Location": request.path == "/a" ? "/b" : "/a"])
    }
    defer { server.stop() }
    await #expect(throws: NetError.tooManyRedirects(limit: 5)) {
      try await client.fetch(patientCall(.get, server.url + "/a"))
    }
  }

  @Test func `Credentials do not go on to another server`() async throws {
    let other = try LoopbackServer.start { _ in .reply(body: Data("there".utf8)) }
    let server = try LoopbackServer.start { _ in
      .reply(307, headers: ["Location": other.url + "/x"])
    }
    defer {
      server.stop()
      other.stop()
    }
    let reply = try await client.fetch(
      patientCall(.get, server.url, headers: [.authorization: "Bearer s", .cookie: "a=b"]))
    #expect(reply.body == Data("there".utf8))
    #expect(server.requests.first?.headers["authorization"] == "Bearer s")
    #expect(other.requests.first?.headers["authorization"] == nil)
    #expect(other.requests.first?.headers["cookie"] == nil)
  }

  @Test(arguments: ["gzip", "deflate"])
  func `A packed body is unpacked`(coding: String) async throws {
    let server = try LoopbackServer.start { _ in
      .reply(
        headers: ["Content-Encoding": coding],
        body: coding == "gzip" ? Packed.gzip : Packed.deflate)
    }
    defer { server.stop() }
    let reply = try await client.fetch(patientCall(.get, server.url))
    #expect(String(decoding: reply.body, as: UTF8.self) == Packed.text)
    #expect(!reply.response.headerFields.contains(.contentEncoding))
    #expect(!reply.response.headerFields.contains(.contentLength))
  }

  @Test func `A body that unpacks to too much is stopped, by the call and by the transport`()
    async throws
  {
    let server = try LoopbackServer.start { _ in
      .reply(headers: ["Content-Encoding": "gzip"], body: Packed.bomb)
    }
    defer { server.stop() }
    await #expect(throws: NetError.bodyTooLarge(limit: 9999)) {
      try await client.fetch(patientCall(.get, server.url, bodyLimit: 9999))
    }
    await #expect(throws: NetError.bodyTooLarge(limit: 50_000)) {
      try await live(unpackingLimit: 50_000).fetch(patientCall(.get, server.url))
    }
  }

  @Test func `Events arrive while the stream goes on, and leaving it hangs up`() async throws {
    let server = try LoopbackServer.start { _ in
      .chunks([Data("data: one\n\nda".utf8), Data("ta: two\n\n".utf8)], ends: false)
    }
    defer { server.stop() }
    var events: [String] = []
    for try await event in try await client.stream(patientCall(.get, server.url)).body.events() {
      events.append(event.data)
      if events.count == 2 { break }
    }
    #expect(events == ["one", "two"])
    try await eventually { server.abandonedReplies == 1 }
  }

  @Test func `A body is taken only as fast as it is read`() async throws {
    let server = try LoopbackServer.start { _ in .reply(body: Data(count: 64 << 20)) }
    defer { server.stop() }
    do {
      let reply = try await client.execute(patientCall(.get, server.url))
      var pieces = reply.body.makeAsyncIterator()
      #expect(try await pieces.next() != nil)
      try await Task.sleep(for: .milliseconds(200))
    }
    try await eventually { server.abandonedReplies == 1 }
  }

  @Test func `After shutdown nothing is sent`() async throws {
    let server = try LoopbackServer.start { _ in .reply() }
    defer { server.stop() }
    _ = try await client.fetch(patientCall(.get, server.url))
    await client.shutdown()
    await client.shutdown()
    await #expect(throws: NetError.cancelled) {
      try await client.fetch(patientCall(.get, server.url))
    }
    #expect(server.requests.count == 1)
  }
}
