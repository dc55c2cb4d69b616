import CoreModels
import DailyBrief
import HTTPTypes
import Testing
import TestSupport

@testable import Hub
@testable import HubAccounts
@testable import HubWeb

@Suite("The brief of somebody with an account") struct AccountBriefTests {
  @Test func `names them as their account does`() async throws {
    let stage = try GateStage(multiUser: true, plugins: [DailyBriefPlugin()])
    let token = try await stage.registered("ann@example.org", key: stage.key())
    let fields = ["Authorization": "Bearer \(token)"]
    let answer = try await stage.call(.get, "/api/v2/daily-brief", fields)
    #expect(answer.status == 200)
    let user = answer["data"]?["user"]
    #expect(user?["email"] == "ann@example.org")
    #expect(user?["nickname"] == "")
  }
}
