import CoreModels
import CorePlugin
import Foundation
import HTTPTypes
import Testing
import TestSupport

@testable import Hub
@testable import HubAccounts
@testable import HubWeb

@Suite("Codes of a second factor") struct OneTimePasswordTests {
  private static let secret = Data("12345678901234567890".utf8)

  /// RFC 6238, appendix B, with SHA-1.
  @Test(
    arguments: [
      (59, "94287082"), (1_111_111_109, "07081804"), (1_111_111_111, "14050471"),
      (1_234_567_890, "89005924"), (2_000_000_000, "69279037"), (20_000_000_000, "65353130"),
    ])
  func `are those of the standard for times`(_ seconds: Int64, _ code: String) {
    let period = OneTimePassword.period(at: Instant(milliseconds: seconds * 1000))
    #expect(OneTimePassword.code(of: Self.secret, in: period, digits: 8) == code)
  }

  /// RFC 4226, appendix D.
  @Test func `are those of the standard for counters`() {
    let codes = (0...9).map { OneTimePassword.code(of: Self.secret, in: $0) }
    #expect(
      codes == [
        "755224", "287082", "359152", "969429", "338314", "254676", "287922", "162583", "399871",
        "520489",
      ])
  }

  /// RFC 4648, section 10.
  @Test(
    arguments: [
      ("f", "MY"), ("fo", "MZXQ"), ("foo", "MZXW6"), ("foob", "MZXW6YQ"), ("fooba", "MZXW6YTB"),
      ("foobar", "MZXW6YTBOI"),
    ])
  func `have secrets that apps can read`(_ text: String, _ encoded: String) {
    #expect(Base32.text(of: Data(text.utf8)) == encoded)
    #expect(Base32.data(of: encoded.lowercased()) == Data(text.utf8))
  }

  @Test(arguments: ["MZ1", "MZ!", "M", "MZ"]) func `are not read from anything else`(_ text: String)
  {
    #expect(Base32.data(of: text) == nil)
  }

  @Test func `are good once, and while the clocks are half a minute apart`() {
    var factor = SecondFactor(secret: Self.secret, recovery: [])
    let moment = Instant(milliseconds: 3_000_000)
    // The last code is older than the one used last.
    let codes = [98, 99, 99, 101, 100].map { OneTimePassword.code(of: Self.secret, in: $0) }
    let answers = (codes + [""]).map { code in
      factor.use(code.prefix(3) + " " + code.suffix(3), at: moment)
    }
    #expect(answers == [false, true, false, true, false, false])
  }

  @Test func `of recovery are good once each, however they are typed`() throws {
    let codes = SecondFactor.recoveryCodes()
    #expect(Set(codes).count == 10 && codes.allSatisfy { $0.count == 11 })
    var factor = SecondFactor(secret: Self.secret, recovery: codes.map(SecondFactor.hash))
    let first = try #require(codes.first)
    let answers = [" " + first.uppercased(), first].map {
      factor.use($0, at: Instant(milliseconds: 0))
    }
    #expect(answers == [true, false])
    #expect(factor.recovery.count == 9)
  }
}

@Suite("Logging in by two steps") struct SecondFactorLogInTests {
  private static let email = "eva@example.org"
  private static let password = "bread and rain"

  private func form(
    _ path: String, _ body: String, _ stage: GateStage, cookie: String = ""
  ) async throws -> GateStage.Answer {
    try await stage.call(
      .post, path,
      [
        "Content-Type": "application/x-www-form-urlencoded", "Accept": "text/html",
        "Cookie": cookie,
      ], body: body, from: "198.51.100.7")
  }

  /// Returns the part of a response between two texts.
  private func part(_ text: String, after start: String, until end: Character) throws -> String {
    String(text[try #require(text.range(of: start)).upperBound...].prefix { $0 != end })
  }

  private func code(_ key: String, _ stage: GateStage) throws -> String {
    OneTimePassword.code(
      of: try #require(Base32.data(of: key)),
      in: OneTimePassword.period(at: stage.stage.world.now()))
  }

  /// Registers a person with a second factor and returns the app's key and the recovery codes.
  private func turnedOn(
    _ stage: GateStage
  ) async throws -> (key: String, codes: [String], cookie: String) {
    let entered = try await form(
      "/register", "email=eva%40example.org&new_password=bread+and+rain", stage)
    let cookie = try #require(entered.cookie)
    let page = try await stage.call(
      .get, "/settings/second-factor", ["Cookie": cookie, "Accept": "text/html"])
    let key = try part(page.text, after: "name=\"secret\" value=\"", until: "\"")
    #expect(page.text.contains("otpauth://totp/Daybook:eva%40example.org?secret=\(key)"))
    let token = try part(page.text, after: "name=\"form-token\" content=\"", until: "\"")
    func turnOn(_ code: String, password: String) async throws -> GateStage.Answer {
      try await form(
        "/settings/second-factor/on",
        "secret=\(key)&code=\(code)&password=\(password)&form_token=\(token)", stage,
        cookie: cookie)
    }
    let wrong = try await turnOn("000", password: "bread+and+rain")
    #expect(wrong.text.contains("This code is wrong."))
    #expect(wrong.text.contains("name=\"secret\" value=\"\(key)\""))
    let code = try code(key, stage)
    #expect(try await !turnOn(code, password: "a+guess").text.contains("<li><code>"))
    let on = try await turnOn(code, password: "bread+and+rain")
    let codes = on.text.split(separator: "<li><code>").dropFirst().map {
      String($0.prefix { $0 != "<" })
    }
    #expect(codes.count == 10 && on.text.contains("10 recovery codes are left."))
    stage.stage.clock.advance(seconds: 60)
    return (key, codes, cookie)
  }

  /// Submits the password and returns the token for the code's form.
  private func typePassword(_ stage: GateStage) async throws -> String {
    let answer = try await form(
      "/log-in", "email=eva%40example.org&password=bread+and+rain", stage)
    #expect(answer.status == 200 && answer.cookie == nil)
    return try part(
      answer.text, after: "name=\"token\" type=\"hidden\" autocomplete=\"off\" value=\"",
      until: "\"")
  }

  @Test func `takes the password and the code, or one of recovery`() async throws {
    let stage = try GateStage(multiUser: true)
    let (key, codes, _) = try await turnedOn(stage)
    let token = try await typePassword(stage)
    let wrong = try await form("/log-in/code", "token=\(token)&code=123", stage)
    #expect(wrong.status == 401 && wrong.text.contains("This code is wrong."))
    let code = try code(key, stage)
    let entered = try await form("/log-in/code", "token=\(token)&code=\(code)", stage)
    #expect(entered.status == 303 && entered.fields[.location] == "/")
    #expect(
      try await stage.call(.get, "/", ["Cookie": #require(entered.cookie)]).status == 200)
    // Neither the token nor the code can be used again.
    #expect(try await form("/log-in/code", "token=\(token)&code=\(code)", stage).status == 401)
    let next = try await typePassword(stage)
    #expect(try await form("/log-in/code", "token=\(next)&code=\(code)", stage).status == 401)
    let spare = try #require(codes.first)
    #expect(try await form("/log-in/code", "token=\(next)&code=\(spare)", stage).status == 303)
    let last = try await typePassword(stage)
    #expect(try await form("/log-in/code", "token=\(last)&code=\(spare)", stage).status == 401)
    stage.stage.clock.advance(seconds: 601)
    let late = try await form(
      "/log-in/code", "token=\(last)&code=\(self.code(key, stage))", stage)
    #expect(late.status == 401 && late.text.contains("That took too long. Log in again."))
  }

  @Test func `whoever guesses codes waits longer and longer`() async throws {
    let stage = try GateStage(multiUser: true)
    let (key, _, _) = try await turnedOn(stage)
    let token = try await typePassword(stage)
    for _ in 0...LogInThrottle.free {
      #expect(try await form("/log-in/code", "token=\(token)&code=000", stage).status == 401)
    }
    let again = try await typePassword(stage)
    let code = try code(key, stage)
    #expect(try await form("/log-in/code", "token=\(again)&code=\(code)", stage).status == 429)
  }

  @Test func `a program sends the code too, and a token that was made needs none`() async throws {
    let stage = try GateStage(multiUser: true)
    let apiKey = try await stage.key()
    let (key, _, _) = try await turnedOn(stage)
    let account = try #require(try await stage.hub.services.accounts.account(of: Self.email))
    let script = try await stage.hub.services.gate.scriptTokens.add(
      "script", for: account.person, scopes: ["read"], days: nil)
    func logIn(_ path: String, _ code: String) async throws -> GateStage.Answer {
      try await stage.call(
        .post, path, ["X-API-Key": apiKey, "Content-Type": "application/json"],
        body: #"{"email":"eva@example.org","password":"bread and rain"\#(code)}"#)
    }
    for path in ["/api/users/authenticate", "/api/sync/login"] {
      #expect(try await logIn(path, "").status == 401)
      #expect(try await logIn(path, #","code":"000""#).status == 401)
      let code = try code(key, stage)
      #expect(try await logIn(path, #","code":"\#(code)""#).status == 200)
      stage.stage.clock.advance(seconds: 60)
    }
    #expect(try await logIn("/api/users/authenticate", "")["error"] == "Code required")
    #expect(
      try await stage.call(.get, "/mine", ["Authorization": "Bearer \(script)"]).status == 200)
  }

  @Test func `a mailed link chooses a password and lets nobody in`() async throws {
    let stage = try GateStage(multiUser: true)
    _ = try await turnedOn(stage)
    let link = try #require(try await stage.hub.services.accounts.beginReset(of: Self.email)).secret
    let answer = try await form(
      "/reset-password", "token=\(link.text)&new_password=a+grey+heron", stage)
    #expect(answer.status == 303 && answer.fields[.location] == "/log-in")
    #expect(answer.cookie == nil)
  }

  @Test func `is turned off by the password, or by the operator's link`() async throws {
    let stage = try GateStage(multiUser: true)
    let (_, _, cookie) = try await turnedOn(stage)
    func isOn() async throws -> Bool {
      try await stage.hub.services.accounts.account(of: Self.email)?.secondFactor != nil
    }
    let page = try await stage.call(.get, "/", ["Cookie": cookie, "Accept": "text/html"])
    let token = try part(page.text, after: "name=\"form-token\" content=\"", until: "\"")
    func turnOff(_ password: String) async throws -> Int {
      try await form(
        "/settings/second-factor/off", "password=\(password)&form_token=\(token)", stage,
        cookie: cookie
      ).status
    }
    #expect(try await turnOff("a+guess") == 403)
    #expect(try await isOn())
    let people = People(of: stage.stage.world)
    _ = try await people.reset(people.account(of: Self.email))
    #expect(try await !isOn())
    let factor = SecondFactor(secret: SecondFactor.randomBytes(), recovery: [])
    let id = try await people.account(of: Self.email).id
    try await stage.hub.services.accounts.change(id) { $0.secondFactor = factor }
    #expect(try await turnOff("bread+and+rain") == 303)
    #expect(try await !isOn())
  }
}
