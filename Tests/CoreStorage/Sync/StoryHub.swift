import CoreModels
import Foundation
import Synchronization

@testable import CoreStorage

/// A hub with one profile's changes, whose connection fails on demand.
final class StoryHub: Sendable {
  let world: World
  private let breaks = Mutex<@Sendable () -> Bool>({ false })
  private let requests = Mutex(0)
  private let travelled = Mutex<[Int]>([])

  init(_ name: String = "hub") throws { world = try World(device: name) }

  var store: Store { world.store.profile(named: "eva") }
  var calls: Int { requests.withLock { $0 } }
  /// The sizes of the non-empty batches sent and received.
  var sizes: [Int] { travelled.withLock { $0 } }

  /// Creates a device that syncs through a hub.
  func device(_ name: String) async throws -> World {
    let world = try World.inFile(device: name)
    try await HubSync(world.store).begin(url: "https://hub.example")
    return world
  }

  func breakDown(when condition: @escaping @Sendable () -> Bool) {
    breaks.withLock { $0 = condition }
  }

  func remote(limit: Int = HubSync.largestBatch) -> HubSync.Remote {
    HubSync.Remote(
      fetch: { position in
        try self.call()
        let batch = try await self.store.batch(after: position, limit: limit)
        if !batch.data.isEmpty { self.travelled.withLock { $0.append(batch.data.count) } }
        return batch
      },
      send: { data in
        try self.call()
        self.travelled.withLock { $0.append(data.count) }
        let receipt = try await self.store.take(
          data, at: self.world.clock.now, partly: true)
        // The response may be lost although the request was processed.
        try self.call()
        return receipt
      },
      close: { position in
        try self.call()
        try await self.store.transaction { try $0.removeLog(upTo: position) }
      })
  }

  private func call() throws {
    requests.withLock { $0 += 1 }
    if breaks.withLock({ $0 })() { throw SyncError.busy }
  }
}
