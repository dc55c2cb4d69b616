import CoreModels
import CorePlugin
import CoreStorage
import Foundation
import HTTPTypes
import Synchronization
import TestSupport
import Testing

@testable import Hub
@testable import HubConfiguration

@Suite("Passwords") struct PasswordTests {
  private static let person = Accounts.Registration(
    email: "eva.nova@example.org", password: "bread and rain", nickname: "Evička")

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
    let accounts = try GateStage(multiUser: true).hub.accounts
    var registration = Self.person
    registration.password = password
    await #expect(throws: error) { try await accounts.register(registration) }
    let account = try await accounts.register(Self.person)
    await #expect(throws: error) { try await accounts.setPassword(password, of: account.id) }
    let link = try #require(try await accounts.beginReset(of: account.email)).secret
    await #expect(throws: error) { try await accounts.reset(link, to: password) }
  }

  @Test(arguments: ["eva likes warm bread", "gcrs-8411", "čučoriedky", "the daybook of a heron"])
  func `what nobody would guess is taken, with a name in it too`(_ password: String) async throws {
    let accounts = try GateStage(multiUser: true).hub.accounts
    let account = try await accounts.register(Self.person)
    try await accounts.setPassword(password, of: account.id)
  }

  @Test func `the table of used passwords is in the order in which it is searched`() {
    let words = ContentTable(Content.commonPasswords).map { $0.text(0) }
    #expect(words.count == 10_000)
    #expect(zip(words, words.dropFirst()).allSatisfy { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    #expect(words.allSatisfy { $0.count >= 8 && $0 == $0.lowercased() })
  }

  @Test func `after a leak every token given out before is worthless at once`() async throws {
    let stage = try GateStage(multiUser: true, memory: .seconds(60))
    let token = try await stage.registered("eva@example.org", key: stage.key())
    let tokens = stage.hub.accounts.tokens
    _ = try await tokens.verify(token)
    stage.stage.clock.advance(seconds: 10)
    try await tokens.rotate()
    _ = try await tokens.verify(token)
    stage.stage.clock.advance(seconds: 10)
    try await tokens.rotate(endingOthers: true)
    await #expect(throws: AccessError.invalidToken) { try await tokens.verify(token) }
    let account = try #require(try await stage.hub.accounts.account(of: "eva@example.org"))
    _ = try await tokens.verify(stage.hub.accounts.token(for: account))
  }
}
