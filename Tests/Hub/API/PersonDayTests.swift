import CommandHost
import CoreModels
import CoreNet
import CorePlugin
import CoreStorage
import HTTPTypes
import Testing
import TestSupport

@testable import Hub
@testable import HubAccounts
@testable import HubWeb

@Suite("A person's day") struct PersonDayTests {
  /// On the server, 2026-03-10 began long ago; in Honolulu it is still the day before.
  private let stage: GateStage
  private let key: String
  private let token: String
  private static let email = "eva@example.org"

  init() async throws {
    let kinds = AllProducts.plugins.flatMap(\.records) + [MercySpan.self]
    let now = try Stage("2026-03-10T09:30:00Z", kinds: kinds, http: .unavailable)
    stage = try GateStage(
      multiUser: true, plugins: AllProducts.plugins, commands: AllProducts.ownCommands,
      stage: now)
    key = try await stage.key()
    token = try await stage.registered(Self.email, key: key)
  }

  private func call(
    _ method: HTTPRequest.Method = .get, _ path: String, _ body: String = ""
  ) async throws -> JSONValue {
    let fields = [
      "X-API-Key": key, "Authorization": "Bearer \(token)", "Content-Type": "application/json",
    ]
    let answer = try await stage.call(method, path, fields, body: body)
    #expect((200...201).contains(answer.status), "\(path) \(answer.text)")
    return try JSONValue(parsing: .init(answer.text.utf8))
  }

  /// Checks all routes that report the person's day, and their clock.
  private func expectDay(_ day: String, clock: String, zone: String) async throws {
    let brief = try await call(.get, "/api/v2/daily-brief")["data"]
    #expect(brief?["generated_at"]?.string == clock)
    #expect(brief?["user"]?["timezone"]?.string == zone)
    #expect(brief?["nameday"]?["date"]?.string == day)
    #expect(try await call(.get, "/api/v2/nameday")["data"]?["date"]?.string == day)
    #expect(try await call(.get, "/api/today")["day"]?.string == day)
    let left: JSONValue = day == "2026-03-09" ? 2 : 1
    guard case .array(let countdowns)? = brief?["countdowns"] else {
      Issue.record("no countdowns")
      return
    }
    #expect(countdowns.first?["days_left"] == left)
    let account = try await call(.get, "/api/users/\(Self.email)")
    #expect(account["user"]?["timezone"]?.string == zone)
  }

  @Test func `is that of what they chose, of where they are, or of the server`() async throws {
    _ = try await call(
      .post, "/api/countdowns",
      #"{"email":"\#(Self.email)","name":"Trip","date":"2026-03-11"}"#)
    _ = try await call(.post, "/api/settings", #"{"key":"language","value":"sk"}"#)
    #expect(try await call(.get, "/api/today")["day"]?.string == "2026-03-10")

    let person = try #require(try await stage.hub.services.accounts.account(of: Self.email)).person
    try await stage.hub.services.keepBrowserZone("Pacific/Honolulu", of: person)
    try await expectDay(
      "2026-03-09", clock: "2026-03-09T23:30:00-10:00", zone: "Pacific/Honolulu")

    _ = try await call(.post, "/api/daily-brief/place/set", #"{"place":["Prague"]}"#)
    try await expectDay("2026-03-10", clock: "2026-03-10T10:30:00+01:00", zone: "Europe/Prague")

    _ = try await call(
      .post, "/api/daily-brief/settings", #"{"setting":"timezone","value":["Pacific/Honolulu"]}"#)
    try await expectDay(
      "2026-03-09", clock: "2026-03-09T23:30:00-10:00", zone: "Pacific/Honolulu")

    _ = try await call(.post, "/api/settings", #"{"key":"time_zone","value":"Asia/Tokyo"}"#)
    try await expectDay("2026-03-10", clock: "2026-03-10T18:30:00+09:00", zone: "Asia/Tokyo")
  }

  @Test func `is kept with what they write`() async throws {
    let person = try #require(try await stage.hub.services.accounts.account(of: Self.email)).person
    try await stage.hub.services.keepBrowserZone("Pacific/Honolulu", of: person)
    _ = try await call(.post, "/api/mori/gratitude", #"{"text":["the sea"]}"#)
    let kept = try await stage.call(
      .get, "/api/mori/gratitude", ["Authorization": "Bearer \(token)"])
    #expect(kept.text.contains("2026-03-09"), "\(kept.text)")
    #expect(!kept.text.contains("2026-03-10\""))
  }

  @Test func `is told by the browser in which they register`() async throws {
    let form = "email=adam%40example.org&new_password=a+long+password&time_zone=Asia%2FTokyo"
    let answer = try await stage.call(
      .post, "/register",
      ["Content-Type": "application/x-www-form-urlencoded", "Accept": "text/html"], body: form)
    #expect(answer.status == 303)
    let adam = try #require(try await stage.hub.services.accounts.account(of: "adam@example.org"))
      .person
    let world = try await stage.hub.services.worlds.world(of: adam)
    #expect(world.moment.today == Day("2026-03-10"))
    #expect(world.calendar.timeOfDay(at: world.now()) == "18:30")
    try await stage.hub.services.keepBrowserZone("Nowhere/Atlantis", of: adam)
    #expect(try await stage.hub.services.worlds.world(of: adam).environment["TZ"] == "Asia/Tokyo")
    let page = try await stage.call(.get, "/log-in", ["Accept": "text/html"])
    #expect(page.text.contains(#"name="time_zone" type="hidden""#))
  }
}
