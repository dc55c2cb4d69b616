import CoreModels
import CorePlugin
import CoreStorage
import Foundation
import HTTPTypes
import Testing
import TestSupport

@testable import Hub
@testable import HubAccounts
@testable import HubConfiguration
@testable import HubWeb

@Suite("How much people may keep") struct QuotaTests {
  @Test func `whoever keeps as much as they may reads, deletes and adds nothing`() async throws {
    let stage = try GateStage(multiUser: true, plugins: [GardenPlugin()]) { $0.quota = 1 }
    let key = try await stage.key()
    let token = try await stage.registered("eva@example.org", key: key)
    let people = People(of: stage.stage.world)
    let account = try await people.account(of: "eva@example.org")
    func statuses() async throws -> [Int] {
      let fields = ["Authorization": "Bearer \(token)", "Content-Type": "application/json"]
      return try await [
        stage.call(.get, "/api/garden", fields).status,
        stage.call(.post, "/api/sync/batches", fields, body: "x").status,
      ]
    }
    #expect(try await statuses() == [200, 400])
    let setting = Setting("garden.note", default: "")
    try await stage.stage.world.store.profile(named: account.id).set(
      setting, to: String(repeating: "ř", count: 500_000))
    #expect(try await people.all().map(\.size).first ?? 0 >= 1_000_000)
    #expect(try await statuses() == [200, 507])

    try await people.setQuota(2, account)
    #expect(try await statuses() == [200, 400])
    try await people.setQuota(nil, account)
    #expect(try await statuses() == [200, 507])
    try await people.setQuota(0, account)
    #expect(try await statuses() == [200, 400])
  }

  @Test func `batches that devices sealed count as well`() async throws {
    let stage = try Stage()
    try await stage.world.store.changeRegistry {
      _ = try SealedBatches(person: "eva").append(Data(count: 3000), to: $0)
    }
    #expect(try await Quota.used(in: stage.world.store.profile(named: "eva")) >= 3000)
    #expect(try await Quota.used(in: stage.world.store.profile(named: "ann")) == 0)
  }

  @Test(arguments: [
    ("/mori/habits", true), ("/api/mori/up", true), ("/undo", false), ("/api/undo", false),
    ("/grounding-sun/list/{id}/remove", false), ("/aclio/chat/clear", false),
    ("/settings/pause", false), ("/log-out", false), ("/api/users/{email}/nickname", false),
  ])
  func `only what adds something needs room`(path: String, adds: Bool) {
    let route = HubRoute(method: .post, path: path, access: .ownAccount, summary: "") { _ in
      RouteResponse(HTTPResponse(status: .ok))
    }
    #expect(route.addsToPersonalData == adds)
  }
}
