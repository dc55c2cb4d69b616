import CoreModels
import HTTPTypes
import Testing
import TestSupport

@testable import Hub
@testable import HubAccounts
@testable import HubWeb

@Suite("Who is let in") struct GateTests {
  @Test func `a stranger on this machine sees nothing private`() async throws {
    let stage = try GateStage()
    #expect(try await stage.call(.get, "/open").text == "me")
    let refusal = try await stage.call(.get, "/mine")
    #expect(refusal.status == 401)
    #expect(refusal.text == #"{"error":"Missing authorization header"}"#)
    #expect(refusal.fields[.wwwAuthenticate] == "Bearer")
  }

  @Test func `the link lets the owner in, once`() async throws {
    let stage = try GateStage()
    let link = try await stage.hub.services.entrance()
    let welcome = try await stage.call(.get, link)
    #expect(welcome.status == 303)
    #expect(welcome.fields[.location] == "/")
    let field = try #require(welcome.fields[.setCookie])
    #expect(field.hasSuffix("; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax"))
    let cookie = try #require(welcome.cookie)
    #expect(try await stage.call(.get, "/mine", ["Cookie": cookie]).text == "me")
    #expect(try await stage.call(.get, link).status == 401)
    // In the same browser, the link still leads to the page.
    #expect(try await stage.call(.get, link, ["Cookie": cookie]).status == 303)
    #expect(try await stage.call(.get, "/mine", ["Cookie": cookie + "x"]).status == 401)
  }

  @Test(
    arguments: [
      ("", "127.0.0.1:8080", false), ("https://day.example.org", "127.0.0.1:8080", true),
      ("https://day.example.org", "day.example.org", true),
    ])
  func `a cookie goes over TLS where people do, whatever name their proxy uses`(
    publicURL: String, host: String, isSecure: Bool
  ) async throws {
    let stage = try GateStage(publicURL: publicURL)
    let link = try await stage.hub.services.entrance()
    let field = try await stage.call(.get, link, host: host).fields[.setCookie]
    #expect(field?.contains("; Secure") == isSecure)
  }

  @Test func `a link is over after a day`() async throws {
    let stage = try GateStage()
    let link = try await stage.hub.services.entrance()
    stage.stage.clock.advance(seconds: 86_400)
    #expect(try await stage.call(.get, link).status == 401)
  }

  @Test func `a session ends sixty days after its last use`() async throws {
    let stage = try GateStage()
    let cookie = try await stage.welcomed()
    for _ in 1...3 {
      stage.stage.clock.advance(seconds: 59 * 86_400)
      #expect(try await stage.call(.get, "/mine", ["Cookie": cookie]).status == 200)
    }
    stage.stage.clock.advance(seconds: 60 * 86_400)
    #expect(try await stage.call(.get, "/mine", ["Cookie": cookie]).status == 401)
  }

  @Test(
    arguments: [
      ("127.0.0.1:5001", 200), ("localhost:5001", 200), ("LOCALHOST", 200), ("[::1]:5001", 200),
      ("evil.example", 421), ("127.0.0.1.evil.example:5001", 421), ("localhost.evil:5001", 421),
      ("", 400), ("[::1", 421), ("127.0.0.1@evil.example", 421),
    ])
  func `a name that is not this machine's is refused`(host: String, status: Int) async throws {
    #expect(try await GateStage().call(.get, "/open", host: host).status == status)
  }

  @Test(
    arguments: [
      ("http://127.0.0.1:5001", nil, 200), ("http://localhost:5001", nil, 403),
      ("http://127.0.0.1:5002", nil, 403), ("https://evil.example", nil, 403),
      ("null", nil, 403), (nil, "same-origin", 200), (nil, "none", 200), (nil, "same-site", 403),
      (nil, "cross-site", 403), ("http://127.0.0.1:5001", "cross-site", 403),
    ] as [(String?, String?, Int)])
  func `another page cannot change anything`(
    origin: String?, site: String?, status: Int
  ) async throws {
    let stage = try GateStage()
    let token = try await stage.hub.services.gate.scriptTokens.add(
      "a", for: Person(id: "me"), scopes: ["write"], days: nil)
    var fields = ["Authorization": "Bearer \(token)"]
    fields["Origin"] = origin
    fields["Sec-Fetch-Site"] = site
    #expect(try await stage.call(.post, "/mine", fields).status == status)
  }

  @Test func `a link from another page may lead here`() async throws {
    let fields = ["Sec-Fetch-Site": "cross-site"]
    #expect(try await GateStage().call(.get, "/open", fields).status == 200)
  }

  @Test(
    arguments: [
      (["read"], 200, 403), (["write"], 200, 200), (["probe"], 200, 200),
      (["probe:read"], 200, 403), (["lesson"], 403, 403), ([], 403, 403),
      (["lesson", "probe:read"], 200, 403),
    ] as [(Set<String>, Int, Int)])
  func `a token of a script does what its scopes say`(
    scopes: Set<String>, reading: Int, writing: Int
  ) async throws {
    let stage = try GateStage()
    let token = try await stage.hub.services.gate.scriptTokens.add(
      "a", for: Person(id: "me"), scopes: scopes, days: nil)
    let fields = ["Authorization": "Bearer \(token)"]
    #expect(try await stage.call(.get, "/mine", fields).status == reading)
    #expect(try await stage.call(.post, "/mine", fields).status == writing)
  }

  @Test func `a token ends on its day, or when it is revoked`() async throws {
    let stage = try GateStage()
    let tokens = stage.hub.services.gate.scriptTokens
    let short = try await tokens.add("short", for: Person(id: "me"), scopes: ["read"], days: 1)
    let long = try await tokens.add("long", for: Person(id: "me"), scopes: ["read"], days: nil)
    func status(_ token: String) async throws -> Int {
      try await stage.call(.get, "/mine", ["Authorization": "Bearer \(token)"]).status
    }
    #expect(try await status(short) == 200)
    stage.stage.clock.advance(seconds: 86_400)
    #expect(try await status(short) == 401)
    #expect(try await status(long) == 200)
    try await tokens.revoke("long", of: "me")
    #expect(try await status(long) == 401)
  }

  @Test func `a program shows its key`() async throws {
    let stage = try GateStage()
    let application = Caller.Application(name: "phone", isOperator: false)
    let key = try await stage.hub.services.gate.apiKeys.add(application)
    #expect(try await stage.call(.get, "/keyed", ["X-API-Key": key]).status == 200)
    let refusal = try await stage.call(.get, "/keyed", ["X-API-Key": "\(key)x"])
    #expect(refusal.status == 401)
    #expect(refusal.text == #"{"error":"Invalid or missing API key"}"#)
    // An API key identifies no person.
    #expect(try await stage.call(.get, "/mine", ["X-API-Key": key]).status == 401)
    try await stage.hub.services.gate.apiKeys.revoke("phone")
    #expect(try await stage.call(.get, "/keyed", ["X-API-Key": key]).status == 401)
  }

  @Test(
    arguments: [
      ("Bearer", "Invalid authorization header format. Expected: Bearer <token>"),
      ("Basic abc", "Invalid authorization header format. Expected: Bearer <token>"),
      ("Bearer a b", "Invalid authorization header format. Expected: Bearer <token>"),
      ("bEaReR   abc", "Invalid token"), ("Bearer daybook.", "Invalid token"),
      ("Bearer daybook.bWU.x", "Invalid token"), ("", "Missing authorization header"),
    ])
  func `what is no token is told so`(field: String, expected: String) async throws {
    let answer = try await GateStage().call(.get, "/mine", ["Authorization": field])
    #expect(answer.status == 401)
    #expect(answer["error"]?.string == expected)
  }

  @Test func `nothing that opens a door is in the store`() async throws {
    let stage = try GateStage()
    let cookie = try await stage.welcomed()
    let gate = stage.hub.services.gate
    _ = try await gate.scriptTokens.add("a", for: Person(id: "me"), scopes: ["read"], days: nil)
    let secret = try #require(cookie.split(separator: ".").last)
    let sessions = try await gate.sessions.list(of: "me")
    #expect(sessions.count == 1)
    #expect(!sessions[0].id.contains(secret))
    #expect(try #require(SessionCookie(cookie.dropFirst(8))).key.hasPrefix("me/"))
    #expect(try #require(SessionCookie(cookie.dropFirst(8))).key.contains(secret) == false)
  }

  @Test func `a NUL names nobody, in a cookie or an address`() {
    let secret = String(repeating: "a", count: 43)
    #expect(SessionCookie("YQ." + secret) != nil)
    #expect(SessionCookie("AGE." + secret) == nil)
    #expect(AccountRules.normalized("Eva\0@example.org") == "eva @example.org")
    #expect(throws: AccountError.badEmail) { try AccountRules.email("eva\0@example.org") }
  }
}
