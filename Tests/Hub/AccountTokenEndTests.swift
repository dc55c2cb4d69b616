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

@Suite("What ends an account's tokens") struct AccountTokenEndTests {
  private static let known = "eva@example.org"
  private static let json = "application/json"

  @Test func `a new password ends what was given out before`() async throws {
    let stage = try GateStage(multiUser: true)
    let key = try await stage.key()
    let token = try await stage.registered(Self.known, key: key)
    let person = try #require(try await stage.hub.services.accounts.account(of: Self.known)).person
    let cookie = try await stage.hub.services.gate.sessions.begin(for: person, device: "")
    let fields = [
      "X-API-Key": key, "Authorization": "Bearer \(token)", "Content-Type": Self.json,
    ]
    let path = "/api/users/\(Self.known)/password"
    let missing = try await stage.call(.put, path, fields, body: #"{"new_password":""}"#)
    #expect(missing.text == #"{"error":"New password required"}"#)
    let short = try await stage.call(.put, path, fields, body: #"{"new_password":"short"}"#)
    #expect(short.status == 400)
    let done = try await stage.call(.put, path, fields, body: #"{"new_password":"quite new"}"#)
    #expect(done.text == #"{"message":"Password updated","success":true}"#)
    let after = try await stage.call(.get, "/mine", ["Authorization": "Bearer \(token)"])
    #expect(after.text == #"{"error":"Invalid token"}"#)
    #expect(
      try await stage.call(.get, "/mine", ["Cookie": "daybook=\(cookie.value)"]).status == 401)
    let body = #"{"email":"eva@example.org","password":"quite new"}"#
    let old = #"{"email":"eva@example.org","password":"password of eva@example.org"}"#
    let again = try await stage.call(.post, "/api/users/authenticate", fields, body: old)
    #expect(again.status == 401)
    let fresh = try await stage.call(
      .post, "/api/users/authenticate", ["X-API-Key": key, "Content-Type": Self.json], body: body)
    #expect(fresh.status == 200)
  }

  @Test(arguments: ["password", "reset", "logout-everywhere"])
  func `devices and scripts have to be let in again`(after change: String) async throws {
    let stage = try GateStage(multiUser: true)
    let accounts = stage.hub.services.accounts
    let account = try await accounts.register(email: Self.known, password: "a heron 8")
    let device = try await stage.call(
      .post, "/api/sync/login", ["Content-Type": Self.json],
      body: #"{"email":"eva@example.org","password":"a heron 8"}"#)
    let script = try await stage.hub.services.gate.scriptTokens.add(
      "backup", for: account.person, scopes: ["read"], days: nil)
    let tokens = [try #require(device["token"]?.string), script]
    func expect(_ status: Int) async throws {
      for token in tokens {
        let answer = try await stage.call(.get, "/mine", ["Authorization": "Bearer \(token)"])
        #expect(answer.status == status)
      }
    }
    try await expect(200)
    switch change {
    case "password": try await accounts.setPassword("quite new", of: account.id)
    case "reset":
      let link = try #require(try await accounts.beginReset(of: Self.known))
      try await accounts.reset(link.secret, to: "quite new")
    default: try await accounts.logOutEverywhere(account.id)
    }
    try await expect(401)
    #expect(try await stage.hub.services.gate.scriptTokens.list(of: account.id).isEmpty)
  }

  @Test func `no script writes to an account that is being deleted, or was`() async throws {
    let stage = try GateStage(multiUser: true)
    let accounts = stage.hub.services.accounts
    let account = try await accounts.register(email: Self.known, password: "a heron 8")
    let token = try await stage.hub.services.gate.scriptTokens.add(
      "backup", for: account.person, scopes: ["write"], days: nil)
    let fields = ["Authorization": "Bearer \(token)"]
    #expect(try await stage.call(.post, "/mine", fields).status == 200)
    // The state after a crash in between.
    try await accounts.change(account.id) { $0.isClosing = true }
    #expect(try await stage.call(.post, "/mine", fields).status == 401)
    try await accounts.delete(account.id)
    #expect(try await stage.hub.services.gate.scriptTokens.list(of: account.id).isEmpty)
    // A token created at the same moment.
    let late = try await stage.hub.services.gate.scriptTokens.add(
      "late", for: account.person, scopes: ["write"], days: nil)
    let answer = try await stage.call(.post, "/mine", ["Authorization": "Bearer \(late)"])
    #expect(answer.status == 401)
  }

  @Test func `the operator's own scripts need no account`() async throws {
    let stage = try GateStage(multiUser: true)
    let token = try await stage.hub.services.gate.scriptTokens.add(
      "backup", for: Person(id: stage.stage.world.store.profile), scopes: ["write"], days: nil)
    let answer = try await stage.call(.post, "/mine", ["Authorization": "Bearer \(token)"])
    #expect(answer.status == 200)
  }

  @Test func `logging out ends one token, or all`() async throws {
    let stage = try GateStage(multiUser: true)
    let key = try await stage.key()
    let first = try await stage.registered(Self.known, key: key)
    let account = try #require(try await stage.hub.services.accounts.account(of: Self.known))
    let second = try await stage.hub.services.accounts.token(for: account)
    func status(_ token: String) async throws -> Int {
      try await stage.call(.get, "/mine", ["Authorization": "Bearer \(token)"]).status
    }
    func end(_ path: String, _ token: String) async throws -> Int {
      try await stage.call(.post, "/api/users/\(path)", ["Authorization": "Bearer \(token)"]).status
    }
    #expect(try await end("logout", first) == 200)
    #expect(try await status(first) == 401)
    #expect(try await status(second) == 200)
    #expect(try await end("logout-everywhere", second) == 200)
    #expect(try await status(second) == 401)
  }
}
