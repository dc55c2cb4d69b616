import CoreModels
import CorePlugin
import CoreStorage
import Foundation
import HTTPTypes
import Synchronization
import Testing
import TestSupport

@testable import Hub
@testable import HubAccounts
@testable import HubConfiguration
@testable import HubWeb

@Suite("Passwords") struct PasswordTests {
  private func register(_ accounts: Accounts, password: String) async throws -> Account {
    try await accounts.register(
      email: "eva.nova@example.org", password: password, nickname: "Evička")
  }

  @Test(
    arguments: [
      ("short", AccountError.badPassword), ("        ", .commonPassword),
      ("abababab", .commonPassword), ("password1", .commonPassword), ("PassWord1", .commonPassword),
      ("1qaz2wsx", .commonPassword), ("eva.nova@example.org", .personalPassword),
      ("EvaNova2026", .personalPassword), ("evička-1234", .personalPassword),
      ("daybook2026", .personalPassword),
    ])
  func `what others would guess is refused`(_ password: String, _ error: AccountError) async throws
  {
    let accounts = try GateStage(multiUser: true).hub.services.accounts
    await #expect(throws: error) { try await register(accounts, password: password) }
    let account = try await register(accounts, password: "bread and rain")
    await #expect(throws: error) { try await accounts.setPassword(password, of: account.id) }
    let link = try #require(try await accounts.beginReset(of: account.email)).secret
    await #expect(throws: error) { try await accounts.reset(link, to: password) }
  }

  @Test(arguments: ["eva likes warm bread", "gcrs-8411", "čučoriedky", "the daybook of a heron"])
  func `what nobody would guess is taken, with a name in it too`(_ password: String) async throws {
    let accounts = try GateStage(multiUser: true).hub.services.accounts
    let account = try await register(accounts, password: "bread and rain")
    try await accounts.setPassword(password, of: account.id)
  }

  @Test func `the table of used passwords is in the order in which it is searched`() {
    let words = ContentTable(Content.commonPasswords).map { $0.text(0) }
    #expect(words.count == 10_000)
    #expect(zip(words, words.dropFirst()).allSatisfy { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    #expect(words.allSatisfy { $0.count >= 8 && $0 == $0.lowercased() })
  }

  @Test func `a program may show the current password, which then has to be right`() async throws {
    let stage = try GateStage(multiUser: true)
    let key = try await stage.key()
    let token = try await stage.registered("eva@example.org", key: key)
    func change(_ body: String) async throws -> Int {
      try await stage.call(
        .put, "/api/users/eva@example.org/password",
        [
          "X-API-Key": key, "Authorization": "Bearer \(token)", "Content-Type": "application/json",
        ], body: body
      ).status
    }
    #expect(
      try await change(#"{"new_password":"a grey heron","current_password":"a guess"}"#) == 403)
    #expect(
      try await change(
        #"{"new_password":"a grey heron","current_password":"password of eva@example.org"}"#) == 200
    )
  }

  @Test func `a session alone sets no new password`() async throws {
    let stage = try GateStage(multiUser: true)
    let key = try await stage.key()
    _ = try await stage.registered("eva@example.org", key: key)
    let account = try #require(try await stage.hub.services.accounts.account(of: "eva@example.org"))
    let session = try await stage.hub.services.gate.sessions.begin(for: account.person, device: "")
    func change(_ body: String, _ more: [String: String] = [:]) async throws -> GateStage.Answer {
      let fields = [
        "Cookie": "\(SessionCookie.name)=\(session.value)", "X-Form-Token": session.formToken,
        "Content-Type": "application/json",
      ]
      return try await stage.call(
        .put, "/api/users/eva@example.org/password", fields.merging(more) { $1 }, body: body)
    }
    for program in [[:], ["X-API-Key": key]] {
      let refused = try await change(#"{"new_password":"a grey heron"}"#, program)
      #expect(refused.status == 400)
      #expect(refused.text == #"{"error":"Current password required"}"#)
    }
    #expect(
      try await change(#"{"new_password":"a grey heron","current_password":"a guess"}"#).status
        == 403)
    try await stage.hub.services.accounts.requirePassword(
      "password of eva@example.org", of: account.id)
    let kept = #"{"new_password":"a grey heron","current_password":"password of eva@example.org"}"#
    #expect(try await change(kept).status == 200)
  }

  @Test func `after a leak every token given out before is worthless at once`() async throws {
    let stage = try GateStage(multiUser: true, memory: .seconds(60))
    let token = try await stage.registered("eva@example.org", key: stage.key())
    let tokens = stage.hub.services.accounts.tokens
    _ = try await tokens.verify(token)
    stage.stage.clock.advance(seconds: 10)
    try await tokens.rotate()
    _ = try await tokens.verify(token)
    stage.stage.clock.advance(seconds: 10)
    try await tokens.rotate(endingOthers: true)
    await #expect(throws: AccessError.invalidToken) { try await tokens.verify(token) }
    let account = try #require(try await stage.hub.services.accounts.account(of: "eva@example.org"))
    _ = try await tokens.verify(stage.hub.services.accounts.token(for: account))
  }
}

@Suite("What people are told of their account by mail") struct AccountNoticeTests {
  /// Records sent mails.
  private final class Sent: Sendable {
    let mails = Mutex<[MailMessage]>([])
  }

  private func hub(_ stage: GateStage, _ sent: Sent) -> Hub {
    Hub(
      [], in: stage.stage.world, options: stage.hub.services.options,
      mailer: Mailer { message in sent.mails.withLock { $0.append(message) } }, memory: .zero)
  }

  @Test func `a changed password and a new device are told in the person's language`()
    async throws
  {
    let (stage, sent) = (try GateStage(multiUser: true), Sent())
    let hub = hub(stage, sent)
    let account = try await hub.services.accounts.register(
      email: "eva@example.org", password: "bread and rain")
    await hub.services.mail.sendNotice(.changedPassword, to: account, in: .english)
    try await stage.stage.world.store.profile(named: account.id).set(
      SuiteSettings.languageSetting, to: "sk")
    await hub.services.mail.sendNotice(.newDevice("Firefox, Linux"), to: account, in: .english)
    let mails = sent.mails.withLock { $0 }
    #expect(mails.map(\.recipient) == ["eva@example.org", "eva@example.org"])
    #expect(
      mails.map(\.subject) == [
        "Your Daybook password was changed", "Nové prihlásenie do Daybooku",
      ])
    #expect(mails.last?.text.contains("z nového zariadenia: Firefox, Linux.") == true)
    #expect(mails.allSatisfy { $0.text.contains("http://127.0.0.1:5001/forgot-password") })
  }

  @Test func `a device is new until somebody logged in there`() async throws {
    let (stage, sent) = (try GateStage(multiUser: true), Sent())
    let hub = hub(stage, sent)
    try await hub.services.accounts.register(
      email: "eva@example.org", password: "bread and rain")
    let (old, new) = (DeviceCookie(), DeviceCookie())
    for (device, expected) in [(old, 1), (old, 1), (new, 2)] {
      var head = HTTPRequest(
        method: .post, scheme: "http", authority: "127.0.0.1:5001", path: "/log-in")
      head.headerFields[.cookie] = "daybook_device=" + device.secret.text
      head.headerFields[.userAgent] = "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0"
      head.headerFields[.contentType] = "application/x-www-form-urlencoded"
      head.headerFields[.accept] = "text/html"
      let answer = await hub.answer(
        IncomingRequest(head: head, peer: { "198.51.100.1" }) { _ in
          Data("email=eva%40example.org&password=bread+and+rain".utf8)
        })
      #expect(answer.head.status == .seeOther)
      // Mails are sent in the background.
      while sent.mails.withLock({ $0.count < expected }) { await Task.yield() }
    }
    #expect(sent.mails.withLock { $0.count } == 2)
  }

  @Test func `a server without mail says so, and whom to ask`() async throws {
    let stage = try GateStage(multiUser: true)
    let answer = try await stage.call(
      .post, "/forgot-password",
      ["Content-Type": "application/x-www-form-urlencoded", "Accept": "text/html"],
      body: "email=eva%40example.org")
    #expect(answer.status == 503)
    #expect(
      answer.text.contains(
        "This server sends no emails. Ask its operator for a link to choose a new password."))
  }
}
