import CoreNet
import Foundation
import HTTPTypes
import Testing

@Suite struct RedirectsTests {
  @Test(arguments: [301, 302, 303, 307, 308])
  func `A redirect is followed, relative to where it was said`(status: Int) async throws {
    let server = ScriptedServer(
      redirect(.init(code: status), to: "../c?d#e"), answer(.ok, "here"))
    let client = server.client.followingRedirects()
    let reply = try await client.fetch(HTTPCall(.get, "https://example.org/a/b/x"))
    #expect(text(reply) == "here")
    #expect(server.calls.last?.url == "https://example.org/a/c?d")
  }

  @Test(arguments: [
    (301, "POST", "GET"), (302, "POST", "GET"), (303, "POST", "GET"), (303, "PUT", "GET"),
    (303, "HEAD", "HEAD"), (301, "PUT", "PUT"), (307, "POST", "POST"), (308, "POST", "POST"),
  ])
  func `The method changes where the standard says`(
    status: Int, method: String, followed: String
  ) async throws {
    let server = ScriptedServer(redirect(.init(code: status), to: "/b"), answer(.ok))
    let verb = try #require(HTTPRequest.Method(method))
    let call = try HTTPCall(
      verb, "https://example.org/a", headers: [.contentType: "text/plain", .accept: "*/*"],
      body: Data("x".utf8))
    _ = try await server.client.followingRedirects().fetch(call)
    let last = try #require(server.calls.last)
    #expect(last.request.method.rawValue == followed)
    #expect(last.request.headerFields[.accept] == "*/*")
    #expect(last.body.isEmpty == (method != followed))
    #expect(last.request.headerFields.contains(.contentType) == (method == followed))
  }

  @Test func `Credentials stay with their origin`() async throws {
    let server = ScriptedServer(
      redirect(.found, to: "/same"), redirect(.found, to: "https://other.org/"), answer(.ok))
    let key = try #require(HTTPField.Name("X-API-Key"))
    let call = try HTTPCall(
      .get, "https://example.org/",
      headers: [.authorization: "Bearer s", .cookie: "s=1", key: "s", .accept: "a"])
    _ = try await server.client.followingRedirects().fetch(call)
    #expect(server.calls[1].request.headerFields == call.request.headerFields)
    #expect(server.calls[2].request.headerFields == [.accept: "a"])
  }

  @Test(arguments: [
    ("GET", 302, "https://other.org/", 1), ("POST", 302, "/b", 1), ("POST", 307, "/b", 2),
    ("GET", 302, "/b", 2), ("GET", 308, "https://example.org:8443/", 1),
  ])
  func `A call that stays what it is goes nowhere else`(
    method: String, status: Int, location: String, calls: Int
  ) async throws {
    let server = ScriptedServer(redirect(.init(code: status), to: location), answer(.ok))
    let verb = try #require(HTTPRequest.Method(method))
    var call = try HTTPCall(verb, "https://example.org/a")
    call.mayBeRedirectedElsewhere = false
    let reply = try await server.client.followingRedirects().fetch(call)
    #expect(server.calls.count == calls)
    #expect(reply.response.status.code == (calls == 1 ? status : 200))
  }

  @Test func `A circle is recognised`() async throws {
    let server = ScriptedServer(redirect(.found, to: "/b"), redirect(.found, to: "/a"))
    await #expect(throws: NetError.tooManyRedirects(limit: 5)) {
      try await server.client.followingRedirects().fetch(HTTPCall(.get, "https://example.org/a"))
    }
    #expect(server.calls.count == 2)
  }

  @Test func `So is a redirect to itself`() async throws {
    let server = ScriptedServer(redirect(.found, to: "/a"))
    await #expect(throws: NetError.tooManyRedirects(limit: 5)) {
      try await server.client.followingRedirects().fetch(HTTPCall(.get, "https://example.org/a"))
    }
  }

  @Test func `The limit is kept to the number`() async throws {
    let hops = ScriptedServer(redirect(.found, to: "/1"), redirect(.found, to: "/2"), answer(.ok))
    let call = try HTTPCall(.get, "https://example.org/0")
    #expect(try await hops.client.followingRedirects(limit: 2).fetch(call).response.status == .ok)
    let more = ScriptedServer(redirect(.found, to: "/1"), redirect(.found, to: "/2"))
    await #expect(throws: NetError.tooManyRedirects(limit: 1)) {
      try await more.client.followingRedirects(limit: 1).fetch(call)
    }
  }

  @Test(arguments: ["example.org", "127.0.0.1"])
  func `Protection is never given up`(host: String) async throws {
    let call = try HTTPCall(.get, "https://example.org/")
    let server = ScriptedServer(redirect(.found, to: "http://\(host)/"), answer(.ok))
    await #expect(throws: NetError.insecure(host: host)) {
      try await server.client.followingRedirects().fetch(call)
    }
    #expect(server.calls.count == 1)
  }

  @Test func `This machine may lead to another place on it`() async throws {
    let server = ScriptedServer(redirect(.found, to: "http://127.0.0.1:8080/"), answer(.ok))
    let call = try HTTPCall(.get, "http://localhost/")
    _ = try await server.client.followingRedirects().fetch(call)
    #expect(server.calls.last?.url == "http://127.0.0.1:8080/")
  }

  @Test(arguments: ["ftp://example.org/", "https://me:pw@example.org/", "https://", "mailto:a@b"])
  func `A redirect to no web address is refused`(location: String) async throws {
    let server = ScriptedServer(redirect(.found, to: location))
    await #expect(throws: NetError.badRedirect) {
      try await server.client.followingRedirects().fetch(HTTPCall(.get, "https://example.org/"))
    }
  }

  @Test func `Without a location, and for 304, the reply is the answer`() async throws {
    let server = ScriptedServer(answer(.found), answer(.notModified, headers: [.location: "/"]))
    let client = server.client.followingRedirects()
    let call = try HTTPCall(.get, "https://example.org/")
    #expect(try await client.fetch(call).response.status == .found)
    #expect(try await client.fetch(call).response.status == .notModified)
  }
}
