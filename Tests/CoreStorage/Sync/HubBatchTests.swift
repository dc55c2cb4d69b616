import Foundation
import Synchronization
import Testing

@testable import CoreStorage

@Suite("Batches of changes between a device and a hub")
struct HubBatchTests {
  private let hub: StoryHub
  init() throws { hub = try StoryHub() }

  @Test func `a batch has its place or leaves nothing`() async throws {
    let laptop = try await hub.device("laptop")
    try await laptop.entries.put(Entry("a", "one"))
    let data = try await laptop.store.batch(after: 0).data
    await #expect(throws: SyncError.otherSealing) {
      try await hub.store.take(data, at: hub.world.clock.now) { snapshot in
        #expect(try snapshot.hasEmptyLog())
        throw SyncError.otherSealing
      }
    }
    #expect(try await hub.store.read { try $0.hasEmptyLog() })
    _ = try await hub.store.take(data, at: hub.world.clock.now)
    #expect(try await hub.store.read { try !$0.hasEmptyLog() })
    #expect(try await hub.store.profile(named: "ivo").read { try $0.hasEmptyLog() })
  }

  @Test func `a batch that cannot be read is left out, named, and tried again`() async throws {
    let (laptop, phone) = (try await hub.device("laptop"), try await hub.device("phone"))
    for number in 0..<3 {
      try await laptop.entries.put(Entry("\(number)", "text"))
      _ = try await HubSync(laptop.store).run(with: hub.remote())
    }
    let spoils = Mutex(true)
    let whole = hub.remote(limit: 1)
    let spoiled = HubSync.Remote(
      fetch: { position in
        let batch = try await whole.fetch(position)
        guard position == 1, spoils.withLock(\.self) else { return batch }
        return HubBatch(
          data: batch.data.dropLast(9), log: batch.log, position: batch.position,
          hasMore: batch.hasMore)
      }, send: whole.send, close: whole.close)
    let first = try await HubSync(phone.store).run(with: spoiled)
    #expect(first.received == 2 && first.leftOut == [.init(name: "hub #2", reason: .damaged)])
    #expect(try await phone.entries.list().map(\.id).sorted() == ["0", "2"])
    #expect(try await HubSync(phone.store).run(with: spoiled).leftOut.count == 1)
    spoils.withLock { $0 = false }
    #expect(try await HubSync(phone.store).run(with: spoiled) == .init(received: 1))
    #expect(try await phone.entries.list().map(\.id).sorted() == ["0", "1", "2"])
    #expect(try await HubSync(phone.store).run(with: spoiled) == .init())
  }

  @Test func `an older device, which takes a receipt for all, is refused as a whole`() async throws
  {
    let laptop = try await hub.device("laptop")
    laptop.clock.pass(seconds: 86_400 + 60)
    try await laptop.entries.put(Entry("a", "tomorrow"))
    let batch = try await laptop.store.batch(after: 0).data
    await #expect(throws: SyncError.clockAhead) {
      try await hub.store.take(batch, at: hub.world.clock.now)
    }
    #expect(try await hub.store.collection(of: Entry.self).list().isEmpty)
  }

  @Test(arguments: [Data(), Data("[]".utf8), Data(count: 100)])
  func `what is no batch is refused`(data: Data) async throws {
    await #expect(throws: SyncError.damaged) {
      try await hub.store.take(data, at: hub.world.clock.now)
    }
  }
}
