import CoreModels
import CorePlugin
import CoreStorage
import Foundation
import HTTPTypes
import Testing
import TestSupport

@testable import Hub
@testable import HubAccounts
@testable import HubWeb

@Suite("A person who moves to another database") struct PeopleMoveTests {
  private static let email = "eva@example.org"

  /// Two hubs with a store each; Eva has an account and a plant at the first.
  private func hubs() async throws -> (here: GateStage, there: GateStage) {
    let hubs = try (0..<2).map { _ in try GateStage(multiUser: true, plugins: [GardenPlugin()]) }
    let key = try await hubs[0].key()
    let token = try await hubs[0].registered(Self.email, key: key)
    _ = try await hubs[0].registered("adam@example.org", key: key)
    let account = try #require(try await hubs[0].hub.services.accounts.account(of: Self.email))
    _ = try await hubs[0].hub.services.gate.scriptTokens.add(
      "script", for: account.person, scopes: ["read"], days: nil)
    #expect(
      try await hubs[0].call(.get, "/api/garden", ["Authorization": "Bearer \(token)"]).status
        == 200)
    try await hubs[0].stage.world.store.profile(named: account.id)
      .set(Setting("garden.depth", default: 0), to: 3)
    // A move waits until running hubs have forgotten the person's sessions.
    hubs[0].stage.clock.allow(sleeps: 9)
    return (hubs[0], hubs[1])
  }

  @Test func `has everything there, and nothing here`() async throws {
    let (here, there) = try await hubs()
    let people = People(of: here.stage.world)
    let account = try await people.account(of: Self.email)
    let before = try await people.accounts.export(account.id)

    let moved = try await people.move(account, to: there.stage.world.store)

    let others = People(of: there.stage.world)
    #expect(moved > 0)
    #expect(try await others.accounts.export(account.id) == before)
    #expect(try await others.all().map(\.account.email) == [Self.email])
    #expect(try await others.account(of: Self.email).disabledAt == nil)
    #expect(try await people.all().map(\.account.email) == ["adam@example.org"])
    let left = try await here.stage.world.store.read {
      try $0.registry.rows(naming: account.id, except: []).count
    }
    #expect(left == 0)
    let tokens = try await there.hub.services.gate.scriptTokens.list(of: account.id)
    // Programs log in again, as after a new password.
    #expect(tokens.isEmpty)
    let logIn = try await there.call(
      .post, "/api/users/authenticate",
      ["X-API-Key": there.key(), "Content-Type": "application/json"],
      body: #"{"email":"eva@example.org","password":"password of eva@example.org"}"#)
    #expect(logIn.status == 200)
  }

  @Test func `can move again after the command was killed`() async throws {
    let (here, there) = try await hubs()
    let (people, others) = (People(of: here.stage.world), People(of: there.stage.world))
    let account = try await people.account(of: Self.email)
    let now = here.stage.world.now()
    try await people.accounts.change(account.id) { $0.movingSince = now }
    #expect(try await people.account(of: Self.email).isShut)
    // Killed after everything was copied; the person goes on there.
    _ = try await people.copyHistory(of: account, to: there.stage.world.store)
    try await people.copyAccount(account, to: there.stage.world.store)
    let depth = Setting("garden.depth", default: 0)
    let garden = there.stage.world.store.profile(named: account.id)
    try await garden.set(depth, to: 5)
    try await others.accounts.setNickname("Evička", of: account.id)

    _ = try await people.move(
      try await people.account(of: Self.email), to: there.stage.world.store)

    let moved = try await others.account(of: Self.email)
    #expect(!moved.isShut && moved.nickname == "Evička")
    #expect(try await garden.read { try $0.setting(depth) } == 5)
    #expect(try await people.all().map(\.account.email) == ["adam@example.org"])
  }

  @Test func `is let in again by the operator where the move came to nothing`() async throws {
    let (here, _) = try await hubs()
    let people = People(of: here.stage.world)
    let account = try await people.account(of: Self.email)
    let now = here.stage.world.now()
    try await people.accounts.change(account.id) { $0.movingSince = now }
    try await people.setDisabled(false, account)
    #expect(try await !people.account(of: Self.email).isShut)
  }

  @Test func `stays where somebody else has the address`() async throws {
    let (here, there) = try await hubs()
    let key = try await there.key()
    // Ids are counted on a stage: somebody else's are other ones.
    for name in ["ann", "ben", "cara"] {
      _ = try await there.registered("\(name)@example.org", key: key)
    }
    _ = try await there.registered(Self.email, key: key)
    let people = People(of: here.stage.world)
    let account = try await people.account(of: Self.email)
    let before = try await people.accounts.export(account.id)
    await #expect(throws: AccountError.taken) {
      try await people.move(account, to: there.stage.world.store)
    }
    #expect(try await people.accounts.export(account.id) == before)
    #expect(try await !people.account(of: Self.email).isShut)
  }
}
