import CoreModels
import CoreNet
import CorePlugin
import HTTPTypes
import TestSupport
import Testing

@testable import DailyBrief

@Suite("Namedays of a server") struct ServerNamedayTests {
  private static func server() -> BriefServer {
    BriefServer([
      "GET /api/v2/nameday?date=2026-11-21": .json([
        "success": true, "data": Brief.sample.nameday?.json ?? .null,
      ]),
      "GET /api/v2/nameday?date=2026-11-22": .json([
        "success": true, "data": nil, "message": "Nameday not supported for language: en",
      ]),
    ])
  }

  @Test func `are asked for where the person is logged in`() async throws {
    let server = Self.server()
    let stage = try await Stage.loggedIn(server)
    #expect(try await stage.briefJSON("nameday")["names"] == "Elvíra, Eva")
    #expect(try await stage.briefJSON("nameday", "2026-11-22") == .null)
    // A calendar named by the person is this machine's.
    let asked = server.calls.count
    #expect(try await stage.briefJSON("nameday", "--calendar", "sk")["names"] == "Elvíra")
    #expect(server.calls.count == asked)
  }

  @Test func `are this machine's where the server is not reached, in the account's language`()
    async throws
  {
    let server = Self.server()
    let stage = try await Stage.loggedIn(server)
    _ = try await stage.brief()
    server.answer("GET /api/v2/nameday?date=2026-11-21", with: .failure(.timedOut))
    #expect(try await stage.briefJSON("nameday")["names"] == "Elvíra")
    #expect(try await stage.briefJSON("nameday", "--offline")["language"] == "sk")
    #expect(try await stage.brief("nameday", "--of", "Elvíra").contains("11-21"))
  }
}
