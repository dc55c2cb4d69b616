import CoreModels
import CoreNet
import CorePlugin
import CoreStorage
import Foundation
import HTTPTypes
import TestSupport
import Testing

@testable import DailyBrief

@Suite("The DailyBrief API") struct BriefRoutesTests {
  @Test func `has the contract's routes, each for whom it is`() {
    #expect(
      BriefRoutes.all.map { "\($0.method) \($0.path)" } == [
        "GET /api/v2/daily-brief", "GET /api/v2/weather", "GET /api/v2/countdowns",
        "GET /api/v2/nameday", "GET /api/countdowns/{email}", "POST /api/countdowns",
        "PUT /api/countdowns/{id}", "DELETE /api/countdowns/{id}",
        "GET /api/weather/subscriptions/{email}", "POST /api/weather/subscriptions",
        "PUT /api/weather/subscriptions/{email}", "DELETE /api/weather/subscriptions/{email}",
        "GET /api/weather/preview/{email}", "GET /api/stats",
      ])
    for route in BriefRoutes.all {
      #expect(
        route.access
          == (route.path == "/api/stats"
            ? .apiKey : route.path.hasPrefix("/api/v2/") ? .ownAccount : .accountByProgram))
      #expect(route.limits.count == 1)
    }
  }

  @Test func `gives the brief that a client of ours reads`() async throws {
    let stage = try await Stage.weather(OpenMeteoDouble()).inBratislava()
    let (status, answer) = try await stage.call(.get, "/api/v2/daily-brief")
    #expect(status == 200)
    let brief = try Brief(wire: answer["data"] ?? .null)
    #expect(brief.weather?.week.count == 7)
    #expect(answer["success"] == true)
    #expect(answer["data"]?["cache"] == nil)
  }

  @Test func `weather that is not there is one 404`() async throws {
    let missing: JSONValue = [
      "success": false, "error": "Weather subscription not found or not enabled",
    ]
    let stage = try Stage.brief()
    #expect(try await stage.call(.get, "/api/v2/weather") == (404, missing))
    let failing = try await Stage.brief().inBratislava()
    var world = failing
    world.world.http = .unavailable
    #expect(try await world.call(.get, "/api/v2/weather") == (404, missing))
    _ = try await failing.brief("settings", "modules", "none")
    #expect(try await failing.call(.get, "/api/v2/weather") == (404, missing))
  }

  @Test(
    arguments: [
      ("?date=2026-12-24", 200), ("?date=20261224", 200), ("?date=2026-12-24T10:00:00Z", 200),
      ("?date=", 200), ("", 200), ("?date=2026-12-24&date=x", 200), ("?date=2026-1-2", 400),
      ("?date=2026-12", 400), ("?date=24.12.2026", 400), ("?date=2025-02-29", 400),
      ("?date=2026-12-24%20", 400), ("?date=2026-W52-4&x=24", 200),
      ("?date=2026-12-24T10:00:00%2B02:00", 200), ("?date=2026-12-24Tgarbage", 400),
    ])
  func `namedays are asked for by ISO dates`(query: String, status: Int) async throws {
    let stage = try Stage.brief(language: .slovak)
    let (code, answer) = try await stage.call(.get, "/api/v2/nameday", query: query)
    #expect(code == status)
    if status == 400 {
      #expect(answer["error"] == "Invalid date format. Expected ISO format (YYYY-MM-DD)")
    } else {
      let day = query.contains("24") ? "2026-12-24" : "2026-11-21"
      #expect(answer["data"]?["date"] == .string(day))
    }
  }

  @Test func `a language without namedays gives null, and says so`() async throws {
    #expect(
      try await Stage.brief().call(.get, "/api/v2/nameday") == (
        200,
        [
          "success": true, "data": nil, "message": "Nameday not supported for language: en",
        ]
      ))
  }

  @Test func `events are added, listed, changed and forgotten by a number`() async throws {
    let stage = try Stage.brief()
    let (created, answer) = try await stage.call(
      .post, "/api/countdowns",
      body: ["email": "a@x.org", "name": "Tea", "date": "2026-4-1", "yearly": 1])
    #expect(created == 201 && answer["message"] == "Countdown created")
    guard case .integer(let number) = answer["id"] else {
      Issue.record("no id")
      return
    }
    let (_, list) = try await stage.call(
      .get, "/api/countdowns/{email}", parameters: ["email": "a@x.org"])
    guard case .array(let countdowns) = list["countdowns"], let first = countdowns.first else {
      Issue.record("no list")
      return
    }
    #expect(first["id"] == .integer(number) && first["yearly"] == 1)
    #expect(first["date"] == "2026-04-01")
    #expect(first["created_at"] == "2026-11-21T09:30:00")
    let one = ["id": "\(number)"]
    #expect(
      try await stage.call(
        .put, "/api/countdowns/{id}", parameters: one, body: ["name": "Coffee"])
        == (200, ["success": true, "message": "Countdown updated"]))
    #expect(
      try await stage.world.store.read { try $0.events() }.map(\.name) == ["Coffee"])
    #expect(
      try await stage.call(.delete, "/api/countdowns/{id}", parameters: one)
        == (200, ["success": true, "message": "Countdown deleted"]))
    #expect(
      try await stage.call(.delete, "/api/countdowns/{id}", parameters: one)
        == (404, ["success": false, "error": "Countdown not found"]))
  }

  @Test(
    arguments: [
      (#"{}"#, 400), ("[1]", 400), ("", 400), ("{", 400), (#"{"email":"a","name":"b"}"#, 400),
      (#"{"email":"a","name":"b","date":"soon"}"#, 400),
      (#"{"email":"a","name":5,"date":"2026-12-24"}"#, 400),
      (#"{"email":"a","name":"b","date":"2026-12-24","yearly":"true"}"#, 400),
      (#"{"email":"a","name":"Tea","date":"2026-12-01"}"#, 409),
    ])
  func `what is no event is refused with JSON`(body: String, status: Int) async throws {
    let stage = try Stage.brief()
    _ = try await stage.brief("events", "add", "Tea", "2026-12-01")
    let (code, answer) = try await stage.call(
      .post, "/api/countdowns", data: Data(body.utf8))
    #expect(code == status)
    #expect(answer["error"]?.string?.isEmpty == false)
  }

  @Test(
    arguments: [
      ("application/json", 400), ("application/json; charset=utf-8", 400),
      ("Application/Merge-Patch+JSON", 400), ("text/plain", 415), ("text/json", 415),
      ("application/jsonp", 415), ("application/x-www-form-urlencoded", 415), ("", 415), (nil, 415),
    ] as [(String?, Int)])
  func `a body is JSON, and says so`(type: String?, status: Int) async throws {
    let stage = try Stage.brief()
    let routes: [(HTTPRequest.Method, String)] = [
      (.post, "/api/countdowns"), (.put, "/api/countdowns/{id}"),
      (.post, "/api/weather/subscriptions"), (.put, "/api/weather/subscriptions/{email}"),
    ]
    for (method, path) in routes {
      let (code, answer) = try await stage.call(
        method, path, parameters: ["id": "1", "email": "a@x.org"], body: [:], type: type)
      #expect(code == status, "\(method) \(path)")
      let error =
        status == 400 ? "No data provided" : "Content-Type must be application/json"
      #expect(answer == ["error": .string(error)])
    }
    #expect(try await stage.world.store.read { try $0.events() } == [])
  }

  @Test func `a subscription is the primary place`() async throws {
    let stage = try Stage.brief()
    let path = "/api/weather/subscriptions/{email}"
    let email = ["email": "a@x.org"]
    let missing: JSONValue = ["success": false, "error": "Subscription not found"]
    #expect(try await stage.call(.get, path, parameters: email) == (404, missing))
    var offline = stage
    offline.world.isOffline = true
    let (status, answer) = try await offline.call(
      .put, path, parameters: email,
      body: [
        "email": "a@x.org", "location": "Bratislava", "language": "sk", "personality": "cute",
      ])
    #expect(status == 201 && answer["message"] == "Subscription created/updated")
    let (_, shown) = try await stage.call(.get, path, parameters: email)
    #expect(shown["subscription"]?["timezone"] == "Europe/Bratislava")
    #expect(shown["subscription"]?["language"] == "sk")
    #expect(shown["subscription"]?["personality"] == "cute")
    #expect(shown["subscription"]?["email"] == "a@x.org")
    #expect(
      try await stage.call(.delete, path, parameters: email)
        == (200, ["success": true, "message": "Subscription deleted"]))
    #expect(try await stage.call(.get, path, parameters: email) == (404, missing))
  }

  @Test func `a place that nobody knows is refused`() async throws {
    var stage = try Stage.brief()
    stage.world.isOffline = true
    #expect(
      try await stage.call(
        .post, "/api/weather/subscriptions", body: ["email": "a", "location": "Xyzzyx"])
        == (400, ["error": "Invalid location or geocoding failed"]))
    #expect(
      try await stage.call(.post, "/api/weather/subscriptions", body: ["email": "a"])
        == (400, ["error": "Email and location required"]))
  }
}

extension Stage {
  /// Sends a request to a route; returns the status and JSON of the response.
  fileprivate func call(
    _ method: HTTPRequest.Method, _ path: String, query: String = "",
    parameters: [String: String] = [:], body: JSONValue? = nil, data: Data? = nil,
    type: String? = "application/json"
  ) async throws -> (Int, JSONValue) {
    let route = try #require(BriefRoutes.all.first { $0.method == method && $0.path == path })
    var head = HTTPRequest(
      method: method, scheme: "http", authority: "localhost", path: path + query)
    head.headerFields[.contentType] = type
    let bytes = try data ?? body.map { try JSON.data($0) } ?? Data()
    let response = try await route.handle(
      RouteRequest(head, parameters: parameters, body: bytes), world)
    guard case .bytes(let answer) = response.body else { return (0, .null) }
    #expect(response.head.headerFields[.contentType] == "application/json")
    return (response.head.status.code, try JSONValue(parsing: answer))
  }
}
