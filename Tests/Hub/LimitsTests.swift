import Aclio
import CoreModels
import CorePlugin
import HTTPTypes
import Testing
import TestSupport

@testable import Hub
@testable import HubAccounts
@testable import HubConfiguration
@testable import HubWeb

@Suite("How often") struct LimitsTests {
  private static func fields(of token: String) -> [String: String] {
    ["Authorization": "Bearer \(token)"]
  }

  @Test func `fifty calls an hour, over routes that share a counter`() async throws {
    let stage = try GateStage(multiUser: true, limits: .init())
    let token = try await stage.registered("eva@example.org", key: stage.key())
    for number in 1...50 {
      let path = number.isMultiple(of: 2) ? "/v2" : "/v2/more"
      let answer = try await stage.call(.get, path, Self.fields(of: token))
      #expect(answer.status == 200)
      #expect(answer.field("RateLimit-Limit") == "50")
      #expect(answer.field("RateLimit-Remaining") == "\(50 - number)")
      #expect(answer.field("RateLimit-Reset") == "3600")
    }
    stage.stage.clock.advance(seconds: 600)
    let over = try await stage.call(.get, "/v2", Self.fields(of: token))
    #expect(over.status == 429)
    #expect(over.text == #"{"error":"Rate limit exceeded"}"#)
    #expect(over.fields[.retryAfter] == "3000")
    #expect(over.field("RateLimit-Remaining") == "0")
    // Other people and other routes have separate allowances.
    let other = try await stage.registered("adam@example.org", key: stage.key("other"))
    #expect(try await stage.call(.get, "/v2", Self.fields(of: other)).status == 200)
    #expect(try await stage.call(.get, "/mine", Self.fields(of: token)).status == 200)
    stage.stage.clock.advance(seconds: 3000)
    #expect(try await stage.call(.get, "/v2", Self.fields(of: token)).status == 200)
  }

  @Test(
    arguments: [
      ("authenticate", 20), ("register", 10), ("password-reset-request", 5),
      ("password-reset", 10),
    ])
  func `an address tries so often, whatever comes of it`(path: String, most: Int) async throws {
    let stage = try GateStage(multiUser: true, limits: .init())
    for _ in 1...most {
      #expect(try await stage.call(.post, "/api/users/\(path)", from: "192.0.2.1").status == 401)
    }
    let fields = ["X-API-Key": try await stage.key()]
    let over = try await stage.call(.post, "/api/users/\(path)", fields, from: "192.0.2.1")
    #expect(over.status == 429)
    #expect(over.fields[.retryAfter] == "3600")
    #expect(try await stage.call(.post, "/api/users/\(path)", from: "192.0.2.2").status == 401)
  }

  @Test(
    arguments: [
      ("2001:db8::1", "2001:db8::ffff", true), ("2001:db8::1", "2001:db8:0:1::1", false),
      ("192.0.2.1", "::ffff:192.0.2.1", true), ("192.0.2.1", "192.0.2.2", false),
    ])
  func `a customer's network of IPv6 is one address`(
    first: String, second: String, isSame: Bool
  ) async throws {
    let stage = try GateStage(multiUser: true, limits: .init())
    for _ in 1...5 {
      _ = try await stage.call(.post, "/api/users/password-reset-request", from: first)
    }
    let answer = try await stage.call(.post, "/api/users/password-reset-request", from: second)
    #expect(answer.status == (isSame ? 429 : 401))
  }

  @Test(arguments: [("127.0.0.1", 401), ("", 429)])
  func `only a trusted proxy says for whom it asks`(proxies: String, status: Int) async throws {
    let stage = try GateStage(multiUser: true, limits: .init(), proxies: proxies)
    for number in 1...6 {
      let answer = try await stage.call(
        .post, "/api/users/password-reset-request", ["X-Forwarded-For": "192.0.2.\(number)"])
      if number == 6 { #expect(answer.status == status) }
    }
  }

  @Test func `a coach is asked so often by a person, whatever the way`() async throws {
    let stage = try GateStage(multiUser: true, plugins: [AclioPlugin()], limits: .init())
    let token = try await stage.registered("eva@example.org", key: stage.key())
    let fields = Self.fields(of: token).merging(["Content-Type": "application/json"]) { $1 }
    let ways = [
      ("/api/talk-to-aclio", #"{"message":"How do I begin?"}"#),
      ("/api/generate-questions", #"{"goal":"Run a half marathon in April"}"#),
      ("/api/aclio/chat", #"{"goal":"How do I begin?"}"#),
      ("/api/aclio/coach", #"{"choice":"test"}"#),
      ("/aclio/chat/stream", #"{"message":"How do I begin?"}"#),
    ]
    for (path, body) in ways + ways {
      #expect(try await stage.call(.post, path, fields, body: body).status == 200, "\(path)")
    }
    let others = ["new", "extend", "expand", "do", "pending/send"].map {
      ("/api/aclio/" + $0, "{}")
    }
    for (path, body) in ways + others {
      let over = try await stage.call(.post, path, fields, body: body)
      #expect(over.status == 429, "\(path)")
      #expect(over.fields[.retryAfter] == "60")
    }
    for form in ["new", "chat", "goals/a/chat", "goals/a/extend", "goals/a/steps/b/do"] {
      let answer = try await stage.call(.post, "/aclio/" + form, Self.fields(of: token))
      #expect(answer.status == 429, "\(form)")
    }
    // Reading does not count as asking the coach.
    for path in ["/api/aclio/chat?history=true", "/api/aclio/coach", "/aclio/chat"] {
      #expect(try await stage.call(.get, path, Self.fields(of: token)).status == 200, "\(path)")
    }
    stage.stage.clock.advance(seconds: 60)
    let (path, body) = ways[0]
    #expect(try await stage.call(.post, path, fields, body: body).status == 200)
  }

  private static let data = ["/api/aclio/list", "/api/aclio/stats", "/api/health"]

  @Test func `commands have ten times the limit of the coaches' API, and sync one of its own`()
    async throws
  {
    var limits = HubSettings.Limits()
    limits.api = 3
    let stage = try GateStage(multiUser: true, plugins: [AclioPlugin()], limits: limits)
    let token = try await stage.registered("eva@example.org", key: stage.key())
    func status(_ path: String) async throws -> Int {
      try await stage.call(.get, path, Self.fields(of: token)).status
    }
    for expected in [200, 200, 200, 429] {
      #expect(try await status("/api/health") == expected)
    }
    for number in 1...31 {
      #expect(try await status(Self.data[number % 2]) == (number > 30 ? 429 : 200), "\(number)")
    }
    #expect(try await status("/api/sync/batches") == 200)
    let other = try await stage.registered("adam@example.org", key: stage.key("other"))
    #expect(try await stage.call(.get, Self.data[0], Self.fields(of: other)).status == 200)
  }

  @Test func `the owner of a hub of one person has no such limit`() async throws {
    var limits = HubSettings.Limits()
    limits.api = 3
    let stage = try GateStage(plugins: [AclioPlugin()], limits: limits)
    let cookie = try await stage.welcomed()
    for path in Self.data + Self.data {
      #expect(try await stage.call(.get, path, ["Cookie": cookie]).status == 200, "\(path)")
    }
  }

  @Test func `two processes count together`() async throws {
    let one = try GateStage(multiUser: true, limits: .init())
    let two = try GateStage(multiUser: true, stage: one.stage, limits: .init())
    let token = try await one.registered("eva@example.org", key: one.key())
    var allowed = 0
    for number in 1...80 {
      let stage = number.isMultiple(of: 2) ? one : two
      if try await stage.call(.get, "/v2", Self.fields(of: token)).status == 200 { allowed += 1 }
    }
    #expect(allowed == 50)
  }

  @Test func `a large limit is not written with every call`() async throws {
    let stage = try Stage()
    var numbers = HubSettings.Limits()
    numbers.data = 100_000
    let limits = Limits(stage.world.store, now: stage.world.now, numbers: numbers)
    for number in 1...2500 {
      let state = try await limits.count(RouteLimit("v2", .data), of: "eva")
      #expect(state?.remaining == 100_000 - number)
    }
    // Another process sees the whole share of ten thousand as used.
    let other = Limits(stage.world.store, now: stage.world.now, numbers: numbers)
    #expect(try await other.count(RouteLimit("v2", .data), of: "eva")?.remaining == 89_999)
  }

  @Test func `shares that are taken ahead allow no call more and none less`() async throws {
    let stage = try Stage()
    var numbers = HubSettings.Limits()
    numbers.data = 1000
    let limits = Limits(stage.world.store, now: stage.world.now, numbers: numbers)
    let left = try await withThrowingTaskGroup(of: Int?.self) { group in
      for _ in 1...1200 {
        group.addTask { try await limits.count(RouteLimit("v2", .data), of: "eva")?.remaining }
      }
      var left: [Int] = []
      for try await remaining in group { left.append(remaining ?? -2) }
      return left.sorted()
    }
    #expect(left == Array(repeating: -1, count: 200) + Array(0...999))
  }

  @Test func `guesses at one account are slower and slower, but for its owner`() async throws {
    let stage = try GateStage(multiUser: true)
    let accounts = stage.hub.services.accounts
    try await accounts.register(email: "eva@example.org", password: "right enough")
    let home = LogInPlace(address: "192.0.2.1")
    _ = try await accounts.logIn(email: "eva@example.org", password: "right enough", from: home)
    for email in ["eva@example.org", "nobody@example.org"] {
      var waits: [Int] = []
      for number in 1...9 {
        let away = LogInPlace(address: "198.51.100.\(number)")
        do {
          _ = try await accounts.logIn(email: email, password: "a guess", from: away)
        } catch AccessError.tooMany(let seconds) {
          waits.append(seconds)
          stage.stage.clock.advance(seconds: seconds)
        } catch AccountError.wrongCredentials {}
      }
      #expect(waits == [2, 3], "\(email)")
    }
    // Even with the right password, a guesser's device must wait; the owner's does not.
    let away = LogInPlace(address: "203.0.113.5")
    for _ in 1...3 {
      _ = try? await accounts.logIn(email: "eva@example.org", password: "x", from: away)
    }
    await #expect(throws: AccessError.self) {
      try await accounts.logIn(email: "eva@example.org", password: "right enough", from: away)
    }
    _ = try await accounts.logIn(email: "eva@example.org", password: "right enough", from: home)
    _ = try await accounts.logIn(email: "eva@example.org", password: "right enough", from: away)
  }
}

extension GateStage.Answer {
  func field(_ name: String) -> String? { HTTPField.Name(name).flatMap { fields[$0] } }
}
