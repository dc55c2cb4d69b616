import CoreModels
import CoreNet
import CorePlugin
import CoreStorage
import Foundation
import HTTPTypes
import TestSupport
import Testing

@testable import DailyBrief

@Suite("A DailyBrief server") struct ServerSourceTests {
  private static let keyAndToken = [
    "accept: application/json", "authorization: Bearer t0ken", "x-api-key: k3y",
  ]
  private static let withBody = [
    "accept: application/json", "authorization: Bearer t0ken", "content-type: application/json",
    "x-api-key: k3y",
  ]
  private static let tea = Event(
    id: "7", name: "Tea", date: theDay("2026-12-01"), isYearly: true, messageBefore: "Soon")
  private static let teaBody =
    #""message_after":"","message_before":"Soon","name":"Tea","yearly":true}"#

  @Test func `is asked for events with key and token, and told of new ones`() async throws {
    let server = BriefServer([
      "GET /api/countdowns/ana@example.org": .json([
        "success": true,
        "countdowns": [
          [
            "id": 7, "name": "Tea", "date": "2026-12-1", "yearly": 1, "message_before": "Soon",
            "message_after": "", "created_at": "2026-01-01T00:00:00",
          ]
        ],
      ]),
      "POST /api/countdowns": .json(
        ["success": true, "message": "Countdown created"], .created),
      "PUT /api/countdowns/7": .json(["success": true, "message": "Countdown updated"]),
      "DELETE /api/countdowns/7": .json(["success": true, "message": "Countdown deleted"]),
    ])
    let source = try await Stage.loggedIn(server).world.briefSource()
    #expect(try await source.events() == [Self.tea])
    // The original server does not send the id.
    #expect(try await source.add(Self.tea) == "7")
    try await source.update(Self.tea)
    try await source.removeEvent("7")
    #expect(
      server.calls.dropFirst().map(\.story) == [
        ["GET /api/countdowns/ana@example.org"] + Self.keyAndToken,
        ["POST /api/countdowns"] + Self.withBody
          + [#"{"date":"2026-12-01","email":"ana@example.org","# + Self.teaBody],
        ["GET /api/countdowns/ana@example.org"] + Self.keyAndToken,
        ["PUT /api/countdowns/7"] + Self.withBody
          + [#"{"date":"2026-12-01","# + Self.teaBody],
        ["DELETE /api/countdowns/7"] + Self.keyAndToken,
      ])
  }

  @Test func `that tells the new id is believed`() async throws {
    let server = BriefServer([
      "POST /api/countdowns": .json(
        ["success": true, "message": "Countdown created", "id": 41], .created)
    ])
    let source = try await Stage.loggedIn(server).world.briefSource()
    #expect(try await source.add(Self.tea) == "41")
  }

  @Test func `shows events without a key, and needs one to change them`() async throws {
    let countdown = Countdown(
      id: .none, name: "Tea", date: theDay("2026-12-01"), isYearly: false, daysLeft: 10,
      nextOccurrence: theDay("2026-12-01"), isPast: false, message: "")
    let server = BriefServer([
      "GET /api/v2/countdowns": .json(["success": true, "data": [countdown.json]])
    ])
    let stage = try await Stage.loggedIn(server)
    try stage.world.forgetKey()
    #expect(try await stage.brief("events").contains("Tea"))
    #expect(await stage.briefFailure("events", "remove", "Tea")?.code == "unauthorized")
    #expect(server.requests.last == "GET /api/v2/countdowns")
  }

  @Test func `says what it does not accept, in its own words`() async throws {
    let server = BriefServer([
      "POST /api/countdowns": .json(
        ["success": false, "error": "Countdown already exists"], .conflict)
    ])
    let stage = try await Stage.loggedIn(server)
    let source = try await stage.world.briefSource()
    await #expect(throws: ServerError.message("Countdown already exists", status: 409)) {
      try await source.add(Self.tea)
    }
    server.answer(
      "POST /api/countdowns", with: .error("Invalid or missing API key", .unauthorized))
    await #expect(throws: ServerError.unauthorized(.apiKey)) { try await source.add(Self.tea) }
    #expect(try stage.world.apiKey() == nil)
    #expect(try stage.world.serverToken() != nil)
  }

  @Test func `gives namedays by themselves`() async throws {
    let sample = Brief.sample
    let server = BriefServer([
      "GET /api/v2/nameday?date=2026-11-21": .json([
        "success": true, "data": sample.nameday?.json ?? .null,
      ]),
      "GET /api/v2/nameday?date=2026-11-22": .json([
        "success": true, "data": nil, "message": "Nameday not supported for language: en",
      ]),
    ])
    let source = try await Stage.loggedIn(server).world.briefSource()
    #expect(try await source.nameday(on: .sampleDay) == sample.nameday)
    #expect(try await source.nameday(on: theDay("2026-11-22")) == nil)
  }

  @Test func `makes an account`() async throws {
    let server = BriefServer([
      "POST /api/users/register": .json(
        ["success": true, "message": "Registration successful"], .created)
    ])
    let stage = try Stage.brief(server, typed: ["yes", "no", "long enough", "long enough"])
    #expect(
      try await stage.brief(
        "register", "--server", BriefServer.url, "--email", "ana@example.org", "--nickname", "Ana",
        "--api-key", "k3y")
        == "The account ana@example.org has been created. Log in with daily-brief login.\n")
    #expect(
      server.calls.map(\.story) == [
        [
          "POST /api/users/register", "accept: application/json",
          "content-type: application/json", "x-api-key: k3y",
          #"{"email":"ana@example.org","email_consent":false,"nickname":"Ana","#
            + #""password":"long enough","terms_accepted":true}"#,
        ]
      ])
    #expect(stage.errors.hasSuffix("New password: \nOnce more, to confirm: \n"))
  }

  @Test func `is not told of an account whose terms or passwords do not agree`() async throws {
    let refused = try Stage.brief(BriefServer(), typed: ["no"])
    #expect(
      await refused.briefFailure("register", "--server", BriefServer.url, "--email", "a")?.code
        == "terms_not_accepted")
    let unlike = try Stage.brief(BriefServer(), typed: ["no", "one", "two"])
    #expect(
      await unlike.briefFailure(
        "register", "--server", BriefServer.url, "--email", "a", "--accept-terms")?.code
        == "passwords_differ")
  }

  @Test func `changes the password, and is logged in to with it at once`() async throws {
    let server = BriefServer([
      "PUT /api/users/ana@example.org/password": .json([
        "success": true, "message": "Password updated",
      ])
    ])
    let stage = try await Stage.loggedIn(server, files: ["-": "new one\n"])
    #expect(try await stage.brief("password") == "The password has been changed.\n")
    #expect(
      server.calls.dropLast().last?.story == ["PUT /api/users/ana@example.org/password"]
        + Self.withBody
        + [#"{"new_password":"new one"}"#])
    #expect(server.calls.last?.story.last == #"{"email":"ana@example.org","password":"new one"}"#)
    #expect(await (try Stage.brief()).briefFailure("password")?.code == "not_logged_in")
  }

  @Test func `an odd address stays one segment of a path`() {
    #expect(
      ServerRequest.events(of: "a b/ž?#%@x.org").path
        == "/api/countdowns/a%20b%2F%C5%BE%3F%23%25@x.org")
  }
}
