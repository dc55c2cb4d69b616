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

@Suite("A new email address", .timeLimit(.minutes(2))) struct NewAddressTests {
  private let hub: MailingHub

  init() async throws { hub = try await MailingHub() }

  @Test func `changes once the new one is confirmed, and its owner knows of it`() async throws {
    let token = try await hub.accounts.token(for: #require(hub.account()))
    let reset = try #require(try await hub.accounts.beginReset(of: MailingHub.old)).secret
    let script = try await hub.stage.hub.services.gate.scriptTokens.add(
      "backup", for: #require(hub.account()).person, scopes: ["read"], days: nil)
    func opens(_ token: String) async throws -> Bool {
      try await hub.stage.call(.get, "/mine", ["Authorization": "Bearer \(token)"]).status == 200
    }
    #expect(try await hub.ask(for: MailingHub.new, password: "guess").status == 403)
    #expect(try await hub.ask(for: "not an address").status == 400)
    #expect(try await hub.ask(for: " EVA@new.example").status == 303)

    let registered = try await hub.letters.path(to: MailingHub.old)
    let path = try await hub.letters.path(to: MailingHub.new)
    let notice = try await hub.letters.next(to: MailingHub.old)
    #expect(notice.subject == "A new address for your Daybook account")
    #expect(notice.text.contains("another address for your Daybook account: eva@new.example."))
    #expect(notice.text.contains("http://127.0.0.1:5001/forgot-password"))
    let waiting = try await hub.eva.get("/settings/account").text
    #expect(waiting.contains("Your address becomes eva@new.example once you open the link"))
    #expect(try await hub.account()?.email == MailingHub.old)
    #expect(try await hub.account(MailingHub.new) == nil)
    #expect(try await opens(token))
    #expect(try await hub.confirm(registered, as: hub.eva) == [400, 400])

    #expect(try await hub.eva.get(path).text.contains("It replaces eva@example.org."))
    #expect(try await hub.account()?.email == MailingHub.old)
    #expect(try await hub.press(path, as: hub.eva).status == 303)
    let changed = try #require(try await hub.account(MailingHub.new))
    #expect(changed.verifiedAt == hub.stage.stage.world.now())
    #expect(try await hub.account() == nil)
    #expect(try await hub.eva.get("/settings/account").text.contains("eva@new.example · confirmed"))
    // Links and tokens for the old address have ended; the browser and the scripts go on.
    #expect(try await hub.accounts.beginReset(of: MailingHub.old) == nil)
    await #expect(throws: AccountError.badLink) { try await hub.accounts.checkReset(reset) }
    #expect(try await !opens(token))
    #expect(try await opens(script))
    let own = ["Cookie": hub.eva.cookie]
    #expect(try await hub.stage.call(.get, "/of/\(MailingHub.new)", own).status == 200)
    #expect(try await hub.stage.call(.get, "/of/\(MailingHub.old)", own).status == 403)
    let home = LogInPlace(address: "192.0.2.1")
    await #expect(throws: AccountError.wrongCredentials) {
      try await hub.accounts.logIn(email: MailingHub.old, password: "bread and rain", from: home)
    }
    _ = try await hub.accounts.logIn(email: MailingHub.new, password: "bread and rain", from: home)
    // Anybody may have the old one now.
    _ = try await WebVisitor(registering: MailingHub.old, at: hub.stage)
    #expect(try await hub.confirm(path, as: hub.eva) == [400, 400])
  }

  @Test func `that somebody has is not told to who asks for it, but to its owner`() async throws {
    _ = try await WebVisitor(registering: "adam@example.org", at: hub.stage)
    _ = try await hub.letters.next(to: "adam@example.org")
    var pages: [String] = []
    for (email, subject) in [
      ("adam@example.org", "This address already has a Daybook account"),
      ("free@example.org", "Confirm your address for Daybook"),
    ] {
      let answer = try await hub.ask(for: email)
      #expect(answer.status == 303 && answer.fields[.location] == "/settings/account")
      let letter = try await hub.letters.next(to: email)
      #expect(letter.subject == subject)
      #expect(letter.text.contains("/confirm-address") == (email == "free@example.org"))
      let page = try await hub.eva.get("/settings/account").text
      #expect(page.contains("Your address becomes \(email) once"))
      pages.append(page.replacing(email, with: "…"))
      #expect(try await hub.eva.post("/settings/account/address/mail", "").status == 303)
      #expect(try await hub.letters.next(to: email).subject == subject)
    }
    #expect(pages[0] == pages[1])
    #expect(try await hub.account("adam@example.org")?.id != hub.account()?.id)
  }

  @Test func `that somebody took meanwhile stays theirs`() async throws {
    _ = try await hub.ask(for: MailingHub.new)
    let path = try await hub.letters.path(to: MailingHub.new)
    _ = try await WebVisitor(registering: MailingHub.new, at: hub.stage)
    let owner = try await hub.account(MailingHub.new)?.id
    let late = try await hub.press(path, as: hub.eva)
    #expect(late.status == 400 && late.text.contains("This address is already registered."))
    #expect(try await hub.account()?.verifiedAt == nil)
    #expect(try await hub.account(MailingHub.new)?.id == owner)
  }

  @Test func `that changes again has only its last link`() async throws {
    _ = try await hub.ask(for: "first@example.org")
    let first = try await hub.letters.path(to: "first@example.org")
    _ = try await hub.ask(for: "second@example.org")
    let second = try await hub.letters.path(to: "second@example.org")
    #expect(try await hub.confirm(first, as: hub.eva) == [400, 400])
    // The operator is faster than the second.
    let people = People(world: hub.stage.stage.world, accounts: hub.accounts)
    _ = try await people.setAddress("third@example.org", #require(hub.account()))
    #expect(try await hub.confirm(second, as: hub.eva) == [400, 400])
    #expect(try await hub.account("third@example.org")?.verifiedAt == nil)
    _ = try await hub.ask(for: "second@example.org")
    let third = try await hub.letters.path(to: "second@example.org")
    #expect(try await hub.confirm(third, as: hub.eva) == [200, 303])
    #expect(try await hub.account("second@example.org")?.verifiedAt != nil)
  }

  @Test func `goes to one of two who confirm it at once, and a link works once`() async throws {
    let adam = try await WebVisitor(registering: "adam@example.org", at: hub.stage)
    var links: [String] = []
    for visitor in [hub.eva, adam] {
      _ = try await hub.ask(for: MailingHub.new, as: visitor)
      links.append(try await hub.letters.path(to: MailingHub.new))
    }
    let attempts = [(links[0], hub.eva), (links[0], hub.eva), (links[1], adam), (links[1], adam)]
    let statuses = try await withThrowingTaskGroup { group in
      for (path, visitor) in attempts {
        group.addTask { try await hub.press(path, as: visitor).status }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(statuses.sorted() == [303, 400, 400, 400])
    let all = try await People(world: hub.stage.stage.world, accounts: hub.accounts).all()
    #expect(all.filter { $0.account.email == MailingHub.new }.count == 1)
    #expect(all.count == 2)
  }

  @Test(arguments: ["keep", "password", "reset"])
  func `stays as it is for who wants that, or chooses another password`(step: String) async throws {
    _ = try await hub.ask(for: MailingHub.new)
    let path = try await hub.letters.path(to: MailingHub.new)
    let id = try #require(try await hub.account()).id
    switch step {
    case "keep":
      #expect(try await hub.eva.post("/settings/account/address/keep", "").status == 303)
      #expect(try await hub.eva.get("/settings/account").text.contains("Change the email address"))
      #expect(try await hub.confirm(path, as: hub.eva) == [400, 400])
    case "password": try await hub.accounts.setPassword("a grey heron", of: id)
    default:
      let reset = try #require(try await hub.accounts.beginReset(of: MailingHub.old)).secret
      try await hub.accounts.reset(reset, to: "a grey heron")
    }
    #expect(try await hub.accounts.awaitedAddress(of: #require(hub.account())) == nil)
    let secret = BearerSecret(try #require(path.split(separator: "=").last))
    await #expect(throws: AccountError.badLink) {
      try await hub.accounts.confirmAddress(by: secret, of: id)
    }
    #expect(try await hub.account()?.id == id)
  }

  @Test func `stays confirmable after another password, and is deleted with the account`()
    async throws
  {
    let path = try await hub.letters.path(to: MailingHub.old)
    let id = try #require(try await hub.account()).id
    let secret = BearerSecret(try #require(path.split(separator: "=").last))
    try await hub.accounts.setPassword("a grey heron", of: id)
    try await hub.accounts.confirmAddress(by: secret, of: id)
    _ = try await hub.accounts.beginConfirming(MailingHub.new, of: id)
    try await hub.accounts.delete(id)
    let left = try await hub.stage.stage.world.store.read {
      try $0.registry.rows(naming: MailingHub.new, except: []).count
        + $0.registry.rows(naming: id, except: []).count
    }
    #expect(left == 0)
  }
}
