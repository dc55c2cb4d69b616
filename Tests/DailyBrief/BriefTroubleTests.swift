import CoreModels
import CoreNet
import CorePlugin
import HTTPTypes
import TestSupport
import Testing

@testable import DailyBrief

@Suite("daily-brief from a server in trouble") struct BriefTroubleTests {
  @Test(
    arguments: [
      (.failure(.offline), "network", "There is no network right now."),
      (.failure(.timedOut), "network", "The server took too long to answer."),
      (
        .failure(.connectionLost), "network",
        "The connection ended before the answer was complete."
      ),
      (
        .error("Not allowed", .forbidden), "server_message",
        "The server does not allow this."
      ),
      (
        .error("Internal server error", .internalServerError), "server_message",
        "The server has had an error."
      ),
      (
        .text("<html></html>"), "invalid_response",
        "This is not how a DailyBrief server answers (200)."
      ),
      (
        .text(#"{"success":true,"data":{"#), "decoding",
        "The server’s answer cannot be understood at answer."
      ),
      (
        .json(["success": true, "data": []]), "decoding",
        "The server’s answer cannot be understood at brief."
      ),
      (.json(["success": false, "error": "No"]), "server_message", "The server says: No."),
    ] as [(BriefReply, String, String)])
  func `what fails leaves the page, with the reason and how to try again`(
    reply: BriefReply, code: String, message: String
  ) async throws {
    let server = BriefServer()
    let stage = try await Stage.loggedIn(server).withShortSleeps
    _ = try await stage.brief()
    stage.clock.advance(seconds: 3600)
    server.answer("GET /api/v2/daily-brief", with: reply)
    let answer = try await stage.briefJSON()
    #expect(answer["user"]?["nickname"] == "Ana")
    #expect(answer["cache"]?["state"] == "cached")
    #expect(answer["cache"]?["error"]?["code"] == .string(code))
    // Within 15 minutes there is no new request, and the reason stays.
    let asked = server.calls.count
    let text = try await stage.brief()
    #expect(text.contains("Hello, Ana! 👋"))
    #expect(text.contains("Updated 1 hour ago · not refreshed"))
    #expect(text.hasSuffix("\(message) daily-brief --refresh tries again.\n"))
    #expect(server.calls.count == asked)
  }

  @Test func `a refused token is forgotten, and the page stays`() async throws {
    let server = BriefServer()
    let stage = try await Stage.loggedIn(server)
    _ = try await stage.brief()
    server.answer("GET /api/v2/daily-brief", with: .error("Token has expired", .unauthorized))
    #expect(
      try await stage.brief("--refresh")
        .hasSuffix("Please log in again. daily-brief login asks for your password.\n"))
    #expect(try stage.world.serverToken() == nil)
    let asked = server.calls.count
    #expect(try await stage.brief("--refresh").contains("Hello, Ana! 👋"))
    #expect(server.calls.count == asked)
  }

  @Test func `an expired token is not sent`() async throws {
    let server = BriefServer()
    let stage = try await Stage.loggedIn(server)
    stage.clock.advance(seconds: 604_800)
    let failure = await stage.briefFailure()
    #expect(failure?.message == "Please log in again.")
    #expect(failure?.kind.exitCode == 77)
    #expect(server.calls.count == 1)
  }

  @Test(arguments: [
    ("60", "Try again in 1 minute."), ("3600", "Try again in 60 minutes."),
    ("25920", "Try again in 8 hours."),
  ])
  func `a server that asks to slow down says for how long`(
    seconds: String, hint: String
  ) async throws {
    let server = BriefServer()
    let stage = try await Stage.loggedIn(server)
    server.answer(
      "GET /api/v2/daily-brief",
      with: .error("Rate limit exceeded", .tooManyRequests, headers: [.retryAfter: seconds]))
    let failure = await stage.briefFailure()
    #expect(failure?.code == "rate_limited")
    #expect(failure?.kind.exitCode == 75)
    #expect(failure?.hint == hint)
    #expect(failure?.retryAfter == Int(seconds))
    #expect(server.calls.count == 2)
  }

  @Test(
    arguments: [
      (BriefReply.failure(.refused(host: "a")), 3), (.failure(.connectionLost), 3),
      (.error("Oh", .internalServerError), 3), (.text("<html>", .badGateway), 3),
      (.error("Oh", .notImplemented), 1), (.failure(.timedOut), 1), (.failure(.tls(host: "a")), 1),
      (.error("Rate limit exceeded", .tooManyRequests), 1), (.error("Oh", .requestTimeout), 1),
      (.error("Oh", .notFound), 1), (.error("Token has expired", .unauthorized), 1),
    ])
  func `reading is tried again where that may help, never against a 4xx`(
    reply: BriefReply, attempts: Int
  ) async throws {
    let server = BriefServer(["GET /api/v2/daily-brief": reply])
    let stage = try await Stage.loggedIn(server).withShortSleeps
    #expect(await stage.briefFailure() != nil)
    #expect(server.calls.count == 1 + attempts)
    #expect(server.calls.allSatisfy { !$0.mayBeRepeated })
  }

  @Test func `a server that never answers is left after three seconds`() async throws {
    var stage = try await Stage.loggedIn(BriefServer())
    _ = try await stage.brief()
    stage.world.http = HTTPClient { _ in
      try await Task.sleep(for: .seconds(3600))
      throw NetError.offline
    }
    stage.clock.allow(sleeps: 1)
    let answer = try await stage.briefJSON("--refresh")
    #expect(answer["cache"]?["state"] == "cached")
    #expect(answer["cache"]?["error"]?["code"] == "network")
    #expect(stage.clock.now == Instant("2026-11-21T09:30:03Z"))
  }

  @Test func `offline it is what was kept, or an error where nothing was`() async throws {
    let server = BriefServer()
    let stage = try await Stage.loggedIn(server)
    #expect(await stage.briefFailure("--offline")?.code == "network")
    _ = try await stage.brief()
    stage.clock.advance(seconds: 7200)
    #expect(try await stage.brief("--offline").hasSuffix("Updated 2 hours ago · offline\n"))
    #expect(server.calls.count == 2)
  }
}
