import CoreModels
import CorePlugin
import CoreStorage
import Foundation
import HTTPTypes
import Logging
import Seeded
import Synchronization
import Testing
import TestSupport

@testable import Hub
@testable import HubAccounts
@testable import HubWeb

@Suite("Accounts") struct AccountsTests {
  @Test func `a mailed link is good once, for an hour, until the next one`() async throws {
    let stage = try GateStage(multiUser: true)
    let accounts = stage.hub.services.accounts
    try await accounts.register(email: "eva@example.org", password: "old password")
    let first = try #require(try await accounts.beginReset(of: "EVA@example.org")).secret
    let second = try #require(try await accounts.beginReset(of: "eva@example.org")).secret
    await #expect(throws: AccountError.badLink) { try await accounts.checkReset(first) }
    await #expect(throws: AccountError.badPassword) {
      try await accounts.reset(second, to: "short")
    }
    try await accounts.reset(second, to: "new password")
    await #expect(throws: AccountError.usedLink) {
      try await accounts.reset(second, to: "newer password")
    }
    let third = try #require(try await accounts.beginReset(of: "eva@example.org")).secret
    stage.stage.clock.advance(seconds: 3600)
    await #expect(throws: AccountError.expiredLink) {
      try await accounts.reset(third, to: "newer password")
    }
    #expect(try await accounts.beginReset(of: "nobody@example.org") == nil)
    let home = LogInPlace(address: "192.0.2.1")
    _ = try await accounts.logIn(email: "eva@example.org", password: "new password", from: home)
  }

  @Test func `a link that was mailed confirms the address, one of the operator does not`()
    async throws
  {
    let stage = try GateStage(multiUser: true)
    let accounts = stage.hub.services.accounts
    let account = try await accounts.register(
      email: "eva@example.org", password: "old password")
    let link = try await People(of: stage.stage.world).reset(account)
    let handed = BearerSecret(try #require(link.split(separator: "=").last))
    #expect(try await accounts.reset(handed, to: "new password").verifiedAt == nil)
    let mailed = try #require(try await accounts.beginReset(of: "eva@example.org")).secret
    let moment = stage.stage.world.now()
    #expect(try await accounts.reset(mailed, to: "newer password").verifiedAt == moment)
    stage.stage.clock.advance(seconds: 60)
    let again = try #require(try await accounts.beginReset(of: "eva@example.org")).secret
    #expect(try await accounts.reset(again, to: "newest password").verifiedAt == moment)
  }

  @Test func `nobody learns from a reset who is here`() async throws {
    let stage = try GateStage(multiUser: true)
    let key = try await stage.key()
    _ = try await stage.registered("eva@example.org", key: key)
    let fields = ["X-API-Key": key, "Content-Type": "application/json"]
    for email in ["eva@example.org", "nobody@example.org"] {
      let answer = try await stage.call(
        .post, "/api/users/password-reset-request", fields, body: #"{"email":"\#(email)"}"#)
      #expect(answer.status == 200)
      #expect(
        answer.text
          == #"{"message":"Password reset link has been sent to your email","success":true}"#)
    }
    let missing = try await stage.call(
      .post, "/api/users/password-reset-request", fields, body: #"{"email":null}"#)
    #expect(missing.text == #"{"error":"Email required"}"#)
    for (body, text) in [
      (#"{"token":"x","new_password":"a heron 8"}"#, "Invalid or expired token"),
      (#"{"token":"x"}"#, "Token and new password required"),
    ] {
      let answer = try await stage.call(.post, "/api/users/password-reset", fields, body: body)
      #expect(answer.status == 400)
      #expect(answer.text == #"{"error":"\#(text)"}"#)
    }
  }

  @Test func `the mail leads to this hub, whatever name a caller used`() async throws {
    let stage = try GateStage(multiUser: true)
    let sent = Mutex<[MailMessage]>([])
    try await stage.hub.services.accounts.register(
      email: "eva@example.org", password: "a heron 8")
    let hub = Hub(
      [], in: stage.stage.world, options: stage.hub.services.options,
      mailer: Mailer { message in sent.withLock { $0.append(message) } })
    await hub.services.mail.sendReset(to: "eva@example.org", in: .slovak)
    await hub.services.mail.sendReset(to: "nobody@example.org", in: .slovak)
    let mail = try #require(sent.withLock { $0 }.first)
    #expect(sent.withLock { $0.count } == 1)
    #expect(mail.recipient == "eva@example.org")
    #expect(mail.subject == "Nové heslo k Daybooku")
    #expect(mail.text.contains("http://127.0.0.1:5001/reset-password?token="))
  }

  @Test(
    arguments: [
      "ěščřžýáíé", "💡🔑🎈🌙💡🔑🎈🌙", "密码不容易猜到吧", " a  b  c ",
      String(repeating: "abcd", count: 32), "pässwörd",
    ])
  func `a password is of any script, however the keyboard writes it`(password: String) async throws
  {
    let accounts = try GateStage(multiUser: true).hub.services.accounts
    try await accounts.register(email: "eva@example.org", password: password)
    let home = LogInPlace(address: "192.0.2.1")
    let typed = password.decomposedStringWithCanonicalMapping
    _ = try await accounts.logIn(email: "eva@example.org", password: typed, from: home)
    await #expect(throws: AccountError.wrongCredentials) {
      try await accounts.logIn(email: "eva@example.org", password: password + " ", from: home)
    }
  }

  @Test func `an old hash is made anew at the next log-in`() async throws {
    let stage = try GateStage(multiUser: true)
    let accounts = stage.hub.services.accounts
    let account = try await accounts.register(
      email: "eva@example.org", password: "a heron 8")
    let old = try PasswordHash("a heron 8", cost: .init(rounds: 4, blockSize: 1, parallelism: 1))
    try await accounts.change(account.id) { $0.password = old }
    let home = LogInPlace(address: "192.0.2.1")
    let renewed = try await accounts.logIn(
      email: "eva@example.org", password: "a heron 8", from: home)
    #expect(renewed.password.cost == .trivial)
  }

  @Test func `hashing has a line of bounded length`() async throws {
    let work = HashingPool(atOnce: 1, inLine: 2)
    let refusals = await withTaskGroup(of: Bool.self) { group in
      for _ in 1...20 {
        group.addTask {
          do {
            try await work.run { Thread.sleep(forTimeInterval: 0.02) }
            return false
          } catch { return true }
        }
      }
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(refusals > 0)
    #expect(refusals < 20)
    // Later requests are served again.
    #expect(try await work.run { 7 } == 7)
  }

  @Test func `two processes know the same sessions, at most a second late`() async throws {
    let one = try GateStage(multiUser: true)
    let two = try GateStage(multiUser: true, stage: one.stage, memory: .milliseconds(300))
    let token = try await one.registered("eva@example.org", key: one.key())
    let account = try #require(try await one.hub.services.accounts.account(of: "eva@example.org"))
    let cookie = try await two.hub.services.gate.sessions.begin(for: account.person, device: "")
    for fields in [["Authorization": "Bearer \(token)"], ["Cookie": "daybook=\(cookie.value)"]] {
      #expect(try await one.call(.get, "/mine", fields).text == account.id)
      #expect(try await two.call(.get, "/mine", fields).text == account.id)
    }
    try await one.hub.services.accounts.logOutEverywhere(account.id)
    for fields in [["Authorization": "Bearer \(token)"], ["Cookie": "daybook=\(cookie.value)"]] {
      #expect(try await one.call(.get, "/mine", fields).status == 401)
    }
    try await Task.sleep(for: .milliseconds(310))
    for fields in [["Authorization": "Bearer \(token)"], ["Cookie": "daybook=\(cookie.value)"]] {
      #expect(try await two.call(.get, "/mine", fields).status == 401)
    }
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func `whatever people do, only who is logged in gets in`(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let one = try GateStage(multiUser: true)
    let two = try GateStage(multiUser: true, stage: one.stage)
    let people = ["eva", "adam"].map { $0 + "@example.org" }
    var ids: [String] = []
    for email in people {
      ids.append(
        try await one.hub.services.accounts.register(email: email, password: "a heron 8").id)
    }
    var open: [(person: Int, cookie: SessionCookie, id: String)] = []
    var ended: [SessionCookie] = []
    for _ in 1...60 {
      let hub = Bool.random(using: &random) ? one.hub : two.hub
      let person = Int.random(in: 0...1, using: &random)
      switch Int.random(in: 0...5, using: &random) {
      case 0...2:
        let cookie = try await hub.services.gate.sessions.begin(
          for: Person(id: ids[person], email: people[person]), device: "")
        let id = try #require(try await hub.services.gate.sessions.find(cookie)).id
        open.append((person, cookie, id))
      case 3:
        guard let index = open.indices.randomElement(using: &random) else { continue }
        let gone = open.remove(at: index)
        #expect(try await hub.services.gate.sessions.end(gone.id, of: ids[gone.person]))
        ended.append(gone.cookie)
      case 4:
        try await hub.services.accounts.logOutEverywhere(ids[person])
        ended += open.filter { $0.person == person }.map(\.cookie)
        open.removeAll { $0.person == person }
      default:
        // Ending another person's session has no effect.
        if let other = open.first(where: { $0.person != person }) {
          #expect(try await !hub.services.gate.sessions.end(other.id, of: ids[person]))
        }
      }
      for hub in [one, two] {
        for session in open {
          let answer = try await hub.call(
            .get, "/mine", ["Cookie": "daybook=\(session.cookie.value)"])
          #expect(answer.text == ids[session.person])
        }
        for cookie in ended.suffix(3) {
          #expect(
            try await hub.call(.get, "/mine", ["Cookie": "daybook=\(cookie.value)"]).status == 401)
        }
      }
    }
  }

  @Test func `nobody gets behind any door of the hub`() async throws {
    let stage = try GateStage(multiUser: true)
    let key = try await stage.key()
    _ = try await stage.registered("eva@example.org", key: key)
    _ = try await stage.registered("adam@example.org", key: key)
    let id = try #require(try await stage.hub.services.accounts.account(of: "eva@example.org")).id
    for route in stage.hub.services.routes where route.access != .anyone {
      let path = route.path.replacing("{email}", with: "eva@example.org")
        .replacing("{id}", with: "1")
      let nobody = try await stage.call(route.method, path)
      // Pages redirect to the log-in.
      let refusals = route.isPage ? [303, 401, 403] : [401, 403]
      #expect(refusals.contains(nobody.status), "\(route.method) \(path)")
      let accounts = stage.hub.services.accounts
      let adam = try #require(try await accounts.account(of: "adam@example.org"))
      let token = try await accounts.token(for: adam)
      let fields = ["X-API-Key": key, "Authorization": "Bearer \(token)"]
      let second = try await stage.call(
        route.method, path, fields, body: #"{"email":"eva@example.org"}"#)
      #expect(!second.text.contains(id), "\(route.method) \(path)")
      if route.path.contains("{email}") { #expect(second.status == 403) }
    }
    #expect(try await stage.hub.services.accounts.account(of: "eva@example.org") != nil)
  }
}
