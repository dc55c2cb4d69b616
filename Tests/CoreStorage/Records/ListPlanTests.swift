import CoreModels
import Testing

@testable import CoreStorage

@Suite("SQLite lists by its indexes")
struct ListPlanTests {
  let world: World
  init() throws { world = try World() }

  @Test(
    "no list reads more than it shows",
    arguments: [
      (ListOrder.oldestFirst, "record_by_day"), (.newestFirst, "record_by_day"),
      (.lastWrittenFirst, "record_by_clock"),
    ])
  func indexes(order: ListOrder, index: String) async throws {
    let plan = try await world.store.plan(of: { try $0.list(Entry.self, order: order, limit: 20) })
    #expect(plan.contains { $0.contains("USING INDEX \(index) ") }, "\(plan)")
  }

  @Test func `the newest batches of all devices are read in clock order`() async throws {
    let plan = try await world.store.plan(of: {
      try Change.undoableBatches(of: $0.profile, on: nil, limit: 20, in: $0.connection)
    })
    #expect(plan.contains { $0.contains("USING INDEX change_by_clock") }, "\(plan)")
  }
}
