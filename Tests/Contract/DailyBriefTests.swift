import CoreModels
import CoreStorage
import Foundation
import Loopback
import Synchronization
import Testing

@Suite("daily-brief, the executable") struct DailyBriefTests {
  private static func json(_ text: String, _ status: Int = 200) -> LoopbackReply {
    .reply(status, headers: ["Content-Type": "application/json"], body: Data(text.utf8))
  }

  /// A server that behaves like the original one and accepts its token once.
  private static func server() throws -> LoopbackServer {
    let knowsToken = Atomic(true)
    return try LoopbackServer.start { request in
      switch "\(request.method) \(request.path)" {
      case "POST /api/users/authenticate":
        guard request.headers["x-api-key"] == "k3y" else {
          return json(#"{"error":"Invalid or missing API key"}"#, 401)
        }
        guard String(decoding: request.body, as: UTF8.self).contains("s3cret") else {
          return json(#"{"error":"Invalid credentials","success":false}"#, 401)
        }
        return json(
          """
          {"expires_in":604800,"success":true,"token":"t0ken","token_type":"Bearer",\
          "user":{"email":"ana@example.org","nickname":"Ana","username":null}}
          """)
      case "GET /api/v2/daily-brief":
        guard request.headers["authorization"] == "Bearer t0ken",
          knowsToken.exchange(false, ordering: .relaxed)
        else { return json(#"{"error":"Token has expired"}"#, 401) }
        return json(
          """
          {"data":{"generated_at":"2026-11-21T10:00:00+01:00","modules_enabled":\
          {"countdown":true,"reminder":false,"weather":false},"nameday":null,"countdowns":\
          [{"date":"2026-12-24","days_left":33,"is_past":false,"message":"","name":"Tea",\
          "next_occurrence":"2026-12-24","yearly":false}],"user":{"email":"ana@example.org",\
          "language":"en","nickname":"Ana","personality":"neutral","timezone":"UTC",\
          "username":null}},"success":true}
          """)
      default: return json(#"{"error":"Endpoint not found"}"#, 404)
      }
    }
  }

  @Test func `logs in from a pipe, shows the server's page, and asks to log in again`()
    async throws
  {
    let server = try Self.server()
    let command = try Command()
    let login = ["login", "--server", server.url, "--email", "ana@example.org", "--api-key", "k3y"]
    let refused = try await command.run("daily-brief", login, input: Data("wrong\n".utf8))
    #expect(refused.status == 77)
    #expect(refused.errors.hasPrefix("Invalid email or password."))
    let welcome = try await command.run("daily-brief", login, input: Data("s3cret\n".utf8))
    #expect(
      welcome.output
        == """
        Logged in as ana@example.org at \(server.url).
        You are logged in until Saturday, 28 November 2026, 09:00.

        """)
    #expect(
      try await command.run("daily-brief").output == """
        Hello, Ana! 👋
        Saturday, 21 November 2026 · UTC

        Events
        in 33 days  Tea

        Updated just now

        """)
    let later = try await command.run("daily-brief", hour: 10)
    #expect(later.status == 0)
    #expect(
      later.output.hasSuffix(
        """
        Updated 1 hour ago · not refreshed
        Please log in again. daybook daily-brief login asks for your password.

        """))
    try expectNoSecrets(in: command, but: ["/secrets/daily-brief.api-key"])
    _ = try await command.run("daily-brief", ["logout"])
    try expectNoSecrets(in: command, but: [])
    #expect(try await command.store().problems() == [])
  }

  /// Checks that no file of the home contains the password, token or key.
  private func expectNoSecrets(in command: Command, but allowed: [String]) throws {
    let files = FileManager.default.enumerator(atPath: command.folder)
    while let name = files?.nextObject() as? String {
      guard !allowed.contains(where: { name.hasSuffix($0) }),
        let data = FileManager.default.contents(atPath: command.folder + "/" + name)
      else { continue }
      // Written by the tests themselves as the command's standard input.
      guard !name.hasSuffix(".in") else { continue }
      for secret in ["s3cret", "t0ken", "k3y"] {
        #expect(data.firstRange(of: Data(secret.utf8)) == nil, "\(secret) is in \(name)")
      }
    }
  }

  @Test func `shows the weather of a place by itself`() async throws {
    let server = try LoopbackServer.start { _ in
      Self.json(
        """
        {"latitude":48.15,"longitude":17.11,"timezone":"Europe/Bratislava","daily":{"time":\
        ["2026-11-21","2026-11-22","2026-11-23","2026-11-24","2026-11-25","2026-11-26",\
        "2026-11-27"],"temperature_2m_max":[8.4,7,6,5,4,3,2],"temperature_2m_min":\
        [2.1,1,0,-1,-2,-3,-4],"precipitation_sum":[1.2,0,0,0,0,0,0],\
        "precipitation_probability_max":[65,10,10,10,10,10,10],"wind_speed_10m_max":\
        [14,10,10,10,10,10,10],"weather_code":[61,3,0,3,45,71,3]}}
        """)
    }
    let command = try Command()
    let environment = ["DAILY_BRIEF_WEATHER_URL": server.url + "/v1/forecast"]
    #expect(
      try await command.run("daily-brief", ["place", "Bratislava", "--offline"]).status == 0)
    let page = try await command.run("daily-brief", ["--json"], environment: environment).json
    #expect(page["weather"]?["today"]?["temp_max"] == 8.4)
    #expect(page["generated_at"] == "2026-11-21T10:00:00+01:00")
    #expect(page["cache"] == ["state": "live", "age_seconds": 0, "error": nil])
    let text = try await command.run("daily-brief", ["widget"]).output
    #expect(text == "🌧️ 8°/2°\n")
    #expect(server.requests.count == 1)
  }

  @Test(arguments: [["--json"], ["whoami"], ["settings"], ["events"], ["widget"]])
  func `is exactly daily-brief where daily-brief is named`(arguments: [String]) async throws {
    #expect(
      try await Command().run("daily-brief", arguments)
        == Command().run("daybook", ["daily-brief"] + arguments))
  }
}
