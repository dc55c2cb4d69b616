public import CoreModels
public import Foundation

/// A home whose store can no longer be opened, and the ways to start over.
public struct LostStore: Sendable {
  /// The home with the lost store.
  public let home: Home
  private let kinds: [any Record.Type]
  private let effects: Store.Effects

  /// A home that failed to open with these record kinds and effects.
  public init(home: Home, kinds: [any Record.Type], effects: Store.Effects) {
    (self.home, self.kinds, self.effects) = (home, kinds, effects)
  }

  /// The paths of earlier stores that restoring left in the home, newest first, without damaged
  /// ones.
  public func replacedStores() -> [String] {
    let folder = home.path + "/replaced"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".sqlite") && $0.first?.isNumber ?? false }
      .sorted(by: >).map { folder + "/" + $0 }
  }

  /// Returns the moment of a backup's last write, or `nil` if nothing was ever written. Throws
  /// ``BackupError`` if the backup cannot be restored.
  public func latest(in backup: Data) async throws -> Instant? {
    try await withStore(of: backup) { store in
      let clock = try await store.engine.read { connection in
        try connection.value(Int64.self, "SELECT max(clock) FROM change")
      }
      return clock.map(HybridClock.instant(of:))
    }
  }

  /// Rebuilds the store from everything still readable in its file and reports what was recovered.
  /// Returns `nil`, and leaves the file as it was, if nothing is readable. Throws
  /// ``StoreError/inUse``.
  public func salvage(at moment: Instant) async throws -> SalvageReport? {
    try await withStore(of: nil) { store in
      let anew = try store.file.path ?? ""
      var (report, kept): (SalvageReport?, String) = (nil, "")
      do {
        try StoreReplacement.replace(home.storePath, with: anew) { copy in
          kept = try home.keepStore(as: "damaged-", at: moment, copy)
          let salvage = try Salvage(copy: kept)
          guard !salvage.isEmpty else { throw NothingReadable() }
          try salvage.fill(store)
          report = salvage.report
          try store.file.close()
        }
      } catch is NothingReadable {
        home.forgetKept(kept)
      } catch StoreError.full {
        // The file is untouched, and its copy occupies the missing space.
        home.forgetKept(kept)
        throw StoreError.full
      }
      report?.kept = kept
      return report
    }
  }

  private struct NothingReadable: Error {}

  /// Replaces the file with a backup or an empty store. Returns the path of the copy of the old
  /// file, in the home's `replaced` folder.
  ///
  /// The backup is verified first. The home gets a new device name and is detached from sync.
  /// Throws ``BackupError`` and ``StoreError/inUse``.
  public func begin(from backup: Data?, at moment: Instant) async throws -> String {
    try await withStore(of: backup) { store in
      let whole = try store.file.path ?? ""
      try store.file.close()
      var kept = ""
      try StoreReplacement.replace(home.storePath, with: whole) { copy in
        kept = try home.keepStore(as: "damaged-", at: moment, copy)
      }
      return kept
    }
  }

  /// Opens the store after it has been replaced.
  public func open() throws -> Store { try .open(in: home, kinds: kinds, effects: effects) }

  /// Runs `body` with a verified store in a separate file beside the home's.
  private func withStore<Result>(
    of backup: Data?, _ body: (Store) async throws -> Result
  ) async throws -> Result {
    let part = home.path + "/rescue-\(effects.device()).part"
    defer { for suffix in ["", "-wal", "-shm", "-journal"] { unlink(part + suffix) } }
    try writePrivateFile(backup ?? Data(), at: part)
    if backup != nil {
      let known = Dictionary(kinds.map { ($0.kind, $0) }) { first, _ in first }
      try await Store.verify(part, kinds: known, effects: effects, shared: SharedWith())
    }
    return try await body(Store.open(path: part, kinds: kinds, effects: effects))
  }
}

extension Store {
  /// This store's home, for rebuilding it; `nil` for a store in memory. Throws
  /// ``StoreError/needsFile``.
  public var asLost: LostStore? {
    get throws(StoreError) {
      guard let path = try file.path else { return nil }
      let home = Home(path: URL(fileURLWithPath: path).deletingLastPathComponent().path)
      return LostStore(home: home, kinds: Array(kinds.values), effects: effects)
    }
  }

  /// Rebuilds a damaged store from everything still readable in its file, even while others have it
  /// open, and reports what was recovered. Throws ``StoreError/corrupt`` if nothing is readable.
  public func salvage(at moment: Instant) async throws -> SalvageReport {
    guard let lost = try asLost else { throw StoreError.cannotOpen }
    guard let report = try await lost.salvage(at: moment) else { throw StoreError.corrupt }
    return report
  }
}
