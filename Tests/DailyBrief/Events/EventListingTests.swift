import CoreModels
import CoreNet
import CorePlugin
import HTTPTypes
import TestSupport
import Testing

@testable import DailyBrief

@Suite("An event whose date cannot be read") struct EventListingTests {
  private static func server() -> BriefServer {
    BriefServer([
      "GET /api/countdowns/ana@example.org": .json([
        "success": true,
        "countdowns": [
          ["id": 7, "name": "Tea", "date": "2026-12-1", "yearly": 1],
          ["id": 8, "name": "Trip", "date": "next week", "yearly": 0, "message_before": nil],
        ],
      ]),
      "POST /api/countdowns": .json(
        ["success": true, "message": "Countdown created"], .created),
      "PUT /api/countdowns/7": .json(["success": true, "message": "Countdown updated"]),
      "DELETE /api/countdowns/8": .json(["success": true, "message": "Countdown deleted"]),
    ])
  }

  @Test func `is listed last, with its text`() async throws {
    let stage = try await Stage.loggedIn(Self.server())
    #expect(
      try await stage.brief("events") == """
        1  Tea   in 10 days  2026-12-01  yearly
        2  Trip  next week
           its date cannot be read; it can only be removed

        """)
    #expect(
      try await stage.run(DailyBriefPlugin.self, ["events", "--json"])
        .contains(
          #"{"date":"next week","days_left":null,"id":"8","is_past":null,"message":"","#))
  }

  @Test func `can be removed by number or name, and not changed`() async throws {
    let server = Self.server()
    let stage = try await Stage.loggedIn(server)
    let failure = await stage.briefFailure("events", "edit", "trip", "--on", "2026-12-03")
    #expect(failure?.code == "unreadable_date")
    #expect(failure?.message == "The date of “Trip” cannot be read: next week.")
    #expect(
      try await stage.brief("events", "remove", "2")
        == "Removed from the server: Trip. To have it back, add it again.\n")
    #expect(server.requests.last == "DELETE /api/countdowns/8")
    _ = try await stage.brief("events", "edit", "tea", "--once")
    #expect(server.requests.last == "PUT /api/countdowns/7")
  }

  @Test func `what a server has taken is added, whatever the list says`() async throws {
    let server = Self.server()
    let stage = try await Stage.loggedIn(server).withShortSleeps
    #expect(
      try await stage.brief("events", "add", "Tea", "2026-12-01")
        == "Added: Tea, in 10 days.\n")
    server.answer(
      "GET /api/countdowns/ana@example.org", with: .error("Oh", .internalServerError))
    #expect(
      try await stage.briefJSON("events", "add", "Cake", "2026-12-02")["id"] == .null)
  }
}
