import CoreModels
import Foundation
import Seeded
import Synchronization
import Testing

@testable import CoreStorage

@Suite("Whatever three devices do, through whatever they share")
struct DeviceLawsTests {
  enum Way: CaseIterable { case folder, sealed, hub, sealedAndHub }

  /// Three devices with a shared folder and a hub.
  private struct Household {
    let folder: TestFolder
    let hub: StoryHub
    let worlds: [World]
    let way: Way
    /// Interrupts a run after a number of steps.
    let stepsLeft = StepsLeft()

    init(_ way: Way) async throws {
      (folder, hub, self.way) = (try TestFolder(), try StoryHub(), way)
      worlds = try ["laptop", "phone", "tablet"].map { try World(device: $0) }
      for world in worlds {
        if way != .hub { try await sync(of: world).begin(folder: folder.path) }
        guard way == .hub || way == .sealedAndHub else { continue }
        try await HubSync(world.store).begin(url: "https://hub.example")
      }
      let stepsLeft = stepsLeft
      hub.breakDown { stepsLeft.areUsedUp() }
    }

    func sync(of world: World) -> FolderSync {
      var sync = FolderSync(world.store, seal: way == .folder ? nil : seal)
      sync.mostFiles = 2
      return sync
    }

    private var seal: FolderSync.Seal {
      let stepsLeft = stepsLeft
      var sealing = Sealing.visible {}
      let (seal, open) = (sealing.keys.seal, sealing.keys.open)
      sealing.keys.seal = {
        if stepsLeft.areUsedUp() { throw SyncError.busy }; return try seal($0, $1)
      }
      sealing.keys.open = {
        if stepsLeft.areUsedUp() { throw SyncError.busy }; return try open($0, $1)
      }
      return .init(sealing, passphrase: "words")
    }

    func run(_ world: World, cutOffAfter steps: Int = .max) async throws {
      stepsLeft.set(steps)
      defer { stepsLeft.set(.max) }
      if way != .hub { _ = try await sync(of: world).run() }
      guard way == .hub || way == .sealedAndHub else { return }
      _ = try await HubSync(world.store).run(with: hub.remote(limit: 5))
    }
  }

  @Test(
    "they come to have the same, and lose nothing that was acknowledged",
    arguments: Way.allCases, 1...(slowTests ? 40 : 3) as ClosedRange<UInt64>)
  func agree(way: Way, seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let home = try await Household(way)
    var acknowledged: Set<ChangeName> = []
    for _ in 0..<70 {
      let world = home.worlds[Int.random(in: 0..<3, using: &random)]
      world.clock.pass(seconds: .random(in: 1...600, using: &random))
      let skew = wrongClocks[Int.random(in: 0..<wrongClocks.count, using: &random)]
      world.clock.pass(seconds: skew)
      defer { world.clock.pass(seconds: -skew) }
      let (id, text) = ("\(Int.random(in: 0..<5, using: &random))", "t\(random.next() % 99)")
      switch Int.random(in: 0..<11, using: &random) {
      case 10: try await world.forgetHashes()
      case 9: try await world.store.forget(world.store.records(in: .record(id)))
      case 0: try await world.entries.remove(id)
      case 1: _ = try? await world.store.undo()
      case 2, 3: try await home.run(world)
      case 4: try? await home.run(world, cutOffAfter: .random(in: 0..<6, using: &random))
      default:
        try await world.entries.put(Entry(id, text))
        #expect(try await world.entries.find(id)?.text == text)
      }
      acknowledged.formUnion(try await world.store.history().map(ChangeName.init))
    }
    for world in home.worlds { _ = try await world.store.dateAnew() }
    for _ in 0..<6 { for world in home.worlds { try await home.run(world) } }
    let expected = try await Archive(of: home.worlds[0].store)
    // Reconciliations and their stubs are acknowledged to nobody.
    let written = expected.changes
      .filter { !$0.isReconciliation && !($0.follows?.hasPrefix("-~") ?? false) }
      .map(ChangeName.init)
    #expect(acknowledged.isSuperset(of: written))
    #expect(acknowledged.isSubset(of: expected.changes.map(ChangeName.init)))
    for world in home.worlds {
      let archive = try await Archive(of: world.store)
      #expect(archive.changes.map(\.unhashed) == expected.changes.map(\.unhashed))
      #expect(try await world.entries.list() == home.worlds[0].entries.list())
      #expect(try await world.store.problems() == [])
      #expect(try await world.store.chainProblems() == [])
    }
  }
}

extension Change {
  /// The change as a version without hashes has it.
  fileprivate var unhashed: Change {
    var change = self
    change.hash = nil
    return change
  }
}

/// The number of steps before a run is interrupted.
private final class StepsLeft: Sendable {
  private let left = Mutex(Int.max)

  func set(_ steps: Int) { left.withLock { $0 = steps } }

  func areUsedUp() -> Bool {
    left.withLock { left in
      if left != .max { left -= 1 }
      return left < 0
    }
  }
}
