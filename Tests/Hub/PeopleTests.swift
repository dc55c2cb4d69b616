import CoreModels
import CorePlugin
import CoreStorage
import Foundation
import HTTPTypes
import Testing
import TestSupport

@testable import Hub
@testable import HubAccounts
@testable import HubConfiguration
@testable import HubWeb

@Suite("The people of a hub") struct PeopleTests {
  private func stage(_ registration: HubSettings.Registration) throws -> GateStage {
    try GateStage(multiUser: true, plugins: [GardenPlugin()]) { $0.registration = registration }
  }

  private func register(
    _ email: String, _ stage: GateStage, invitation: String = ""
  ) async throws -> Int {
    let name = email.replacing("@", with: "%40")
    return try await stage.call(
      .post, "/register",
      ["Content-Type": "application/x-www-form-urlencoded", "Accept": "text/html"],
      body: "email=\(name)&new_password=a+long+password&invitation=\(invitation)"
    ).status
  }

  @Test func `where registration is closed nobody registers, whatever they show`() async throws {
    let stage = try stage(.closed)
    let link = try await People(of: stage.stage.world).invite(nil, days: 7)
    let secret = try #require(link.split(separator: "=").last)
    #expect(try await register("eva@example.org", stage, invitation: String(secret)) == 403)
    let answer = try await stage.call(
      .post, "/api/users/register",
      ["X-API-Key": stage.key(), "Content-Type": "application/json"],
      body: #"{"email":"eva@example.org","password":"a long password"}"#)
    #expect(answer.status == 403)
    #expect(answer["error"] == "Registration is closed here.")
    let page = try await stage.call(.get, "/register", ["Accept": "text/html"])
    #expect(page.text.contains("Registration is closed here."))
    #expect(try await People(of: stage.stage.world).all().isEmpty)
  }

  @Test func `an invitation lets one person in, once, in time`() async throws {
    let stage = try stage(.invite)
    let people = People(of: stage.stage.world)
    #expect(try await register("eva@example.org", stage) == 403)
    #expect(try await register("eva@example.org", stage, invitation: "guessed") == 403)
    let link = try await people.invite("Eva@example.org", days: 7)
    #expect(link.hasPrefix("http://127.0.0.1:5001/register?invitation="))
    let secret = String(try #require(link.split(separator: "=").last))
    let page = try await stage.call(
      .get, "/register?invitation=" + secret, ["Accept": "text/html"])
    #expect(page.text.contains(#"value="\#(secret)""#))
    #expect(try await register("adam@example.org", stage, invitation: secret) == 403)
    #expect(try await register("eva@example.org", stage, invitation: secret) == 303)
    #expect(try await register("ann@example.org", stage, invitation: secret) == 403)

    let late = String(
      try #require(try await people.invite(nil, days: 1).split(separator: "=").last))
    stage.stage.clock.advance(seconds: 86_400)
    #expect(try await register("ann@example.org", stage, invitation: late) == 403)
    #expect(try await people.all().map(\.account.email) == ["eva@example.org"])
  }

  @Test func `whoever is disabled is let in nowhere until they are enabled`() async throws {
    let stage = try stage(.open)
    let key = try await stage.key()
    let token = try await stage.registered("eva@example.org", key: key)
    let people = People(of: stage.stage.world)
    let account = try await people.account(of: "EVA@example.org")
    let script = try await stage.hub.services.gate.scriptTokens.add(
      "script", for: account.person, scopes: ["read"], days: nil)
    func statuses() async throws -> [Int] {
      let logIn = try await stage.call(
        .post, "/api/users/authenticate",
        ["X-API-Key": key, "Content-Type": "application/json"],
        body: #"{"email":"eva@example.org","password":"password of eva@example.org"}"#)
      return try await [
        stage.call(.get, "/api/garden", ["Authorization": "Bearer \(token)"]).status,
        stage.call(.get, "/api/garden", ["Authorization": "Bearer \(script)"]).status,
        logIn.status,
      ]
    }
    #expect(try await statuses() == [200, 200, 200])
    try await people.setDisabled(true, account)
    #expect(try await statuses() == [401, 401, 401])
    try await people.setDisabled(false, account)
    // Earlier tokens and sessions stay revoked.
    #expect(try await statuses() == [401, 401, 200])
    let link = try await people.reset(account)
    #expect(link.contains("/reset-password?token="))
    try await people.accounts.delete(account.id)
    await #expect(throws: AccountError.notFound) {
      try await people.account(of: "eva@example.org")
    }
  }

  @Test func `somebody makes a token on their own page, and sees it once`() async throws {
    let visitor = try await WebVisitor()
    let page = try await visitor.get("/settings/devices")
    #expect(page.text.contains("/settings/tokens/add"))
    let made = try await visitor.post(
      "/settings/tokens/add", "name=dashboard&scope=read&days=30")
    #expect(made.status == 200)
    let start = try #require(made.text.range(of: #"id="made-token" value=""#)).upperBound
    let token = String(made.text[start...].prefix { $0 != "\"" })
    #expect(token.hasPrefix("daybook."))
    let tokens = try await visitor.stage.hub.services.gate.scriptTokens.list(of: "me")
    #expect(tokens.map(\.scopes) == [["read"]])
    #expect(tokens.first?.expiresAt != nil)
    #expect(
      try await visitor.stage.call(.get, "/live", ["Authorization": "Bearer \(token)"]).status
        == 200)
    #expect(try await !visitor.get("/settings/devices").text.contains(token))
    #expect(try await visitor.post("/settings/tokens/add", "name=&scope=read").status != 200)
    #expect(
      try await visitor.post("/settings/tokens/add", "name=b&days=soon").status != 200)
    let write = try await visitor.post("/settings/tokens/add", "name=sync&scope=write&days=")
    #expect(write.status == 200)
  }
}
