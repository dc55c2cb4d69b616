import CoreModels
import Foundation
import HTTPTypes
import Testing

@testable import Hub
@testable import HubAccounts
@testable import HubConfiguration
@testable import HubWeb

@Suite("Requests that browsers and attackers make by themselves") struct OddRequestTests {
  @Test(arguments: [false, true])
  func `of two names nobody knows which one a proxy read`(_ multiUser: Bool) async throws {
    let answer = try await GateStage(multiUser: multiUser).call(
      .get, "/health", ["Host": "evil.example.org"])
    #expect(answer.status == 400)
    #expect(answer["error"] == "Two Host fields")
  }

  @Test(arguments: ["/", "/api/today", "/nothing"])
  func `a host is named, except by who checks the health`(path: String) async throws {
    let stage = try GateStage(multiUser: true)
    #expect(try await stage.call(.get, path, host: "").status == 400)
    #expect(try await stage.call(.get, "/health", host: "").status == 200)
    #expect(try await stage.call(.get, "/ready", host: "").status == 200)
  }

  @Test func `the icon that no page names is there`() async throws {
    let stage = try GateStage(multiUser: true)
    let answer = try await stage.call(.get, "/favicon.ico")
    let path = try #require(answer.fields[.location])
    #expect(answer.status == 303)
    #expect(try await stage.call(.get, path).fields[.contentType] == "image/svg+xml")
  }

  @Test func `a token has one text`() {
    #expect(Data(base64URL: "YWI") == Data("ab".utf8))
    #expect(Data(base64URL: "YWJ") == nil)
    #expect(Data(base64URL: "YWI=") == nil)
  }
}
