import Foundation
import Synchronization
import Testing

@testable import CoreStorage

@Suite("A hub that keeps sealed batches")
struct SealedHubTests {
  private let kept = Kept()
  private let laptop: World

  init() throws { laptop = try World() }

  private func sync(_ world: World) async throws -> SyncReport {
    let hub = HubSync(world.store, seal: .init(.visible {}, passphrase: "words"))
    try await hub.begin(url: "https://hub.example")
    return try await hub.run(with: kept.remote)
  }

  @Test func `gets few of them, because opening one takes a device a second`() async throws {
    let count = HubSync.largestBatch + 1
    try await laptop.store.merge((1...count).map { laptop.change("\($0)", number: $0) })
    #expect(try await sync(laptop).sent == count)
    #expect(kept.sizes.count == 1)
    let phone = try World(device: "phone")
    #expect(try await sync(phone).received == count)
    #expect(try await phone.entries.list() == laptop.entries.list())
  }

  @Test func `gets none that is larger than it accepts`() async throws {
    let name = String(repeating: "n", count: 5 << 20)
    let changes = (1...3).map { number in
      var change = laptop.change("\(name)\(number)", number: number)
      change.body = "{}"
      return change
    }
    try await laptop.store.merge(changes)
    #expect(try await sync(laptop).sent == 3)
    #expect(kept.sizes.count == 2)
    #expect(kept.sizes.allSatisfy { $0 <= HubSync.largestBody })
  }
}

/// Batches that nobody but a device can open.
private final class Kept: Sendable {
  private let batches = Mutex<[Data]>([])

  var sizes: [Int] { batches.withLock { $0.map(\.count) } }

  var remote: HubSync.Remote {
    HubSync.Remote(
      fetch: { [self] position in
        batches.withLock { batches in
          let isEnd = position >= batches.count
          return HubBatch(
            data: isEnd ? Data() : batches[position], log: "hub",
            position: isEnd ? position : position + 1, hasMore: position + 1 < batches.count)
        }
      },
      send: { [self] data in
        batches.withLock { batches in
          batches.append(data)
          return HubReceipt(
            log: "hub", before: batches.count - 1, after: batches.count, added: 1)
        }
      },
      close: { _ in })
  }
}
