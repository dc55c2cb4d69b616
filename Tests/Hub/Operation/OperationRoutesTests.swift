import CoreModels
import CorePlugin
import CoreStorage
import HTTPTypes
import Testing
import TestSupport

@testable import Hub
@testable import HubAccounts
@testable import HubWeb

@Suite("What operators ask") struct OperationRoutesTests {
  @Test func `tells that it is ready until it ends`() async throws {
    let gate = try GateStage()
    #expect(try await gate.call(.get, "/ready").status == 200)
    gate.hub.operation.end()
    let answer = try await gate.call(.get, "/ready")
    #expect(answer.status == 503 && answer.fields[.connection] == "close")
    #expect(try await gate.call(.get, "/health").status == 200)
  }

  @Test func `tries the store once for all who ask`() async throws {
    let gate = try GateStage()
    let bodies = try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 0..<20 { group.addTask { try await gate.call(.get, "/ready").text } }
      return try await group.reduce(into: Set()) { $0.insert($1) }
    }
    // Each trial takes a time of its own.
    #expect(bodies.count == 1)
  }

  @Test func `does not wait for a store that does not respond`() async throws {
    let operation = try GateStage().hub.operation
    let gate = AsyncStream<Void>.makeStream()
    let slow = try await operation.readiness(within: .milliseconds(10)) {
      for await _ in gate.stream {}
      return .moved(to: "/")
    }
    #expect(slow.head.status == .serviceUnavailable)
    gate.continuation.finish()
  }

  @Test func `counts calls by route and status`() async throws {
    let gate = try GateStage()
    for _ in 0..<3 { _ = try await gate.call(.get, "/health") }
    _ = try await gate.call(.get, "/mine")
    _ = try await gate.call(.get, "/nowhere/secret")
    let text = try await gate.call(.get, "/metrics").text
    #expect(text.contains(/\ndaybook_store_bytes [1-9][0-9]{4,}\.0\n/))
    #expect(
      text.contains(
        #"daybook_requests_total{method="GET",route="/health",status="200"} 3"#))
    #expect(
      text.contains(#"daybook_requests_total{method="GET",route="/mine",status="401"} 1"#))
    #expect(text.contains(#"daybook_requests_total{method="",route="",status="404"} 1"#))
    #expect(
      text.contains(
        #"daybook_request_duration_seconds_count{method="GET",route="/health"} 3"#))
    #expect(!text.contains("secret") && text.contains("daybook_requests_in_flight 1.0"))
  }

  @Test(
    arguments: [
      ("127.0.0.1", [:], 200), ("::1", [:], 200), ("203.0.113.7", [:], 404),
      ("127.0.0.1", ["X-Forwarded-For": "203.0.113.7"], 404),
    ] as [(String, [String: String], Int)])
  func `shows counts to this machine alone`(
    address: String, fields: [String: String], status: Int
  ) async throws {
    let gate = try GateStage(multiUser: true)
    #expect(try await gate.call(.get, "/metrics", fields, from: address).status == status)
  }

  @Test func `shows counts to operators alone where a proxy may stand before it`() async throws {
    let gate = try GateStage(multiUser: true, publicURL: "https://day.example.org")
    let (own, other) = (try await gate.key("own", isOperator: true), try await gate.key())
    #expect(try await gate.call(.get, "/metrics").status == 404)
    #expect(try await gate.call(.get, "/metrics", ["X-API-Key": other]).status == 404)
    #expect(try await gate.call(.get, "/metrics", ["X-API-Key": own]).status == 200)
  }

  @Test(arguments: [("abc-1", "abc-1"), ("a b", nil), ("", nil)] as [(String, String?)])
  func `gives every answer an id`(sent: String, kept: String?) async throws {
    let gate = try GateStage()
    let name = try #require(HTTPField.Name("X-Request-ID"))
    let id = try await gate.call(.get, "/nowhere", ["X-Request-ID": sent]).fields[name]
    guard kept == nil else { return #expect(id == kept) }
    #expect(id?.wholeMatch(of: /[0-9a-f]{16}/) != nil)
    #expect(try await gate.call(.get, "/nowhere").fields[name] != id)
  }
}
