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

@Suite("An account's email address", .timeLimit(.minutes(2))) struct AddressPageTests {
  private let hub: MailingHub

  init() async throws { hub = try await MailingHub() }

  @Test func `is confirmed by the button behind a mailed link, once`() async throws {
    let letter = try await hub.letters.next(to: MailingHub.old)
    #expect(letter.subject == "Confirm your address for Daybook")
    let link = try #require(letter.text.split(separator: "\n").first { $0.hasPrefix("http") })
    #expect(link.hasPrefix("http://127.0.0.1:5001/confirm-address?token="))
    let path = String(link.dropFirst("http://127.0.0.1:5001".count))
    #expect(try await hub.eva.get("/settings/account").text.contains("Not confirmed yet."))

    // Mail scanners open links.
    for _ in 1...2 {
      let page = try await hub.eva.get(path)
      #expect(page.status == 200 && page.text.contains("<strong>eva@example.org</strong>"))
    }
    #expect(try await hub.account()?.verifiedAt == nil)

    let confirmed = try await hub.press(path, as: hub.eva)
    #expect(confirmed.status == 303 && confirmed.fields[.location] == "/settings/account")
    #expect(try await hub.account()?.verifiedAt == hub.stage.stage.world.now())
    let page = try await hub.eva.get("/settings/account").text
    #expect(page.contains("eva@example.org · confirmed") && !page.contains("Not confirmed"))
    #expect(
      try await hub.press(path, as: hub.eva).text.contains("This link has already been used."))
    #expect(try await hub.confirm(path, as: hub.eva) == [400, 400])
  }

  @Test func `is confirmed by nobody who is not logged in to the account`() async throws {
    let path = try await hub.letters.path(to: MailingHub.old)
    let asked = try await hub.stage.call(.get, path, ["Accept": "text/html"])
    #expect(asked.status == 303)
    let logIn = asked.fields[.location] ?? ""
    #expect(logIn.hasPrefix("/log-in?next=%2Fconfirm-address%3Ftoken%3D"))
    let token = try #require(path.split(separator: "=").last)
    let stranger = try await hub.stage.call(
      .post, "/confirm-address",
      ["Accept": "text/html", "Content-Type": "application/x-www-form-urlencoded"],
      body: "token=\(token)")
    #expect(stranger.status == 303)
    let adam = try await WebVisitor(registering: "adam@example.org", at: hub.stage)
    #expect(try await adam.get(path).text.contains("This link is for another account."))
    #expect(try await hub.confirm(path, as: adam) == [403, 403])
    #expect(try await hub.account()?.verifiedAt == nil)
    #expect(try await hub.account("adam@example.org")?.verifiedAt == nil)

    // Another browser logs in, which leads to the link.
    let entered = try await hub.stage.call(
      .post, "/log-in",
      ["Accept": "text/html", "Content-Type": "application/x-www-form-urlencoded"],
      body: "email=\(MailingHub.old)&password=bread+and+rain&next=\(logIn.split(separator: "=")[1])"
    )
    #expect(entered.fields[.location] == path)
    let phone = WebVisitor(at: hub.stage, cookie: try #require(entered.cookie))
    #expect(try await hub.confirm(path, as: phone) == [200, 303])
    #expect(try await hub.account()?.verifiedAt != nil)
  }

  @Test func `has a day to be confirmed, and then another link`() async throws {
    let first = try await hub.letters.path(to: MailingHub.old)
    hub.stage.stage.clock.advance(seconds: 86_399)
    #expect(try await hub.eva.get(first).status == 200)
    hub.stage.stage.clock.advance(seconds: 1)
    #expect(try await hub.eva.get(first).text.contains("This link has expired."))
    #expect(try await hub.confirm(first, as: hub.eva) == [400, 400])
    for _ in 1...2 { #expect(try await hub.eva.post(Self.again, "").status == 303) }
    let links = [
      try await hub.letters.path(to: MailingHub.old),
      try await hub.letters.path(to: MailingHub.old),
    ]
    var statuses: [[Int]] = []
    for link in links { statuses.append(try await hub.confirm(link, as: hub.eva)) }
    // Only the later one counts.
    #expect(Set(statuses) == [[400, 400], [200, 303]])
    #expect(try await hub.account()?.verifiedAt != nil)
    #expect(try await hub.eva.get(first).text.contains("This link is not valid."))
  }

  private static let again = "/settings/account/address/mail"

  @Test func `gets no more than a few mails an hour`() async throws {
    for _ in 1...6 { #expect(try await hub.eva.post(Self.again, "").status == 303) }
    let refused = try await hub.eva.post(Self.again, "")
    #expect(refused.status == 429 && refused.fields[.retryAfter] != nil)
    #expect(try await hub.ask(for: MailingHub.new).status == 429)
    #expect(try await hub.accounts.awaitedAddress(of: #require(hub.account())) == nil)
    hub.stage.stage.clock.advance(seconds: 3600)
    #expect(try await hub.ask(for: MailingHub.new).status == 303)
    // Once it is confirmed there is nothing to send.
    _ = try await hub.letters.next(to: MailingHub.new)
    try await hub.accounts.keepAddress(of: #require(hub.account()))
    try await hub.accounts.change(#require(hub.account()).id) { $0.verifiedAt = $0.createdAt }
    for _ in 1...9 { #expect(try await hub.eva.post(Self.again, "").status == 303) }
  }

  @Test func `is not asked about where no mail is sent`() async throws {
    let stage = try GateStage(multiUser: true)
    let ann = try await WebVisitor(registering: "ann@example.org", at: stage)
    let page = try await ann.get("/settings/account").text
    #expect(!page.contains("onfirmed") && !page.contains("We send a link"))
    #expect(page.contains("Change the email address"))
    #expect(try await ann.post(Self.again, "").status == 303)
    #expect(try await hub.ask(for: "ann@new.example", password: "guess", as: ann).status == 403)
    #expect(try await hub.ask(for: "nonsense", as: ann).status == 400)
    #expect(try await hub.ask(for: "ann@new.example", as: ann).status == 303)
    #expect(try await ann.get("/settings/account").text.contains("ann@new.example"))
    let accounts = stage.hub.services.accounts
    #expect(try await accounts.account(of: "ann@new.example")?.verifiedAt == nil)
    #expect(try await accounts.account(of: "ann@example.org") == nil)
  }
}
