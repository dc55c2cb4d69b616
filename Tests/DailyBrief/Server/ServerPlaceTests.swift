import CoreModels
import CoreNet
import CorePlugin
import CoreStorage
import HTTPTypes
import TestSupport
import Testing

@testable import DailyBrief

@Suite("A place that a server is told of") struct ServerPlaceTests {
  private static let missing = BriefReply.json(
    ["success": false, "error": "Subscription not found"], .notFound)
  private static let path = "/api/weather/subscriptions/ana@example.org"

  private static func stage(_ server: BriefServer) async throws -> Stage {
    let stage = try await Stage.loggedIn(server)
    _ = try await stage.world.store.transaction { transaction in
      try transaction.keep(.bratislava, asPrimary: true)
    }
    return stage
  }

  @Test func `is shown there first, and the page is asked for anew`() async throws {
    let server = BriefServer([
      "GET \(Self.path)": Self.missing,
      "PUT \(Self.path)": .json(["success": true], .created),
    ])
    let stage = try await Self.stage(server)
    _ = try await stage.brief()
    #expect(
      try await stage.brief("place", "primary", "Bratislava") == """
        Shown first from now on: Bratislava, Bratislava Region, SK
        Saved on the server too.

        """)
    #expect(
      server.calls.last?.story.last
        == #"{"email":"ana@example.org","language":"en","location":"#
        + #""Bratislava, Bratislava Region, SK","personality":"neutral"}"#)
    _ = try await stage.brief()
    #expect(server.requests.last == "GET /api/v2/daily-brief")
  }

  @Test func `goes by its bare name where the server knows no regions, else changes nothing`()
    async throws
  {
    let server = BriefServer([
      "GET \(Self.path)": Self.missing,
      "PUT \(Self.path)": .error("Invalid location or geocoding failed", .badRequest),
    ])
    let stage = try await Self.stage(server)
    let failure = await stage.briefFailure("place", "primary", "Bratislava")
    #expect(failure?.message == "The server cannot find this place.")
    #expect(server.calls.last?.story.last?.contains(#""location":"Bratislava","#) == true)
  }

  @Test func `holds on this machine alone without a key`() async throws {
    let server = BriefServer()
    let stage = try await Self.stage(server)
    try stage.world.forgetKey()
    #expect(
      try await stage.brief("place", "primary", "Bratislava") == """
        Shown first from now on: Bratislava, Bratislava Region, SK
        Without an API key this cannot be sent to the server, so it applies on this
        machine only.

        """)
    #expect(server.calls.count == 1)
  }
}
