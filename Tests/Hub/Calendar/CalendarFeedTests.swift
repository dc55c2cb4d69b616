import CoreModels
import CorePlugin
import CoreStorage
import DailyBrief
import Foundation
import GroundingSun
import HTTPTypes
import Testing
import TestSupport

@testable import Hub
@testable import HubAccounts
@testable import HubConfiguration
@testable import HubWeb

@Suite("A calendar feed") struct CalendarFeedTests {
  private struct Visitor {
    let stage: GateStage
    let cookie: String
    let token: String

    init(limits: HubSettings.Limits = .wide) async throws {
      stage = try GateStage(plugins: [GroundingSunPlugin(), DailyBriefPlugin()], limits: limits)
      let cookie = try await stage.welcomed()
      self.cookie = cookie
      token = try #require(SessionCookie(inField: cookie)).formToken
    }

    func post(_ path: String) async throws -> GateStage.Answer {
      try await stage.call(
        .post, path,
        [
          "Cookie": cookie, "Content-Type": "application/x-www-form-urlencoded",
          "Accept": "text/html",
        ], body: "form_token=" + token)
    }

    func page() async throws -> String {
      try await stage.call(
        .get, CalendarPage.path, ["Cookie": cookie, "Accept": "text/html"]
      ).text
    }

    /// Returns the path of the address shown on a page.
    func path(in page: String) -> String? {
      guard let start = page.firstRange(of: "value=\"http://127.0.0.1:5001/calendar/") else {
        return nil
      }
      return "/calendar/" + page[start.upperBound...].prefix { $0 != "\"" }
    }

    func made() async throws -> String {
      try #require(path(in: try await post(CalendarPage.path).text))
    }
  }

  @Test func `has affirmations, events and reminders`() async throws {
    let visitor = try await Visitor()
    let stage = visitor.stage.stage
    for line in [
      ["events", "add", "Jana, 50; \\o/", "2026-12-24"],
      ["events", "add", "Leap", "2024-02-29", "--yearly"],
    ] {
      try await stage.run(DailyBriefPlugin.self, line)
    }
    try await stage.run(
      GroundingSunPlugin.self, ["remind", "on", "--at", "21:00", "--quiet", "sunday"])
    let feed = try await visitor.stage.call(.get, try await visitor.made())
    #expect(feed.status == 200)
    #expect(feed.fields[.contentType] == "text/calendar; charset=utf-8")
    #expect(feed.fields[.cacheControl] == "private, no-cache")
    let lines = feed.text.replacing("\r\n ", with: "").split(separator: "\r\n").map(String.init)
    #expect(lines.starts(with: ["BEGIN:VCALENDAR", "VERSION:2.0"]))
    #expect(lines.contains("REFRESH-INTERVAL;VALUE=DURATION:PT4H"))
    #expect(lines.contains("X-PUBLISHED-TTL:PT4H"))
    #expect(lines.contains("DTSTART;VALUE=DATE:20261224"))
    #expect(lines.contains(#"SUMMARY:Jana\, 50\; \\o/"#))
    #expect(lines.contains("RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1"))
    // Two of fourteen days are Sundays, whose affirmation has no alarm.
    #expect(lines.count { $0 == "BEGIN:VEVENT" } == 16)
    #expect(lines.count { $0 == "BEGIN:VALARM" } == 12)
    #expect(lines.contains("DTSTART:20261121T210000Z"))
    #expect(lines.contains("DTSTART;VALUE=DATE:20261122"))
    #expect(Set(lines.filter { $0.hasPrefix("UID:") }).count == 16)
  }

  @Test func `is fetched again only where something is new`() async throws {
    let visitor = try await Visitor()
    let path = try await visitor.made()
    let tag = try #require(try await visitor.stage.call(.get, path).fields[.eTag])
    visitor.stage.stage.clock.advance(seconds: 3600)
    let same = try await visitor.stage.call(.get, path, ["If-None-Match": tag])
    #expect(same.status == 304 && same.text.isEmpty)
    try await visitor.stage.stage.run(
      DailyBriefPlugin.self, ["events", "add", "New", "2026-12-01"])
    #expect(try await visitor.stage.call(.get, path, ["If-None-Match": tag]).status == 200)
    #expect(try await visitor.stage.call(.head, path).status == 200)
  }

  @Test func `shows its address once, and keeps nothing of it but a hash`() async throws {
    let visitor = try await Visitor()
    let path = try await visitor.made()
    #expect(visitor.path(in: try await visitor.page()) == nil)
    #expect(
      try await visitor.page().contains("An address was created on Saturday, 21 November 2026"))
    let secret = path.dropFirst("/calendar/".count).dropLast(".ics".count)
    #expect(secret.utf8.count == 43)
    let kept = try await visitor.stage.stage.world.store.read { snapshot in
      try snapshot.registry.list(RegistryNamespace<CalendarFeed>("calendar_feed"))
    }
    #expect(kept.map(\.value.hash) == [secret.description.sha256])
  }

  @Test func `can be replaced and turned off at once, and its events stay the same`() async throws {
    let visitor = try await Visitor()
    func ids(_ text: String) -> [Substring] {
      text.split(separator: "\r\n").filter { $0.hasPrefix("UID:") }
    }
    let first = try await visitor.made()
    let before = try await visitor.stage.call(.get, first).text
    let second = try await visitor.made()
    #expect(try await visitor.stage.call(.get, first).status == 404)
    #expect(ids(try await visitor.stage.call(.get, second).text) == ids(before))
    #expect(try await visitor.post(CalendarPage.path + "/off").status == 303)
    #expect(try await visitor.stage.call(.get, second).status == 404)
    #expect(try await visitor.page().contains("Create an address"))
  }

  @Test(arguments: [
    "/calendar/x.ics", "/calendar/.ics", "/calendar/x", "/calendar/%2e%2e.ics",
    "/calendar/" + String(repeating: "a", count: 43) + ".ics",
  ])
  func `is not there under another address`(_ path: String) async throws {
    let visitor = try await Visitor()
    _ = try await visitor.made()
    let answer = try await visitor.stage.call(.get, path, ["Accept": "text/html"])
    #expect(answer.status == 404 && answer.text == "There is no such calendar.\n")
  }

  @Test func `opens nothing else`() async throws {
    let visitor = try await Visitor()
    let path = try await visitor.made()
    let secret = String(path.dropFirst("/calendar/".count).dropLast(".ics".count))
    for fields in [
      ["Authorization": "Bearer \(secret)"], ["Cookie": "daybook=\(secret)"], ["X-API-Key": secret],
    ] {
      #expect(try await visitor.stage.call(.get, "/api/grounding-sun", fields).status == 401)
    }
    #expect(try await visitor.stage.call(.post, path).status == 405)
  }

  @Test func `may not be fetched all the time`() async throws {
    var limits = HubSettings.Limits.wide
    limits.data = 3
    let visitor = try await Visitor(limits: limits)
    let path = try await visitor.made()
    for _ in 0..<3 { #expect(try await visitor.stage.call(.get, path).status == 200) }
    let refused = try await visitor.stage.call(.get, path)
    #expect(refused.status == 429 && refused.fields[.retryAfter] != nil)
  }

  @Test func `goes with the account, and shows nobody else's days`() async throws {
    let stage = try GateStage(multiUser: true, plugins: [DailyBriefPlugin()])
    let key = try await stage.key()
    _ = try await stage.registered("a@example.org", key: key)
    _ = try await stage.registered("b@example.org", key: key)
    let accounts = stage.hub.services.gate.accounts
    let one = try #require(try await accounts.account(of: "a@example.org"))
    let other = try #require(try await accounts.account(of: "b@example.org"))
    let feeds = stage.hub.services.calendarFeeds
    let path = try await feeds.make(for: one.person)
    let otherPath = try await feeds.make(for: other.person)
    #expect(try await stage.call(.get, path).status == 200)
    try await accounts.delete(one.id)
    #expect(try await stage.call(.get, path).status == 404)
    #expect(try await feeds.feed(of: one.id) == nil)
    #expect(try await stage.call(.get, otherPath).status == 200)
  }
}
