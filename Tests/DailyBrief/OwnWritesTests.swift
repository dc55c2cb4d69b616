import CoreModels
import CoreNet
import CorePlugin
import CoreStorage
import HTTPTypes
import TestSupport
import Testing

@testable import DailyBrief

@Suite("What a person changes at a server") struct OwnWritesTests {
  private static let rows: [JSONValue] = [
    [
      "id": 7, "name": "Concert", "date": "2026-11-21", "yearly": 0, "message_before": "",
      "message_after": "",
    ]
  ]

  private func server(_ replies: [String: BriefReply] = [:]) -> BriefServer {
    BriefServer(
      [
        "GET /api/countdowns/ana@example.org": .json([
          "success": true, "countdowns": .array(Self.rows),
        ]),
        "POST /api/countdowns": .json(["success": true, "id": 41], .created),
        "PUT /api/countdowns/7": .json(["success": true]),
        "DELETE /api/countdowns/7": .json(["success": true]),
        "PUT /api/users/ana@example.org/nickname": .json(["success": true]),
      ].merging(replies) { $1 })
  }

  private static let brief = "GET /api/v2/daily-brief"

  @Test func `is on the page at once, and costs one look at the server`() async throws {
    let server = server()
    let stage = try await Stage.loggedIn(server)
    _ = try await stage.brief()
    _ = try await stage.brief("events", "add", "Fresh", "2026-11-20", "--yearly")
    _ = try await stage.brief("events", "remove", "Concert")
    _ = try await stage.brief("settings", "nickname", "Anička")
    let asked = server.requests.count
    #expect(try await stage.brief("widget").contains("Birthday in 33 days"))
    let offline = try await stage.brief("--offline")
    #expect(offline.contains("Hello, Anička! 👋"))
    #expect(offline.contains("in 364 days  Fresh (yearly)") && !offline.contains("Concert"))
    #expect(server.requests.count == asked)
    _ = try await stage.brief()
    _ = try await stage.brief()
    #expect(Array(server.requests.dropFirst(asked)) == [Self.brief])
  }

  @Test func `takes the place of what it was`() async throws {
    let server = server()
    let stage = try await Stage.loggedIn(server)
    _ = try await stage.brief()
    _ = try await stage.brief("events", "edit", "Concert", "--name", "Opera", "--on", "2026-11-23")
    let page = try await stage.brief("--offline")
    #expect(page.contains("in 2 days  Opera") && !page.contains("Concert"))
    #expect(try await stage.brief("events", "--offline").hasPrefix("1  Opera  in 2 days"))
  }

  @Test func `is said to be lost where the server does not keep it`() async throws {
    let stage = try await Stage.loggedIn(server())
    let answer = try await stage.brief("events", "edit", "Concert", "--after", "It was fine")
    #expect(answer.hasSuffix("\nThe server did not keep the text after the day.\n"))
    #expect(try await !stage.brief("events", "edit", "Concert", "--once").contains("keep"))
  }

  @Test func `stays where the server cannot be asked after it`() async throws {
    let server = server()
    let stage = try await Stage.loggedIn(server)
    _ = try await stage.brief()
    _ = try await stage.brief("events", "add", "Fresh", "2026-11-22")
    server.answer(Self.brief, with: .failure(.timedOut))
    let page = try await stage.brief()
    #expect(page.contains("tomorrow  Fresh") && page.contains("not refreshed"))
  }
}

@Suite("Events of a server out of reach") struct ServerEventsTests {
  private static let list = "GET /api/countdowns/ana@example.org"

  private func server() -> BriefServer {
    BriefServer([
      Self.list: .json([
        "success": true, "countdowns": [["id": 7, "name": "Tea", "date": "2026-12-01"]],
      ])
    ])
  }

  @Test func `are those that were last listed, with their age and the reason`() async throws {
    let server = server()
    let stage = try await Stage.loggedIn(server)
    #expect(await stage.briefFailure("events", "--offline")?.code == "network")
    _ = try await stage.brief("events")
    stage.clock.advance(seconds: 7200)
    let asked = server.requests.count
    #expect(
      try await stage.brief("events", "--offline") == """
        1  Tea  in 10 days  2026-12-01

        Updated 2 hours ago · offline

        """)
    #expect(server.requests.count == asked)
    server.answer(Self.list, with: .failure(.timedOut))
    #expect(
      try await stage.brief("events").hasSuffix(
        "\n\nUpdated 2 hours ago · not refreshed\nThe server took too long to answer.\n"))
    #expect(try await stage.briefJSON("events").elements.count == 1)
  }

  @Test func `are forgotten at log-out`() async throws {
    let stage = try await Stage.loggedIn(server())
    _ = try await stage.brief("events")
    _ = try await stage.brief("logout")
    let account = ServerAccount(server: BriefServer.url, email: "ana@example.org")
    #expect(try await stage.world.store.read { try EventCache(of: account, in: $0) } == nil)
  }

  @Test func `an import says how far it got, and goes on`() async throws {
    let server = server()
    let stage = try await Stage.loggedIn(server, files: ["six.ics": Self.calendar(6)])
    let taken = Taken(4)
    server.answer(
      "POST /api/countdowns",
      with: BriefReply {
        try taken.next()
          ? BriefReply.json(["success": true], .created).make()
          : BriefReply.error(
            "Rate limit exceeded", .tooManyRequests, headers: [.retryAfter: "600"]
          ).make()
      })
    let failure = try #require(await stage.briefFailure("events", "import", "six.ics"))
    #expect(failure.code == "import_stopped" && failure.kind.exitCode == 75)
    #expect(failure.message.hasPrefix("4 of 6 events are in. "))
    #expect(failure.hint == "Run the same command again to go on. Try again in 10 minutes.")
    #expect(failure.retryAfter == 600)
    // The list is requested once, not after every event.
    #expect(server.requests.filter { $0 == Self.list }.count == 1)
  }

  @Test func `a log-in says what stays on this machine`() async throws {
    let stage = try Stage.brief(server(), files: ["-": "s3cret pass"])
    _ = try await stage.brief("events", "add", "Trip", "2026-11-22")
    let words = ["login", "--server", BriefServer.url, "--email", "a@b.org", "--api-key", "k3y"]
    #expect(
      try await stage.run(DailyBriefPlugin.self, words).contains(
        "Your 1 event on this machine stays here;"))
  }

  private static func calendar(_ count: Int) -> String {
    let events = (1...count).map {
      "BEGIN:VEVENT\nUID:\($0)\nSUMMARY:Event \($0)\nDTSTART;VALUE=DATE:2027010\($0)\nEND:VEVENT\n"
    }
    return "BEGIN:VCALENDAR\n" + events.joined() + "END:VCALENDAR\n"
  }
}

@Suite("A server's page beside this machine") struct ServerBesideTests {
  @Test func `has the reminders and the followed names of this machine`() async throws {
    let server = BriefServer()
    let stage = try await Stage.loggedIn(server)
    _ = try await stage.brief("remind", "add", "Pills", "--at", "20:00")
    _ = try await stage.brief("nameday", "follow", "Cecília", "--calendar", "sk")
    for _ in 1...2 {
      let page = try await stage.brief()
      #expect(page.contains("\nReminders\n09:00  Water the plants\n20:00  Pills\n"))
      #expect(page.contains("Cecília’s name day is tomorrow."))
    }
    #expect(
      try await stage.briefJSON()["reminders"]?.elements.compactMap { $0["text"]?.string }
        == ["Water the plants", "Pills"])
    #expect(server.requests.count == 2)
  }

  @Test func `is asked for anew after midnight`() async throws {
    let server = BriefServer()
    let stage = try await Stage.loggedIn(server)
    // 23:55 in Bratislava.
    stage.clock.advance(seconds: (13 * 60 + 25) * 60)
    _ = try await stage.brief("--refresh")
    stage.clock.advance(seconds: 4 * 60)
    _ = try await stage.brief()
    #expect(server.requests.count == 2)
    stage.clock.advance(seconds: 2 * 60)
    for _ in 1...2 { _ = try await stage.brief() }
    #expect(server.requests.count == 3)
  }
}
