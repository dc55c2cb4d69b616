import CoreModels
import CoreNet
import CorePlugin
import CoreStorage
import Foundation
import HTTPTypes
import Synchronization
import TestSupport
import Testing

@testable import Aclio

/// A stub of RevenueCat with a fixed response, which counts requests.
final class RevenueCatStub: Sendable {
  private let state: Mutex<(status: Int, body: String, error: NetError?, calls: [HTTPCall])>

  init(_ body: String, status: Int = 200) { state = Mutex((status, body, nil, [])) }

  var calls: [HTTPCall] { state.withLock(\.calls) }

  func answer(_ body: String, status: Int = 200) {
    state.withLock { ($0.status, $0.body, $0.error) = (status, body, nil) }
  }
  func fail(_ error: NetError) { state.withLock { $0.error = error } }

  var client: HTTPClient {
    HTTPClient { call in
      try self.state.withLock { state in
        state.calls.append(call)
        if let error = state.error { throw error }
        var headers: HTTPFields = [:]
        if state.status == 429 { headers[.retryAfter] = "17" }
        return HTTPReply(
          HTTPResponse.Status(code: state.status), headers: headers, body: state.body.utf8)
      }
    }
  }
}

@Suite("Whether everything is unlocked") struct EntitlementCheckTests {
  private let server = RevenueCatStub(
    SubscriptionTests.reply(entitlement: #""expires_date":"2026-11-22T12:00:00Z""#))
  private var stage: Stage

  init() async throws {
    stage = try Stage("2026-11-21T12:00:00Z", kinds: AclioPlugin().records, http: server.client)
    stage.world.secrets = Secrets(
      environment: ["ACLIO_REVENUECAT_KEY": "sk_1"], vault: .inMemory())
    let store = stage.world.store
    try await store.set(EntitlementSource.setting, to: .revenuecat)
    try await store.set(RevenueCat.userSetting, to: "eva/ž 1")
  }

  private var isActive: Bool {
    get async throws { try await stage.world.entitlement().isActive }
  }

  @Test func `by default everything is, and nobody is asked`() async throws {
    try await stage.world.store.set(EntitlementSource.setting, to: nil)
    #expect(try await stage.world.entitlement() == .selfHosted)
    try await stage.world.store.set(EntitlementSource.setting, to: .free)
    #expect(try await stage.world.entitlement() == .free)
    #expect(server.calls.isEmpty)
  }

  @Test func `RevenueCat is asked with the key for the person`() async throws {
    let entitlement = try await stage.world.entitlement()
    #expect(
      entitlement
        == Entitlement(
          source: .revenuecat, isActive: true, until: Instant("2026-11-22T12:00:00Z")))
    let call = try #require(server.calls.first)
    #expect(call.url == "https://api.revenuecat.com/v1/subscribers/eva%2F%C5%BE%201")
    #expect(call.request.headerFields[.authorization] == "Bearer sk_1")
  }

  @Test(arguments: [200, 201]) func `a known and a new person are answered alike`(
    status: Int
  ) async throws {
    server.answer(SubscriptionTests.reply(entitlement: nil), status: status)
    #expect(try await !isActive)
  }

  @Test func `its answer is kept, and asked for again when it is old`() async throws {
    #expect(try await isActive)
    stage.clock.advance(seconds: 3600)
    #expect(try await isActive)
    #expect(server.calls.count == 1)
    stage.clock.advance(seconds: 86_400)
    server.answer(
      SubscriptionTests.reply(entitlement: #""expires_date":"2026-12-22T12:00:00Z""#))
    #expect(try await isActive)
    #expect(server.calls.count == 2)
  }

  static let troubles: [(status: Int, body: String, code: String)] = [
    (400, #"{"code":7000,"message":"no"}"#, "http_400"),
    (401, #"{"code":7225,"message":"Invalid API Key."}"#, "revenuecat_key_refused"),
    (403, #"{"code":7243,"message":"no"}"#, "revenuecat_key_refused"),
    (404, #"{"code":7259,"message":"no"}"#, "http_404"),
    (429, #"{"code":7638,"message":"slow"}"#, "rate_limited"),
    (500, "", "http_500"), (503, "<html>", "http_503"),
    (200, "<html>Sign in to the wifi</html>", "reply_unreadable"),
    (200, #"{"request_date":"2026-11-"#, "reply_unreadable"),
    (200, #"{"request_date":1,"subscriber":"x"}"#, "reply_unreadable"),
  ]

  @Test(arguments: troubles) func `trouble locks nobody out who has paid, until it ends`(
    trouble: (status: Int, body: String, code: String)
  ) async throws {
    #expect(try await isActive)
    server.answer(trouble.body, status: trouble.status)
    // Setting the clock back makes the response stale.
    stage.clock.advance(seconds: -60)
    let (entitlement, problem) = try await stage.world.checkedEntitlement()
    #expect(entitlement.isActive)
    #expect(problem?.code == trouble.code)
    stage.clock.advance(seconds: 86_460)
    #expect(try await !isActive)
  }

  @Test(arguments: troubles) func `restoring says what went wrong and changes nothing`(
    trouble: (status: Int, body: String, code: String)
  ) async throws {
    #expect(try await isActive)
    server.answer(trouble.body, status: trouble.status)
    do {
      _ = try await stage.world.restoreEntitlement()
      Issue.record("nothing went wrong")
    } catch let error as any ExplainedError {
      let failure = error.failure(in: .english)
      #expect(failure.code == trouble.code)
      #expect(failure.retryAfter == (trouble.status == 429 ? 17 : nil))
    }
    #expect(try await isActive)
  }

  @Test(arguments: [NetError.offline, .timedOut, .dns(host: "a"), .connectionLost, .tls(host: "a")])
  func `without a network what was paid for holds until its end`(error: NetError) async throws {
    server.fail(error)
    #expect(try await !isActive)
    server.answer(SubscriptionTests.reply(entitlement: #""expires_date":"2026-11-24T12:00:00Z""#))
    #expect(try await isActive)
    server.fail(error)
    stage.clock.advance(seconds: 3 * 86_400 - 1)
    #expect(try await isActive)
    stage.clock.advance(seconds: 1)
    #expect(try await !isActive)
  }

  @Test func `with --offline nobody is asked`() async throws {
    #expect(try await isActive)
    var offline = stage.world
    offline.isOffline = true
    offline.http = .unexpected
    stage.clock.advance(seconds: 80_000)
    #expect(try await offline.entitlement().isActive)
  }

  @Test func `a lifetime never ends`() async throws {
    server.answer(SubscriptionTests.reply(entitlement: #""expires_date":null"#))
    #expect(try await stage.world.entitlement().until == nil)
    server.fail(.offline)
    stage.clock.advance(seconds: 900 * 86_400)
    #expect(try await isActive)
  }

  @Test func `what is over or refunded is locked at the next look`() async throws {
    #expect(try await isActive)
    server.answer(
      SubscriptionTests.reply(
        entitlement: #""expires_date":"2026-12-22T12:00:00Z""#,
        purchase: #"{"refunded_at":"2026-11-21T11:00:00Z"}"#))
    #expect(try await !stage.world.restoreEntitlement().isActive)
    #expect(try await !isActive)
  }

  @Test func `another person's purchase counts for nobody else`() async throws {
    #expect(try await isActive)
    server.fail(.offline)
    try await stage.world.store.set(RevenueCat.userSetting, to: "adam")
    #expect(try await !isActive)
  }

  @Test func `a server that does not answer in three seconds is not waited for`() async throws {
    #expect(try await isActive)
    var slow = stage.world
    slow.http = HTTPClient { _ in
      try await Task.sleep(for: .seconds(3600))
      throw NetError.timedOut
    }
    stage.clock.advance(seconds: -60)
    stage.clock.allow(sleeps: 1)
    #expect(try await slow.entitlement().isActive)
  }

  @Test func `a missing key or person is said`() async throws {
    try await stage.world.store.set(RevenueCat.userSetting, to: nil)
    await #expect(throws: GateError.notSetUp) { try await stage.world.restoreEntitlement() }
    #expect(try await stage.world.checkedEntitlement().problem?.code == "revenuecat_not_set_up")
    #expect(GateError.notSetUp.failure(in: .english).kind.exitCode == 78)
    try await stage.world.store.set(EntitlementSource.setting, to: .free)
    await #expect(throws: GateError.nothingToRestore(.free)) {
      try await stage.world.restoreEntitlement()
    }
  }

  @Test func `premium shows what is unlocked, what is left and where to buy`() async throws {
    try await stage.world.store.set(
      RevenueCat.purchaseSetting, to: "https://pay.example/{user}?package={plan}")
    #expect(
      try await stage.aclio("premium") == """
        Premium is active. Everything is unlocked.
        Until 22 Nov 2026 12:00.

        """)
    server.answer(SubscriptionTests.reply(entitlement: nil))
    #expect(
      try await stage.aclio("premium", "restore") == """
        RevenueCat knows of no active purchase for you.
        3 goals, and 3 detailed explanations and 3 “Do it for me” a day.
        3 of 3 goals left
        3 of 3 detailed explanations left today
        3 of 3 “Do it for me” left today
        Resets at 00:00.
        Plans: weekly, monthly, yearly
        Buy at https://pay.example/eva%2F%C5%BE%201?package=weekly
        Buy at https://pay.example/eva%2F%C5%BE%201?package=monthly
        Buy at https://pay.example/eva%2F%C5%BE%201?package=yearly

        """)
    let json = try await stage.aclioJSON("premium", "status")
    #expect(json["premium"] == ["active": false, "source": "revenuecat"])
    #expect(json["usage"] == ["expand_left": 3, "do_left": 3, "goals_left": 3])
    #expect(json["plans"] == ["weekly", "monthly", "yearly"])
    #expect(
      json["purchase_urls"]?["yearly"]
        == "https://pay.example/eva%2F%C5%BE%201?package=yearly")
  }
}
