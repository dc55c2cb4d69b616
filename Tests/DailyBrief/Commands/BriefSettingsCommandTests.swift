import CoreModels
import CoreNet
import CorePlugin
import CoreStorage
import Foundation
import HTTPTypes
import TestSupport
import Testing

@testable import DailyBrief

@Suite("daily-brief settings") struct BriefSettingsCommandTests {
  @Test func `shows them all`() async throws {
    let stage = try Stage.brief()
    #expect(
      try await stage.brief("settings") == """
        language     default
        personality  neutral
        nickname     default
        timezone     default
        modules      weather countdown reminder
        units        metric
        accent       sun
        background   paper

        """)
    #expect(
      try await stage.briefJSON("settings", "modules")
        == ["modules": ["weather": true, "countdown": true, "reminder": true]])
  }

  @Test(
    arguments: [
      (["language", "sk"], "sk"), (["language", "cz"], "cs"),
      (["personality", "brutal"], "brutal"),
      (["nickname", "Ana", "Mária"], "Ana Mária"), (["units", "imperial"], "imperial"),
      (["timezone", "Europe/Bratislava"], "Europe/Bratislava"),
      (["modules", "weather", "reminder"], "weather reminder"),
      (["modules", "countdown,weather"], "weather countdown"), (["modules", "none"], "none"),
      (["accent", "plum"], "plum"), (["background", "mist"], "mist"),
    ])
  func `changes one, and takes it back`(words: [String], shown: String) async throws {
    let stage = try Stage.brief()
    let line = try await stage.run(DailyBriefPlugin.self, ["settings"] + words)
    #expect(line == "\(words[0])  \(shown)\n")
    #expect(try await stage.brief("settings", words[0]) == line)
    let usual = try await Stage.brief().brief("settings", words[0])
    #expect(try await stage.brief("settings", words[0], "--unset") == usual)
  }

  @Test(
    arguments: [
      (["colour"], "unknown_setting"), (["language", "xx"], "bad_value"),
      (["personality", "rude"], "bad_value"), (["timezone", "Mars/Olympus"], "bad_value"),
      (["modules", "horoscope"], "bad_value"), (["units", "stones"], "bad_value"),
      (["accent", "pink"], "bad_value"), (["background", "wall"], "bad_value"),
      (["nickname", " "], "nickname_empty"),
      (["nickname", String(repeating: "x", count: 51)], "nickname_too_long"),
    ])
  func `refuses what does not fit`(words: [String], code: String) async throws {
    let stage = try Stage.brief()
    do {
      _ = try await stage.run(DailyBriefPlugin.self, ["settings"] + words)
      Issue.record("nothing was refused")
    } catch let error as any ExplainedError {
      #expect(error.failure(in: .english).code == code)
    }
    #expect(try await stage.world.store.history().isEmpty)
  }

  @Test func `a server is told of the nickname and of how the weather is told`() async throws {
    let server = BriefServer([
      "PUT /api/users/ana@example.org/nickname": .json(["success": true]),
      "GET /api/weather/subscriptions/ana@example.org": .json([
        "success": true,
        "subscription": [
          "email": "ana@example.org", "location": "Bratislava", "lat": 48, "lon": 17,
          "timezone": "Europe/Bratislava", "personality": "neutral", "language": "en",
        ],
      ]),
      "PUT /api/weather/subscriptions/ana@example.org": .json(["success": true], .created),
    ])
    let stage = try await Stage.loggedIn(server)
    #expect(
      try await stage.brief("settings", "nickname", "Anička")
        == "nickname  Anička\nSaved on the server too.\n")
    #expect(server.calls.last?.story.last == #"{"nickname":"Anička"}"#)
    _ = try await stage.brief("settings", "language", "sk")
    #expect(
      server.calls.last?.story.last
        == #"{"email":"ana@example.org","language":"sk","location":"Bratislava","#
        + #""personality":"neutral"}"#)
    #expect(
      try await stage.brief("settings", "modules", "weather")
        .hasSuffix("applies on this machine only.\n"))
  }

  @Test func `a server that refuses leaves the setting as it was`() async throws {
    let server = BriefServer([
      "PUT /api/users/ana@example.org/nickname": .error("Not allowed", .forbidden)
    ])
    let stage = try await Stage.loggedIn(server)
    #expect(await stage.briefFailure("settings", "nickname", "B")?.code == "server_message")
    #expect(try await stage.world.store.setting(BriefSettings.nickname).isEmpty)
  }

  @Test func `what a page sends is kept all or none, and final where a server is told`()
    async throws
  {
    let subscription = "GET /api/weather/subscriptions/ana@example.org"
    let server = BriefServer([
      "PUT /api/users/ana@example.org/nickname": .json(["success": true]),
      subscription: .error("Not allowed", .forbidden),
    ])
    let stage = try await Stage.loggedIn(server)
    let (brief, path) = (DailyBriefPlugin.self, "/daily-brief/settings")
    let before = try await stage.html(brief, path)
    #expect(before.contains("action=\"/daily-brief/settings\" data-final>"))
    let fields = [
      "nickname": "Anička", "language": "sk", "personality": "neutral", "units": "imperial",
      "accent": "sea", "background": "sand",
    ]
    await #expect(throws: (any Error).self) { try await stage.send(brief, path, fields) }
    #expect(try await stage.html(brief, path) == before)
    server.answer(subscription, with: .error("No subscription", .notFound))
    try await stage.send(brief, path, fields)
    #expect(try await stage.world.store.setting(Units.setting) == .imperial)
    // The nickname that the server had accepted was sent again with the rest.
    #expect(server.requests.filter { $0.hasSuffix("/nickname") }.count == 2)
  }
}
