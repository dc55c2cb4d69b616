import Aclio
import CommandHost
import CoreModels
import CoreNet
import CorePlugin
import CoreStorage
import DailyBrief
import Foundation
import HTTPTypes
import Testing
import TestSupport

@testable import Hub
@testable import HubAccounts
@testable import HubWeb

@Suite("Errors and repeated calls, by kind of route") struct ErrorFormTests {
  private let stage: GateStage
  private let key: String
  private let token: String
  private let email = "eva@example.org"

  init() async throws {
    let plugins: [any Plugin] = [GardenPlugin(), DailyBriefPlugin(), AclioPlugin()]
    stage = try GateStage(
      multiUser: true, plugins: plugins,
      stage: Stage(kinds: plugins.flatMap(\.records), http: .unavailable))
    key = try await stage.key()
    token = try await stage.registered(email, key: key)
  }

  private func call(
    _ method: HTTPRequest.Method, _ path: String, _ body: String = "",
    _ fields: [String: String] = [:], isKnown: Bool = true
  ) async throws -> GateStage.Answer {
    var all = ["Content-Type": "application/json"]
    if isKnown { (all["X-API-Key"], all["Authorization"]) = (key, "Bearer \(token)") }
    return try await stage.call(
      method, path, all.merging(fields) { _, given in given }, body: body)
  }

  @Test(arguments: [
    ("/api/garden/plant", true), ("/api/countdowns", false), ("/api/generate-steps", false),
  ])
  func `one kind of route has one form of error`(path: String, isObject: Bool) async throws {
    let large = #"{"name":""# + String(repeating: "x", count: 1 << 20) + #""}"#
    let answers = [
      try await call(.post, path, "{}", isKnown: false),
      try await call(.post, path, "{}", ["Authorization": "Bearer x", "X-API-Key": ""]),
      try await call(.post, path, large), try await call(.delete, path),
      try await call(.post, path, "{"),
      try await call(.post, path, "{}", ["Idempotency-Key": "a b"]),
    ]
    #expect(answers.map(\.status) == [401, 401, 413, 405, 400, 400])
    for answer in answers {
      let error = try #require(answer["error"], "\(path) \(answer.status) \(answer.text)")
      #expect((error["code"] != nil) == isObject, "\(path) \(answer.text)")
      #expect((error.string != nil) == !isObject, "\(path) \(answer.text)")
    }
  }

  @Test func `no hint of a call speaks of options of a command`() throws {
    let failure = Failure(.badInput, code: "a", message: "b", hint: "Use --no-questions, or wait.")
    guard case .bytes(let data) = try ErrorForm.failure.response(failure, .badRequest).body else {
      Issue.record("no body")
      return
    }
    #expect(
      try JSONValue(parsing: data)["error"]?["hint"] == "Use no_questions, or wait.")
    let unexpected = try ErrorForm.failure.response(.unexpected(in: .english), .badRequest)
    guard case .bytes(let body) = unexpected.body else { return }
    #expect(!String(decoding: body, as: UTF8.self).contains("verbose"))
  }

  @Test func `a write of a contract is done once for each key`() async throws {
    let body = #"{"email":"\#(email)","name":"Trip","date":"2027-01-01"}"#
    let first = try await call(.post, "/api/countdowns", body, ["Idempotency-Key": "a"])
    let again = try await call(.post, "/api/countdowns", body, ["Idempotency-Key": "a"])
    #expect((first.status, again.status) == (201, 201))
    #expect(first.text == again.text)
    let replayed = try #require(HTTPField.Name("Idempotency-Replayed"))
    #expect([first, again].map { $0.fields[replayed] } == [nil, "true"])
    #expect(try await call(.post, "/api/countdowns", body).status == 409)
    let other = try await call(
      .post, "/api/countdowns", body.replacing("Trip", with: "Tour"), ["Idempotency-Key": "a"])
    #expect(other.status == 422)
    #expect(other["error"]?.string != nil)
    let number = try #require(first["id"])
    for status in [200, 200] {
      let path = "/api/countdowns/\(try JSON.text(number))"
      #expect(try await call(.delete, path, "", ["Idempotency-Key": "b"]).status == status)
    }
  }

  @Test func `a disk without room is told as such`() throws {
    #expect(StoreError.full.failure(in: .english).status.code == 507)
    #expect(StoreError.inputOutput.failure(in: .english).status.code == 500)
  }

  @Test func `registering twice with one key is registering once`() async throws {
    let body = #"{"email":"adam@example.org","password":"a long password"}"#
    for status in [201, 201] {
      let answer = try await call(
        .post, "/api/users/register", body, ["Idempotency-Key": "r", "Authorization": ""])
      #expect(answer.status == status)
    }
    #expect(try await call(.post, "/api/users/register", body).status == 400)
  }
}

@Suite("What cannot work for people of a hub") struct RefusedChoiceTests {
  @Test(arguments: [
    ("/api/settings", #"{"key":"hub.listen","value":"0.0.0.0:1"}"#),
    ("/api/grounding-sun/remind/on", #"{"through":"file:/etc/passwd"}"#),
    ("/api/mori/remind/on", #"{"through":"file:/tmp/x"}"#),
  ])
  func `is refused when it is chosen`(path: String, body: String) async throws {
    let kinds = AllProducts.plugins.flatMap(\.records) + SuiteSettings.records
    let stage = try GateStage(
      multiUser: true, plugins: AllProducts.plugins, commands: AllProducts.ownCommands,
      stage: Stage(kinds: kinds, http: .unavailable))
    let token = try await stage.registered("eva@example.org", key: stage.key())
    let answer = try await stage.call(
      .post, path, ["Authorization": "Bearer \(token)", "Content-Type": "application/json"],
      body: body)
    #expect(answer.status >= 400 && answer.status < 500, "\(answer.status) \(answer.text)")
    #expect(answer["error"]?["code"] != "unknown_parameter")
  }
}
