import CoreModels
import HTTPTypes
import Testing

@testable import Hub
@testable import HubAccounts
@testable import HubConfiguration
@testable import HubWeb

@Suite("The pages by which people get in") struct EntryPagesTests {
  private func post(
    _ path: String, _ body: String, language: String = "en", at stage: GateStage
  ) async throws -> GateStage.Answer {
    try await stage.call(
      .post, path,
      [
        "Accept": "text/html", "Accept-Language": language,
        "Content-Type": "application/x-www-form-urlencoded",
      ], body: body)
  }

  @Test func `somebody registers, and is in`() async throws {
    let stage = try GateStage(multiUser: true)
    let answer = try await post(
      "/register", "email=zoe%40example.org&nickname=Zo%C3%AB&new_password=bread+and+rain",
      at: stage)
    #expect(answer.status == 303)
    #expect(answer.fields[.location] == "/")
    let cookie = try #require(answer.cookie)
    #expect(try await stage.call(.get, "/", ["Cookie": cookie]).status == 200)
  }

  @Test func `who has to log in first comes to the page that they asked for`() async throws {
    let stage = try GateStage(multiUser: true)
    _ = try await post(
      "/register", "email=zoe%40example.org&nickname=Zoe&new_password=bread+and+rain", at: stage)
    let asked = try await stage.call(.get, "/history?app=mori&page=2", ["Accept": "text/html"])
    #expect(asked.fields[.location] == "/log-in?next=%2Fhistory%3Fapp%3Dmori%26page%3D2")
    let page = try await stage.call(.get, asked.fields[.location] ?? "", ["Accept": "text/html"])
    #expect(page.text.contains("value=\"/history?app=mori&amp;page=2\""))
    // Creating an account instead leads there too.
    #expect(page.text.contains("href=\"/register?next=%2Fhistory%3Fapp%3Dmori%26page%3D2\""))
    for (next, leads) in [
      ("%2Fhistory%3Fapp%3Dmori", "/history?app=mori"), ("", "/"),
      ("%2F%2Fevil.example", "/"), ("https%3A%2F%2Fevil.example", "/"),
    ] {
      let answer = try await post(
        "/log-in", "email=zoe%40example.org&password=bread+and+rain&next=\(next)", at: stage)
      #expect(answer.fields[.location] == leads)
    }
  }

  @Test func `what is wrong is said above the form, which keeps what was typed`() async throws {
    let stage = try GateStage(multiUser: true)
    let answer = try await post(
      "/log-in", "email=zoe%40example.org&password=%3Cb%3Ewrong", language: "sk", at: stage)
    #expect(answer.status == 401)
    #expect(answer.text.contains("<html lang=\"sk\""))
    #expect(answer.text.contains("role=\"alert\" id=\"failure\">Adresa alebo heslo"))
    #expect(answer.text.contains("value=\"zoe@example.org\""))
    #expect(!answer.text.contains("wrong"))
  }

  @Test func `whoever guesses is told when to try again`() async throws {
    let stage = try GateStage(multiUser: true)
    for _ in 0...LogInThrottle.free {
      _ = try await post("/log-in", "email=zoe%40example.org&password=guess", at: stage)
    }
    let answer = try await post("/log-in", "email=zoe%40example.org&password=guess", at: stage)
    #expect(answer.status == 429)
    #expect(answer.text.contains("Too many attempts. Try again in 1 minute."))
    #expect(answer.text.contains("<form method=\"post\" action=\"/log-in\""))
  }

  @Test func `too many forms from one place are answered by a page`() async throws {
    var limits = HubSettings.Limits.wide
    limits.authentication = 1
    let stage = try GateStage(multiUser: true, limits: limits)
    _ = try await post("/log-in", "email=zoe%40example.org&password=guess", at: stage)
    let answer = try await post("/log-in", "email=zoe%40example.org&password=guess", at: stage)
    #expect(answer.status == 429)
    #expect(answer.fields[.contentType] == "text/html; charset=utf-8")
    #expect(answer.text.contains("<h1 data-message>Too many attempts.</h1>"))
    #expect(answer.text.contains("<a class=\"button\" href=\"/log-in\">Log in</a>"))
  }

  @Test func `a link that is good for nothing says so where another password is chosen`()
    async throws
  {
    let stage = try GateStage(multiUser: true)
    let answer = try await post(
      "/reset-password", "token=none&new_password=bread+and+rain", at: stage)
    #expect(answer.status == 400)
    #expect(answer.text.contains("This link is not valid. Ask for a new one."))
    #expect(answer.text.contains("type=\"hidden\" autocomplete=\"off\" value=\"none\""))
  }

  @Test(arguments: ["/log-in", "/register", "/forgot-password", "/reset-password"])
  func `a hub for one person has no such page`(_ path: String) async throws {
    let stage = try GateStage()
    #expect(try await stage.call(.get, path, ["Accept": "text/html"]).status == 404)
  }
}
