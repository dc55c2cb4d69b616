import CoreModels
import CoreStorage
import Foundation

/// How long all of a home takes to leave it and to come back, in milliseconds.
enum DataBenchmark {
  static func run(_ home: Home) async throws -> JSONValue {
    let folder = NSTemporaryDirectory() + "/data-probe-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    func open(_ home: Home) throws -> Store {
      try Store.open(in: home, kinds: StoreProbe.kinds, effects: .live)
    }
    let store = try open(home)
    let other = try open(Home(path: folder + "/other"))
    let far = try open(Home(path: folder + "/far"))
    var data = Data()
    let export = try await time { data = try await Archive(of: store).data() }
    let exported = data
    let take = try await time { try await other.take(Archive(parsing: exported)) }
    let backup = try await time { try await store.backUp(to: folder + "/copy.sqlite") }
    let shared = folder + "/shared"
    try FileManager.default.createDirectory(atPath: shared, withIntermediateDirectories: true)
    try await FolderSync(store).begin(folder: shared)
    try await FolderSync(far).begin(folder: shared)
    let send = try await time { _ = try await FolderSync(store).run() }
    let receive = try await time { _ = try await FolderSync(far).run() }
    try await store.collection(of: Mark.self).put(Mark(id: "new", value: 1))
    let more = try await time {
      _ = try await FolderSync(store).run()
      _ = try await FolderSync(far).run()
    }
    guard try await far.collection(of: Mark.self).find("new") != nil else {
      throw StoreError.corrupt
    }
    return [
      "export_ms": .number(export), "import_ms": .number(take), "backup_ms": .number(backup),
      "first_sync_send_ms": .number(send), "first_sync_receive_ms": .number(receive),
      "next_sync_both_ms": .number(more), "export_mib": .number(Double(data.count) / 1_048_576),
    ]
  }

  private static func time(_ body: () async throws -> Void) async throws -> Double {
    let clock = ContinuousClock()
    let start = clock.now
    try await body()
    return (start.duration(to: clock.now) / .milliseconds(0.1)).rounded() / 10
  }
}
