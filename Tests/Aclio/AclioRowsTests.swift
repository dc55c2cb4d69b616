import CoreModels
import CorePlugin
import CoreStorage
import TestSupport
import Testing

@testable import Aclio

@Suite("Aclio's rows on Today") struct AclioRowsTests {
  private func rows(in stage: Stage) async throws -> [CardRow] {
    let moment = stage.world.moment
    return try await stage.world.store.read { try AclioPlugin().cardRows(from: $0, at: moment) }
  }

  @Test func `begin with a goal, and then have a step to do`() async throws {
    let stage = try Stage.aclio()
    let first = try await rows(in: stage)
    #expect(first.map { $0.act(.usual)?.words } == [["new", "--yes"]])
    #expect(first.allSatisfy { $0.act(.usual)?.asks == true })
    _ = try await stage.aclio("new", "--yes", "--offline", "--", "Learn to juggle")
    let then = try await rows(in: stage)
    #expect(then.map { $0.act(.usual)?.words.first } == ["done", "done", nil])
    #expect(Set(then.map { $0.act(.add)?.words }) == [["new", "--yes"]])
  }
}
