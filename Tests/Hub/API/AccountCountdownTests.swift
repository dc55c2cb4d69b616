import CoreModels
import DailyBrief
import HTTPTypes
import Testing
import TestSupport

@testable import Hub
@testable import HubAccounts
@testable import HubWeb

@Suite("Countdowns of somebody with an account") struct AccountCountdownTests {
  private let stage: GateStage
  private let eva = "eva@example.org"
  init() throws { stage = try GateStage(multiUser: true, plugins: [DailyBriefPlugin()]) }

  private func fields(key: String, token: String? = nil) -> [String: String] {
    var fields = ["X-API-Key": key, "Content-Type": "application/json"]
    fields["Authorization"] = token.map { "Bearer \($0)" }
    return fields
  }

  /// Adds a countdown for a person with an operator's key and returns its path.
  private func added(by fields: [String: String]) async throws -> String {
    let answer = try await stage.call(
      .post, "/api/countdowns", fields,
      body: #"{"email":"eva@example.org","name":"Wedding","date":"2027-03-20"}"#)
    #expect(answer.status == 201)
    guard case .integer(let number)? = answer["id"] else { return "no number" }
    return "/api/countdowns/\(number)"
  }

  private func names(_ fields: [String: String]) async throws -> [String] {
    let list = try await stage.call(.get, "/api/countdowns/\(eva)", fields)
    guard case .array(let countdowns)? = list["countdowns"] else { return ["no list"] }
    return countdowns.compactMap { $0["name"]?.string }
  }

  @Test func `a key of the operator adds, changes and forgets them`() async throws {
    let fields = fields(key: try await stage.key("us", isOperator: true))
    _ = try await stage.registered(eva, key: stage.key())
    let path = try await added(by: fields)
    #expect(try await names(fields) == ["Wedding"])

    let body = #"{"name":"Feast"}"#
    let query = "?email=Eva%40example.org"
    #expect(try await stage.call(.put, path, fields, body: body).status == 200)
    #expect(try await names(fields) == ["Feast"])
    #expect(try await stage.call(.put, path + query, fields, body: body).status == 200)
    #expect(try await names(fields) == ["Feast"])
    let named = #"{"name":"Dance","email":"eva@example.org"}"#
    #expect(try await stage.call(.put, path, fields, body: named).status == 200)
    #expect(try await names(fields) == ["Dance"])

    for nobody in ["?email=nobody@example.org", "?email=%20"] {
      #expect(try await stage.call(.delete, path + nobody, fields).status == 404)
    }
    #expect(try await names(fields) == ["Dance"])
    #expect(try await stage.call(.delete, path, fields).status == 200)
    #expect(try await names(fields) == [])
    for query in ["", query] {
      let missing = try await stage.call(.delete, path + query, fields)
      #expect(missing.status == 404)
      #expect(missing["error"] == "Countdown not found")
    }
    for method in [HTTPRequest.Method.put, .delete] {
      let list = try await stage.call(method, "/api/countdowns/abc", fields, body: body)
      #expect(list.status == 405)
      #expect(list.fields[.allow] == "GET, HEAD, OPTIONS")
    }
  }

  @Test func `nobody reaches those of somebody else by naming them`() async throws {
    let ours = fields(key: try await stage.key("us", isOperator: true))
    let key = try await stage.key()
    _ = try await stage.registered(eva, key: key)
    let adam = fields(key: key, token: try await stage.registered("adam@example.org", key: key))
    let path = try await added(by: ours)
    let body = #"{"name":"Mine"}"#
    for (query, status) in [
      ("?email=\(eva)", 403), ("?email=nobody@example.org", 403), ("", 404),
      ("?email=adam@example.org", 404), ("?email=adam@example.org&email=\(eva)", 404),
    ] {
      #expect(try await stage.call(.put, path + query, adam, body: body).status == status)
      #expect(try await stage.call(.delete, path + query, adam).status == status)
    }
    let named = #"{"name":"Mine","email":"eva@example.org"}"#
    let own = "?email=adam@example.org"
    #expect(try await stage.call(.put, path + own, adam, body: named).status == 403)
    #expect(try await stage.call(.delete, path + own, adam, body: named).status == 403)
    // An application's key alone identifies no person.
    let stranger = fields(key: key)
    #expect(try await stage.call(.delete, path + "?email=\(eva)", stranger).status == 403)
    #expect(try await names(ours) == ["Wedding"])
  }

  @Test func `a body of another type is refused`() async throws {
    let key = try await stage.key("us", isOperator: true)
    _ = try await stage.registered(eva, key: key)
    let answer = try await stage.call(
      .post, "/api/countdowns", ["X-API-Key": key, "Content-Type": "text/plain"],
      body: #"{"email":"eva@example.org","name":"Wedding","date":"2027-03-20"}"#)
    #expect(answer.status == 415)
    #expect(answer.text == #"{"error":"Content-Type must be application/json"}"#)
  }
}
