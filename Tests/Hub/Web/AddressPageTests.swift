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
  private static let (old, new) = ("eva@example.org", "eva@new.example")
  private let letters = Letters()
  private let stage: GateStage
  private let eva: WebVisitor

  /// A hub that sends mail, where Eva has just registered.
  init() async throws {
    var limits = HubSettings.Limits.wide
    limits.authentication = 24
    stage = try GateStage(multiUser: true, limits: limits, mailer: letters.mailer)
    eva = try await WebVisitor(registering: Self.old, at: stage)
  }

  private var accounts: Accounts { stage.hub.services.accounts }

  private func account(_ email: String = old) async throws -> Account? {
    try await accounts.account(of: email)
  }

  /// Opens a mailed link and presses its button. Returns the status of both.
  private func confirm(_ path: String, as visitor: WebVisitor) async throws -> [Int] {
    [try await visitor.get(path).status, try await press(path, as: visitor).status]
  }

  private func press(_ path: String, as visitor: WebVisitor) async throws -> GateStage.Answer {
    let token = try #require(path.split(separator: "=").last)
    return try await visitor.post("/confirm-address", "token=\(token)")
  }

  private func ask(
    for email: String, password: String = "bread and rain", as visitor: WebVisitor? = nil
  ) async throws -> GateStage.Answer {
    try await (visitor ?? eva).post(
      "/settings/account/address",
      "email=\(email)&password=\(password)".replacing("@", with: "%40").replacing(" ", with: "+"))
  }

  @Test func `is confirmed by the button behind a mailed link, once`() async throws {
    let letter = try await letters.next(to: Self.old)
    #expect(letter.subject == "Confirm your address for Daybook")
    let link = try #require(letter.text.split(separator: "\n").first { $0.hasPrefix("http") })
    #expect(link.hasPrefix("http://127.0.0.1:5001/confirm-address?token="))
    let path = String(link.dropFirst("http://127.0.0.1:5001".count))
    #expect(try await eva.get("/settings/account").text.contains("Not confirmed yet."))

    // Mail scanners open links.
    for _ in 1...2 {
      let page = try await eva.get(path)
      #expect(page.status == 200 && page.text.contains("<strong>eva@example.org</strong>"))
    }
    #expect(try await account()?.verifiedAt == nil)

    let confirmed = try await press(path, as: eva)
    #expect(confirmed.status == 303 && confirmed.fields[.location] == "/settings/account")
    #expect(try await account()?.verifiedAt == stage.stage.world.now())
    let page = try await eva.get("/settings/account").text
    #expect(page.contains("eva@example.org · confirmed") && !page.contains("Not confirmed"))
    #expect(try await press(path, as: eva).text.contains("This link has already been used."))
    #expect(try await confirm(path, as: eva) == [400, 400])
  }

  @Test func `is confirmed by nobody who is not logged in to the account`() async throws {
    let path = try await letters.path(to: Self.old)
    let asked = try await stage.call(.get, path, ["Accept": "text/html"])
    #expect(asked.status == 303)
    let logIn = asked.fields[.location] ?? ""
    #expect(logIn.hasPrefix("/log-in?next=%2Fconfirm-address%3Ftoken%3D"))
    let token = try #require(path.split(separator: "=").last)
    let stranger = try await stage.call(
      .post, "/confirm-address",
      ["Accept": "text/html", "Content-Type": "application/x-www-form-urlencoded"],
      body: "token=\(token)")
    #expect(stranger.status == 303)
    let adam = try await WebVisitor(registering: "adam@example.org", at: stage)
    #expect(try await adam.get(path).text.contains("This link is for another account."))
    #expect(try await confirm(path, as: adam) == [403, 403])
    #expect(try await account()?.verifiedAt == nil)
    #expect(try await account("adam@example.org")?.verifiedAt == nil)

    // Another browser logs in, which leads to the link.
    let entered = try await stage.call(
      .post, "/log-in",
      ["Accept": "text/html", "Content-Type": "application/x-www-form-urlencoded"],
      body: "email=\(Self.old)&password=bread+and+rain&next=\(logIn.split(separator: "=")[1])")
    #expect(entered.fields[.location] == path)
    let phone = WebVisitor(at: stage, cookie: try #require(entered.cookie))
    #expect(try await confirm(path, as: phone) == [200, 303])
    #expect(try await account()?.verifiedAt != nil)
  }

  @Test func `has a day to be confirmed, and then another link`() async throws {
    let first = try await letters.path(to: Self.old)
    stage.stage.clock.advance(seconds: 86_399)
    #expect(try await eva.get(first).status == 200)
    stage.stage.clock.advance(seconds: 1)
    #expect(try await eva.get(first).text.contains("This link has expired."))
    #expect(try await confirm(first, as: eva) == [400, 400])
    for _ in 1...2 { #expect(try await eva.post(Self.again, "").status == 303) }
    let links = [try await letters.path(to: Self.old), try await letters.path(to: Self.old)]
    var statuses: [[Int]] = []
    for link in links { statuses.append(try await confirm(link, as: eva)) }
    // Only the later one counts.
    #expect(Set(statuses) == [[400, 400], [200, 303]])
    #expect(try await account()?.verifiedAt != nil)
    #expect(try await eva.get(first).text.contains("This link is not valid."))
  }

  private static let again = "/settings/account/address/mail"

  @Test func `gets no more than a few mails an hour`() async throws {
    for _ in 1...6 { #expect(try await eva.post(Self.again, "").status == 303) }
    let refused = try await eva.post(Self.again, "")
    #expect(refused.status == 429 && refused.fields[.retryAfter] != nil)
    #expect(try await ask(for: Self.new).status == 429)
    #expect(try await accounts.awaitedAddress(of: #require(account())) == nil)
    stage.stage.clock.advance(seconds: 3600)
    #expect(try await ask(for: Self.new).status == 303)
    // Once it is confirmed there is nothing to send.
    _ = try await letters.next(to: Self.new)
    try await accounts.keepAddress(of: #require(account()))
    try await accounts.change(#require(account()).id) { $0.verifiedAt = $0.createdAt }
    for _ in 1...9 { #expect(try await eva.post(Self.again, "").status == 303) }
  }

  @Test func `is not asked about where no mail is sent`() async throws {
    let stage = try GateStage(multiUser: true)
    let ann = try await WebVisitor(registering: "ann@example.org", at: stage)
    let page = try await ann.get("/settings/account").text
    #expect(!page.contains("onfirmed") && !page.contains("We send a link"))
    #expect(page.contains("Change the email address"))
    #expect(try await ann.post(Self.again, "").status == 303)
    #expect(try await ask(for: "ann@new.example", password: "guess", as: ann).status == 403)
    #expect(try await ask(for: "nonsense", as: ann).status == 400)
    #expect(try await ask(for: "ann@new.example", as: ann).status == 303)
    #expect(try await ann.get("/settings/account").text.contains("ann@new.example"))
    let accounts = stage.hub.services.accounts
    #expect(try await accounts.account(of: "ann@new.example")?.verifiedAt == nil)
    #expect(try await accounts.account(of: "ann@example.org") == nil)
  }

  @Test func `changes once the new one is confirmed, and its owner knows of it`() async throws {
    let token = try await accounts.token(for: #require(account()))
    let reset = try #require(try await accounts.beginReset(of: Self.old)).secret
    let script = try await stage.hub.services.gate.scriptTokens.add(
      "backup", for: #require(account()).person, scopes: ["read"], days: nil)
    func opens(_ token: String) async throws -> Bool {
      try await stage.call(.get, "/mine", ["Authorization": "Bearer \(token)"]).status == 200
    }
    #expect(try await ask(for: Self.new, password: "guess").status == 403)
    #expect(try await ask(for: "not an address").status == 400)
    #expect(try await ask(for: " EVA@new.example").status == 303)

    let registered = try await letters.path(to: Self.old)
    let path = try await letters.path(to: Self.new)
    let notice = try await letters.next(to: Self.old)
    #expect(notice.subject == "A new address for your Daybook account")
    #expect(notice.text.contains("another address for your Daybook account: eva@new.example."))
    #expect(notice.text.contains("http://127.0.0.1:5001/forgot-password"))
    let waiting = try await eva.get("/settings/account").text
    #expect(waiting.contains("Your address becomes eva@new.example once you open the link"))
    #expect(try await account()?.email == Self.old)
    #expect(try await account(Self.new) == nil)
    #expect(try await opens(token))
    #expect(try await confirm(registered, as: eva) == [400, 400])

    #expect(try await eva.get(path).text.contains("It replaces eva@example.org."))
    #expect(try await account()?.email == Self.old)
    #expect(try await press(path, as: eva).status == 303)
    let changed = try #require(try await account(Self.new))
    #expect(changed.verifiedAt == stage.stage.world.now())
    #expect(try await account() == nil)
    #expect(try await eva.get("/settings/account").text.contains("eva@new.example · confirmed"))
    // What names the old address has ended; the browser and the scripts go on.
    #expect(try await accounts.beginReset(of: Self.old) == nil)
    await #expect(throws: AccountError.badLink) { try await accounts.checkReset(reset) }
    #expect(try await !opens(token))
    #expect(try await opens(script))
    let own = ["Cookie": eva.cookie]
    #expect(try await stage.call(.get, "/of/\(Self.new)", own).status == 200)
    #expect(try await stage.call(.get, "/of/\(Self.old)", own).status == 403)
    let home = LogInPlace(address: "192.0.2.1")
    await #expect(throws: AccountError.wrongCredentials) {
      try await accounts.logIn(email: Self.old, password: "bread and rain", from: home)
    }
    _ = try await accounts.logIn(email: Self.new, password: "bread and rain", from: home)
    // Anybody may have the old one now.
    _ = try await WebVisitor(registering: Self.old, at: stage)
    #expect(try await confirm(path, as: eva) == [400, 400])
  }

  @Test func `that somebody has is not told to who asks for it, but to its owner`() async throws {
    _ = try await WebVisitor(registering: "adam@example.org", at: stage)
    _ = try await letters.next(to: "adam@example.org")
    var pages: [String] = []
    for (email, subject) in [
      ("adam@example.org", "This address already has a Daybook account"),
      ("free@example.org", "Confirm your address for Daybook"),
    ] {
      let answer = try await ask(for: email)
      #expect(answer.status == 303 && answer.fields[.location] == "/settings/account")
      let letter = try await letters.next(to: email)
      #expect(letter.subject == subject)
      #expect(letter.text.contains("/confirm-address") == (email == "free@example.org"))
      let page = try await eva.get("/settings/account").text
      #expect(page.contains("Your address becomes \(email) once"))
      pages.append(page.replacing(email, with: "…"))
      #expect(try await eva.post(Self.again, "").status == 303)
      #expect(try await letters.next(to: email).subject == subject)
    }
    #expect(pages[0] == pages[1])
    #expect(try await account("adam@example.org")?.id != account()?.id)
  }

  @Test func `that somebody took meanwhile stays theirs`() async throws {
    _ = try await ask(for: Self.new)
    let path = try await letters.path(to: Self.new)
    _ = try await WebVisitor(registering: Self.new, at: stage)
    let owner = try await account(Self.new)?.id
    let late = try await press(path, as: eva)
    #expect(late.status == 400 && late.text.contains("This address is already registered."))
    #expect(try await account()?.verifiedAt == nil)
    #expect(try await account(Self.new)?.id == owner)
  }

  @Test func `that changes again has only its last link`() async throws {
    _ = try await ask(for: "first@example.org")
    let first = try await letters.path(to: "first@example.org")
    _ = try await ask(for: "second@example.org")
    let second = try await letters.path(to: "second@example.org")
    #expect(try await confirm(first, as: eva) == [400, 400])
    // The operator is faster than the second.
    let people = People(world: stage.stage.world, accounts: accounts)
    _ = try await people.setAddress("third@example.org", #require(account()))
    #expect(try await confirm(second, as: eva) == [400, 400])
    #expect(try await account("third@example.org")?.verifiedAt == nil)
    _ = try await ask(for: "second@example.org")
    let third = try await letters.path(to: "second@example.org")
    #expect(try await confirm(third, as: eva) == [200, 303])
    #expect(try await account("second@example.org")?.verifiedAt != nil)
  }

  @Test func `goes to one of two who confirm it at once, and a link works once`() async throws {
    let adam = try await WebVisitor(registering: "adam@example.org", at: stage)
    var links: [String] = []
    for visitor in [eva, adam] {
      _ = try await ask(for: Self.new, as: visitor)
      links.append(try await letters.path(to: Self.new))
    }
    let attempts = [(links[0], eva), (links[0], eva), (links[1], adam), (links[1], adam)]
    let statuses = try await withThrowingTaskGroup { group in
      for (path, visitor) in attempts {
        group.addTask { try await press(path, as: visitor).status }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(statuses.sorted() == [303, 400, 400, 400])
    let all = try await People(world: stage.stage.world, accounts: accounts).all()
    #expect(all.filter { $0.account.email == Self.new }.count == 1)
    #expect(all.count == 2)
  }

  @Test(arguments: ["keep", "password", "reset"])
  func `stays as it is for who wants that, or chooses another password`(step: String) async throws {
    _ = try await ask(for: Self.new)
    let path = try await letters.path(to: Self.new)
    let id = try #require(try await account()).id
    switch step {
    case "keep":
      #expect(try await eva.post("/settings/account/address/keep", "").status == 303)
      #expect(try await eva.get("/settings/account").text.contains("Change the email address"))
      #expect(try await confirm(path, as: eva) == [400, 400])
    case "password": try await accounts.setPassword("a grey heron", of: id)
    default:
      let reset = try #require(try await accounts.beginReset(of: Self.old)).secret
      try await accounts.reset(reset, to: "a grey heron")
    }
    #expect(try await accounts.awaitedAddress(of: #require(account())) == nil)
    let secret = BearerSecret(try #require(path.split(separator: "=").last))
    await #expect(throws: AccountError.badLink) {
      try await accounts.confirmAddress(by: secret, of: id)
    }
    #expect(try await account()?.id == id)
  }

  @Test func `stays confirmable after another password, and is deleted with the account`()
    async throws
  {
    let path = try await letters.path(to: Self.old)
    let id = try #require(try await account()).id
    let secret = BearerSecret(try #require(path.split(separator: "=").last))
    try await accounts.setPassword("a grey heron", of: id)
    try await accounts.confirmAddress(by: secret, of: id)
    _ = try await accounts.beginConfirming(Self.new, of: id)
    try await accounts.delete(id)
    let left = try await stage.stage.world.store.read {
      try $0.registry.rows(naming: Self.new, except: []).count
        + $0.registry.rows(naming: id, except: []).count
    }
    #expect(left == 0)
  }
}
