import CoreModels
import CoreNet
import CorePlugin
import Crypto
import Foundation
import HTTPTypes
import Synchronization
import Testing
import TestSupport

@testable import Hub
@testable import HubAccounts
@testable import HubConfiguration
@testable import HubWeb

@Suite("Log-ins by OpenID Connect") struct OpenIDTests {
  private let provider = StubIdentityProvider()
  private let stage: GateStage

  init() throws {
    var inner = try Stage(kinds: [])
    provider.willSign()
    inner.world.http = provider.client(inner.clock)
    stage = try GateStage(multiUser: true, stage: inner) { settings in
      settings.openID.issuer = "https://id.example"
      settings.openID.client = "daybook"
      settings.openID.name = "Home"
    }
  }

  private func get(
    _ path: String, cookie: String = "", site: String = "none"
  ) async throws -> GateStage.Answer {
    try await stage.call(
      .get, path, ["Cookie": cookie, "Accept": "text/html", "Sec-Fetch-Site": site])
  }

  /// Submits the password in order to connect the account of a session.
  private func connect(
    _ session: String, password: String = "bread+and+warm+rain"
  ) async throws -> GateStage.Answer {
    let token = try #require(SessionCookie(inField: session)).formToken
    return try await stage.call(
      .post, "/settings/openid",
      [
        "Cookie": session, "Accept": "text/html",
        "Content-Type": "application/x-www-form-urlencoded",
      ], body: "password=\(password)&form_token=\(token)")
  }

  /// Goes to the provider. Returns the way back with the cookie that it needs.
  private func begun(
    at path: String = "/log-in/openid?next=/mori", cookie: String = "", site: String = "none"
  ) async throws -> (back: String, cookie: String) {
    let isConnecting = path == "/settings/openid"
    let answer =
      if isConnecting { try await connect(cookie) } else {
        try await get(path, cookie: cookie, site: site)
      }
    #expect(answer.status == (isConnecting ? 200 : 303))
    let refresh = HTTPField.Name("Refresh").flatMap { answer.fields[$0] }
    let address = refresh?.replacing("0; url=", with: "") ?? answer.fields[.location] ?? ""
    let page = try #require(URLComponents(string: address))
    #expect(page.host == "id.example" && page.path == "/page")
    let query = Dictionary(
      (page.queryItems ?? []).map { ($0.name, $0.value ?? "") }
    ) { first, _ in first }
    #expect(query["code_challenge_method"] == "S256" && query["client_id"] == "daybook")
    #expect(query["redirect_uri"] == "http://127.0.0.1:5001/log-in/openid/callback")
    provider.willAnswer(query["nonce"] ?? "")
    let state = try #require(query["state"])
    return ("/log-in/openid/callback?code=c&state=\(state)", try #require(answer.cookie))
  }

  @Test func `register a person once, and let them in again`() async throws {
    #expect(try await get("/log-in").text.contains("Log in with Home"))
    let (back, cookie) = try await begun()
    let entered = try await get(back, cookie: cookie)
    #expect(entered.status == 303 && entered.fields[.location] == "/mori")
    #expect(provider.sent.withLock { $0["code_verifier"]?.count } == 43)
    let session = try #require(entered.cookie)
    #expect(try await get("/", cookie: session).status == 200)
    // The way back is good once, in the browser that went.
    #expect(try await get(back, cookie: cookie).status == 401)
    let account = try #require(
      try await stage.hub.services.accounts.account(of: "heron@example.org"))
    #expect(account.nickname == "Heron")
    #expect(account.verifiedAt == stage.stage.world.now())
    // The provider's own name for the person counts, not the address.
    provider.claims.withLock { $0.email = "other@example.org" }
    let again = try await begun()
    #expect(try await get(again.back, cookie: again.cookie).status == 303)
    #expect(try await stage.hub.services.accounts.account(of: "other@example.org") == nil)
  }

  @Test func `without the browser's cookie, or with a token for others, open nothing`()
    async throws
  {
    let (back, _) = try await begun()
    #expect(try await get(back).status == 401)
    let changes: [@Sendable (inout StubIdentityProvider.Claims) -> Void] = [
      { $0.issuer = "https://evil.example" }, { $0.audience = ["another"] },
      { $0.lifetime = -1 }, { $0.nonce = "another" }, { $0.key = P256.Signing.PrivateKey() },
    ]
    let good = provider.claims.withLock { $0 }
    for change in changes {
      let (back, cookie) = try await begun()
      provider.claims.withLock { change(&$0) }
      #expect(try await get(back, cookie: cookie).status == 503)
      provider.claims.withLock { $0 = good }
    }
    provider.claims.withLock { $0.isVerified = false }
    let (unverified, cookie) = try await begun()
    #expect(try await get(unverified, cookie: cookie).status == 401)
    #expect(try await stage.hub.services.accounts.account(of: "heron@example.org") == nil)
  }

  @Test func `of an address that has an account are connected by its owner`() async throws {
    let accounts = stage.hub.services.accounts
    let account = try await accounts.register(
      email: "heron@example.org", password: "bread and warm rain")
    let (back, cookie) = try await begun()
    let refused = try await get(back, cookie: cookie)
    #expect(refused.status == 401)
    #expect(refused.text.contains("Your address already has an account here."))
    let session =
      "daybook="
      + (try await stage.hub.services.gate.sessions.begin(for: account.person, device: "")).value
    #expect(try await connect(session, password: "a+guess").status == 403)
    #expect(
      try await get("/settings/openid", cookie: session).text.contains("Connect Home"))
    let connecting = try await begun(
      at: "/settings/openid", cookie: session, site: "same-origin")
    let connected = try await get(connecting.back, cookie: connecting.cookie + "; " + session)
    #expect(connected.fields[.location] == "/settings/account")
    #expect(
      try await get("/settings/account", cookie: session).text.contains("Disconnect Home"))
    let next = try await begun()
    #expect(try await get(next.back, cookie: next.cookie).status == 303)
    try await accounts.disconnect(try #require(try await accounts.account(account.id)))
    let last = try await begun()
    #expect(try await get(last.back, cookie: last.cookie).status == 401)
  }

  @Test func `do not outlive the password that they were connected with`() async throws {
    let accounts = stage.hub.services.accounts
    let account = try await accounts.register(
      email: "eva@example.org", password: "bread and warm rain")
    func connected() async throws -> Bool {
      let session =
        "daybook="
        + (try await stage.hub.services.gate.sessions.begin(for: account.person, device: "")).value
      let (back, cookie) = try await begun(at: "/settings/openid", cookie: session)
      _ = try await get(back, cookie: cookie + "; " + session)
      return try await accounts.account(account.id)?.openID != nil
    }
    #expect(try await connected())
    let link = try #require(try await accounts.beginReset(of: "eva@example.org")).secret
    try await accounts.reset(link, to: "bread and warm rain")
    #expect(try await accounts.account(account.id)?.openID == nil)
    #expect(try await connected())
    try await accounts.setPassword("a grey heron sings", of: account.id)
    #expect(try await accounts.account(account.id)?.openID == nil)
    // The identity is free again.
    let (back, cookie) = try await begun()
    #expect(try await get(back, cookie: cookie).status == 303)
    #expect(try await accounts.account(of: "heron@example.org")?.id != account.id)
  }

  @Test func `of an identity that its account no longer names open nothing of it`() async throws {
    let accounts = stage.hub.services.accounts
    let (back, cookie) = try await begun()
    _ = try await get(back, cookie: cookie)
    let account = try #require(try await accounts.account(of: "heron@example.org"))
    // As when two browsers had connected two identities at once.
    try await accounts.change(account.id) { $0.openID = nil }
    provider.claims.withLock { $0.email = "stork@example.org" }
    let again = try await begun()
    #expect(try await get(again.back, cookie: again.cookie).status == 303)
    let other = try #require(try await accounts.account(of: "stork@example.org"))
    #expect(other.id != account.id && other.openID != nil)
  }

  @Test func `of an address that its owner has confirmed are connected at once`() async throws {
    let accounts = stage.hub.services.accounts
    func arrive() async throws -> Int {
      let (back, cookie) = try await begun()
      return try await get(back, cookie: cookie).status
    }
    func confirm(_ email: String, of id: String) async throws {
      let link = try await accounts.beginConfirming(email, of: id).secret
      try await accounts.confirmAddress(by: link, of: id)
    }
    let id = try await accounts.register(
      email: "eva@example.org", password: "bread and warm rain"
    ).id
    try await confirm("eva@example.org", of: id)
    // What was confirmed was another address.
    try await accounts.setAddress("heron@example.org", of: id)
    #expect(try await arrive() == 401)
    try await confirm("heron@example.org", of: id)
    #expect(try await arrive() == 303)
    #expect(try await accounts.account(of: "heron@example.org")?.id == id)
    #expect(try await accounts.account(id)?.openID != nil)
    // Another person at the provider gets none of it.
    provider.claims.withLock { $0.subject = "heron-8" }
    #expect(try await arrive() == 401)
    // Its owner disconnects it, which holds.
    try await accounts.disconnect(try #require(try await accounts.account(id)))
    provider.claims.withLock { $0.subject = "heron-7" }
    #expect(try await arrive() == 401)
  }

  @Test func `of who registered somebody else's address end when its owner comes`() async throws {
    let accounts = stage.hub.services.accounts
    let account = try await accounts.register(
      email: "owner@example.org", password: "bread and warm rain")
    let session =
      "daybook="
      + (try await stage.hub.services.gate.sessions.begin(for: account.person, device: "")).value
    let connecting = try await begun(at: "/settings/openid", cookie: session, site: "same-origin")
    _ = try await get(connecting.back, cookie: connecting.cookie + "; " + session)
    #expect(try await accounts.account(account.id)?.openID != nil)
    #expect(try await accounts.account(account.id)?.verifiedAt == nil)
    let reset = try #require(try await accounts.beginReset(of: "owner@example.org")).secret
    try await accounts.reset(reset, to: "a grey heron sings")
    #expect(try await accounts.account(account.id)?.openID == nil)
    let again = try await begun()
    #expect(try await get(again.back, cookie: again.cookie).status == 303)
    #expect(try await accounts.account(of: "heron@example.org")?.id != account.id)
  }

  @Test func `leave no identity behind once the account is deleted`() async throws {
    let (back, cookie) = try await begun()
    _ = try await get(back, cookie: cookie)
    let accounts = stage.hub.services.accounts
    let account = try #require(try await accounts.account(of: "heron@example.org"))
    try await accounts.delete(account.id)
    let again = try await begun()
    #expect(try await get(again.back, cookie: again.cookie).status == 303)
    #expect(try await accounts.account(of: "heron@example.org")?.id != account.id)
  }
}
