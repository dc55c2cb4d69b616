import CoreModels
import CoreNet
import CorePlugin
import CoreStorage
import Foundation
import HTTPTypes
import TestSupport
import Testing

@testable import DailyBrief

@Suite("daily-brief login") struct LogInCommandTests {
  private let login = ["login", "--server", BriefServer.url, "--email", "ana@example.org"]

  @Test func `asks the server for a token, and says until when it holds`() async throws {
    let server = BriefServer()
    let stage = try Stage.brief(server, files: ["-": "s3cret pass\nmore\n"])
    #expect(
      try await stage.run(DailyBriefPlugin.self, login + ["--api-key", "k3y"]) == """
        Logged in as ana@example.org at https://brief.example.org.
        You are logged in until Saturday, 28 November 2026, 09:30.

        """)
    #expect(
      server.calls.map(\.story) == [
        [
          "POST /api/users/authenticate", "accept: application/json",
          "content-type: application/json", "x-api-key: k3y",
          #"{"email":"ana@example.org","password":"s3cret pass"}"#,
        ]
      ])
  }

  @Test func `asks for what was not given; the password is typed unseen`() async throws {
    let server = BriefServer()
    let stage = try Stage.brief(server, typed: [" ana@example.org ", " two words "])
    _ = try await stage.brief("login", "--server", BriefServer.url + "/")
    #expect(stage.errors == "Email: Password: \n")
    #expect(
      server.calls.first?.story.last
        == #"{"email":"ana@example.org","password":" two words "}"#)
    #expect(server.calls.first?.request.headerFields[.authorization] == nil)
  }

  @Test func `the key may come from the environment, and one that was given is kept`()
    async throws
  {
    let server = BriefServer()
    var stage = try Stage.brief(server, files: ["-": "p"])
    stage.world.environment["DAILY_BRIEF_API_KEY"] = "from-environment"
    _ = try await stage.run(DailyBriefPlugin.self, login)
    #expect(server.calls.last?.story.contains("x-api-key: from-environment") == true)
    stage.world.environment = [:]
    _ = try await stage.run(DailyBriefPlugin.self, login + ["--api-key", "kept"])
    _ = try await stage.run(DailyBriefPlugin.self, login)
    #expect(server.calls.last?.story.contains("x-api-key: kept") == true)
  }

  @Test func `whoami and logout know the account`() async throws {
    let stage = try await Stage.loggedIn(BriefServer())
    #expect(
      try await stage.briefJSON("whoami") == [
        "logged_in": true, "account": "ana@example.org", "server": .string(BriefServer.url),
        "expires_at": "2026-11-28T09:30:00Z",
      ])
    #expect(
      try await stage.brief("logout") == """
        Logged out of https://brief.example.org. Everything comes from this machine again.

        """)
    #expect(
      try await stage.brief("whoami")
        == "You are not logged in; everything comes from this machine.\n")
    #expect(try stage.world.serverToken() == nil)
    #expect(try stage.world.apiKey() == nil)
    #expect(try await stage.world.briefSource() is LocalSource)
  }

  @Test(
    arguments: [
      (604_800 - 2 * 86_400 - 1, "You are logged in until Saturday, 28 November 2026, 09:30."),
      (
        604_800 - 2 * 86_400,
        "Your login ends on Saturday, 28 November 2026, 09:30; daily-brief login renews it."
      ),
      (
        604_800,
        "Please log in again. daily-brief login asks for your password."
      ),
    ])
  func `the end of a log-in is told two days ahead`(seconds: Int, line: String) async throws {
    let stage = try await Stage.loggedIn(BriefServer())
    stage.clock.advance(seconds: seconds)
    #expect(try await stage.brief("whoami").contains(line))
  }

  @Test(
    arguments: [
      (
        BriefReply.json(["success": false, "error": "Invalid credentials"], .unauthorized),
        "unauthorized", "Invalid email or password.", 77
      ),
      (
        .error("Invalid or missing API key", .unauthorized), "unauthorized",
        "The server does not accept the API key.", 77
      ),
      (
        .error("Rate limit exceeded", .tooManyRequests), "rate_limited",
        "Too many attempts. Try again later.", 75
      ),
      (
        .error("Email and password required", .badRequest), "server_message",
        "The server says: Email and password required.", 69
      ),
      (
        .error(String(repeating: "x\n", count: 200), .forbidden), "server_message",
        "The server says: " + String(repeating: "x ", count: 99) + "x…", 69
      ),
      (
        .error("Endpoint not found", .notFound), "server_message",
        "The server does not know this request.", 69
      ),
      (
        .text("<html>Moved</html>", .found), "invalid_response",
        "This is not how a DailyBrief server answers (302).", 65
      ),
      (
        .text("<html>Welcome</html>"), "invalid_response",
        "This is not how a DailyBrief server answers (200).", 65
      ),
      (
        .text("<h1>Bad Gateway</h1>", .badGateway), "invalid_response",
        "This is not how a DailyBrief server answers (502).", 65
      ),
      (
        .text(#"{"success":true,"tok"#), "decoding",
        "The server’s answer cannot be understood at answer.", 65
      ),
      (
        .json(["success": true]), "decoding",
        "The server’s answer cannot be understood at answer.token.", 65
      ),
      (
        .json(["success": true, "token": "a\nb"]), "decoding",
        "The server’s answer cannot be understood at answer.token.", 65
      ),
      (
        .failure(.dns(host: "brief.example.org")), "network",
        "No address was found for brief.example.org.", 69
      ),
      (
        .failure(.refused(host: "brief.example.org")), "network",
        "brief.example.org does not accept connections.", 69
      ),
      (
        .failure(.tls(host: "brief.example.org")), "network",
        "A secure connection to brief.example.org could not be made.", 69
      ),
      (.failure(.timedOut), "network", "The server took too long to answer.", 69),
      (
        .failure(.decoding), "invalid_response",
        "This is not how a DailyBrief server answers.", 65
      ),
    ] as [(BriefReply, String, String, Int32)])
  func `what goes wrong is told apart, asked once, and leaves everything as it was`(
    reply: BriefReply, code: String, message: String, exit: Int32
  ) async throws {
    let server = BriefServer(["POST /api/users/authenticate": reply])
    let stage = try Stage.brief(server, files: ["-": "p"])
    let failure = await stage.briefFailure(
      "login", "--server", BriefServer.url, "--email", "ana@example.org", "--api-key", "k")
    #expect(failure?.code == code)
    #expect(failure?.message == message)
    #expect(failure?.kind.exitCode == exit)
    #expect(server.calls.count == 1)
    #expect(try stage.world.serverToken() == nil)
    #expect(try stage.world.apiKey() == nil)
    #expect(try await stage.world.briefSource() is LocalSource)
  }

  @Test func `a redirect elsewhere neither gets the password nor logs anybody out`() async throws {
    let server = BriefServer()
    var stage = try await Stage.loggedIn(server)
    let moved = BriefReply {
      HTTPReply(.found, headers: [.location: "https://elsewhere.example.org/"], body: [])
    }
    server.answer("GET /api/v2/daily-brief", with: moved)
    server.answer("POST /api/users/authenticate", with: moved)
    server.answer("GET /", with: .error("Who is that?", .unauthorized))
    stage.world.http = server.client.followingRedirects()
    #expect(await stage.briefFailure("--refresh")?.code == "invalid_response")
    #expect(try stage.world.serverToken() != nil)
    #expect(
      await stage.briefFailure("login", "--email", "ana@example.org")?.code == "invalid_response")
    #expect(server.requests.allSatisfy { $0 != "GET /" })
  }

  @Test func `its advice fits those who are not logged in`() async throws {
    let server = BriefServer([
      "POST /api/users/authenticate": .error("No", .forbidden),
      "POST /api/users/register": .json(
        ["success": false, "error": "Email already registered"], .badRequest),
    ])
    let stage = try Stage.brief(server, files: ["-": "p"])
    let refused = await stage.briefFailure("login", "--server", BriefServer.url, "--email", "a")
    #expect(refused?.hint == "Check the server’s address, or ask whoever runs it.")
    let taken = await stage.briefFailure(
      "register", "--server", BriefServer.url, "--email", "a", "--accept-terms")
    #expect(taken?.message == "There is an account with this email already.")
    #expect(taken?.hint == "daily-brief login logs in with it.")
    server.answer(
      "POST /api/users/authenticate", with: .error("Rate limit exceeded", .tooManyRequests))
    let slow = await stage.briefFailure("login", "--server", BriefServer.url, "--email", "a")
    #expect(slow?.hint == "The server counts by the hour; nothing has changed here.")
  }

  @Test(arguments: [
    "https://brief.example.org?a=b", "ftp://brief.example.org", "", "http://example.org",
  ])
  func `an address that cannot be used is a matter of configuration`(url: String) async throws {
    let stage = try Stage.brief(files: ["-": "p"])
    let failure = await stage.briefFailure("login", "--server", url, "--email", "a")
    #expect(failure?.code == "invalid_url")
    #expect(failure?.kind.exitCode == 78)
  }

  @Test func `nobody to ask and nothing piped in is told`() async throws {
    let stage = try Stage.brief()
    #expect(await stage.briefFailure("login")?.code == "no_server")
    #expect(await stage.briefFailure("login", "--server", BriefServer.url)?.code == "no_email")
    #expect(
      await stage.briefFailure("login", "--server", BriefServer.url, "--email", "a")?.code
        == "no_password")
  }
}
