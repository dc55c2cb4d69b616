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

@Suite("What programs of the older API see") struct AccountContractTests {
  private let stage: GateStage
  private let key: String
  private let own: String
  private let token: String
  private let email = "eva@example.org"

  init() async throws {
    let http = HTTPClient { call in
      guard call.url.contains("name=Bratislava") else {
        return HTTPReply(.ok, body: Data("{}".utf8))
      }
      return HTTPReply(
        .ok,
        body: Data(
          """
          {"results":[{"name":"Bratislava","latitude":48.15,"longitude":17.11,
          "country_code":"SK","country":"Slovakia","admin1":"Bratislava Region",
          "timezone":"Europe/Bratislava","population":420000,"feature_code":"PPLC"}]}
          """.utf8))
    }
    stage = try GateStage(
      multiUser: true, plugins: [DailyBriefPlugin()],
      stage: Stage(kinds: DailyBriefPlugin().records, http: http))
    key = try await stage.key()
    own = try await stage.key("us", isOperator: true)
    token = try await stage.registered(email, key: key)
  }

  private func call(
    _ method: HTTPRequest.Method, _ path: String, _ body: String = "", byOperator: Bool = false
  ) async throws -> GateStage.Answer {
    var fields = ["X-API-Key": byOperator ? own : key, "Content-Type": "application/json"]
    if !byOperator { fields["Authorization"] = "Bearer \(token)" }
    return try await stage.call(method, path, fields, body: body)
  }

  private func subscribe(_ location: String, language: String = "cz") async throws
    -> GateStage.Answer
  {
    try await call(
      .post, "/api/weather/subscriptions",
      #"{"email":"\#(email)","location":"\#(location)","language":"\#(language)"}"#)
  }

  @Test func `a place is told with its region and country, in words`() async throws {
    let answer = try await subscribe("Nowhereville, Bratislava, Slovakia")
    #expect(answer.status == 201)
    #expect(answer["location"] == "Bratislava, Bratislava Region, Slovakia")
    let kept = try await call(.get, "/api/weather/subscriptions/\(email)")
    #expect(kept["subscription"]?["location"] == "Bratislava, Bratislava Region, Slovakia")
    #expect(try await subscribe("Nowhereville, Elsewhere").status == 400)
  }

  @Test func `Czech comes back as it was spelt`() async throws {
    _ = try await subscribe("Bratislava")
    let brief = try await call(.get, "/api/v2/daily-brief")["data"]
    #expect(brief?["user"]?["language"] == "cz")
    #expect(brief?["nameday"]?["language"] == "cz")
    #expect(try await call(.get, "/api/v2/nameday")["data"]?["language"] == "cz")
    let kept = try await call(.get, "/api/weather/subscriptions/\(email)")
    #expect(kept["subscription"]?["language"] == "cz")
    #expect(
      try await call(.get, "/api/stats")["languages"] == [["count": 1, "language": "cz"]])
    #expect(try await call(.get, "/api/users/\(email)")["user"]?["language"] == "cz")
    _ = try await subscribe("Bratislava", language: "cs")
    #expect(try await call(.get, "/api/v2/nameday")["data"]?["language"] == "cs")
  }

  @Test func `an event says what it says without words of its own`() async throws {
    for (number, yearly) in ["\"1\"", "2", "0", "true", "1.0"].enumerated() {
      let body = """
        {"email":"\(email)","name":"Trip \(number)","date":"2027-01-01","yearly":\(yearly)}
        """
      #expect(try await call(.post, "/api/countdowns", body).status == 201, "\(yearly)")
    }
    guard
      case .array(let events)? = try await call(.get, "/api/countdowns/\(email)")["countdowns"]
    else {
      Issue.record("no list")
      return
    }
    let messages: [String] = events.compactMap { $0["message_before"]?.string }
    #expect(messages.contains("Days to Trip 1: {days}"))
    #expect(events.allSatisfy { $0["message_after"] == "" })
    #expect(events.filter { $0["yearly"] == 0 }.count == 1)
  }

  @Test func `weather that was turned off has no preview`() async throws {
    _ = try await subscribe("Bratislava")
    #expect(try await call(.delete, "/api/weather/subscriptions/\(email)").status == 200)
    let answer = try await call(.get, "/api/weather/preview/\(email)")
    #expect(answer.status == 404)
    #expect(answer["error"] == "Subscription not found")
  }

  @Test(arguments: [
    ("/api/weather/subscriptions", "{}", "No data provided"),
    ("/api/weather/subscriptions", "{", "Malformed JSON"),
    ("/api/weather/subscriptions", #"{"location":"Bratislava"}"#, "Email and location required"),
    ("/api/countdowns", "{}", "No data provided"),
    ("/api/countdowns", #"{"name":"a","date":"2027-01-01"}"#, "Email, name, and date required"),
  ])
  func `a key of the operator is told what is missing`(
    path: String, body: String, error: String
  ) async throws {
    let answer = try await call(.post, path, body, byOperator: true)
    #expect(answer.status == 400)
    #expect(answer["error"]?.string == error)
    #expect(try await stage.stage.world.store.profiles().allSatisfy { !$0.name.isEmpty })
  }

  @Test(arguments: [
    (#"{"email":"a@example.org","email":"eva@example.org","password":"%"}"#, 200),
    (#"{"email":"eva@example.org","email":"a@example.org","password":"%"}"#, 401),
    (#"{"email":"eva@example.org","password":"%","age":NaN,"b":[-Infinity,{}, [ ]]}"#, 200),
    ("\u{FEFF}" + #" {"email" : "\u0065va@example.org", "password":"%"} "#, 200),
    (#"{"email":"eva@example.org","password":"%"} x"#, 400),
    (#"{"email":"eva@example.org","password":"%""#, 400),
    (#"{"email":"eva@example.org","password":"%",}"#, 400),
    (#"{"email":"eva@example.org","password":"%","x":nan}"#, 400),
  ])
  func `JSON is read as Python reads it`(body: String, status: Int) async throws {
    let answer = try await call(
      .post, "/api/users/authenticate", body.replacing("%", with: "password of \(email)"))
    #expect(answer.status == status, "\(body) \(answer.text)")
  }

  @Test func `whose thing it is, is read as what it is`() async throws {
    let adam = try await stage.registered("adam@example.org", key: key)
    let answer = try await stage.call(
      .post, "/api/countdowns",
      ["X-API-Key": key, "Authorization": "Bearer \(adam)", "Content-Type": "application/json"],
      body:
        #"{"email":"adam@example.org","name":"a","date":"2027-01-01","email":"eva@example.org"}"#)
    #expect(answer.status == 403)
  }

  @Test func `a blank address is none`() async throws {
    let answer = try await call(
      .post, "/api/users/authenticate", #"{"email":"  ","password":"whatever"}"#)
    #expect(answer.status == 400)
    #expect(answer["error"] == "Email and password required")
  }
}
