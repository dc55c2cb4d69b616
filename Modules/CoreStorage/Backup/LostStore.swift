public import CoreModels
public import Foundation

/// A home whose store cannot be opened any more, and how it begins anew.
public struct LostStore: Sendable {
  /// The home.
  public let home: Home
  private let kinds: [any Record.Type]
  private let effects: Store.Effects

  /// A home that could not be opened with these.
  public init(home: Home, kinds: [any Record.Type], effects: Store.Effects) {
    (self.home, self.kinds, self.effects) = (home, kinds, effects)
  }

  /// Copies of earlier states that restoring left in the home, newest first; damaged ones are not
  /// among them.
  public func replacedStores() -> [String] {
    let folder = home.path + "/replaced"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".sqlite") && $0.first?.isNumber ?? false }
      .sorted(by: >).map { folder + "/" + $0 }
  }

  /// When something was last written in a backup, `nil` for never; throws ``BackupError`` for one
  /// that cannot be restored.
  public func latest(in backup: Data) async throws -> Instant? {
    try await withStore(of: backup) { store in
      let clock = try await store.engine.read { connection in
        try connection.value(Int64.self, "SELECT max(clock) FROM change")
      }
      return clock.map(HybridClock.instant(of:))
    }
  }

  /// Makes the store anew from all that can still be read in its file, and tells what that is;
  /// `nil` where it is nothing, and the file is as it was. Throws ``StoreError/inUse``.
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
        // The file is as it was, and its copy takes the room that is missing.
        home.forgetKept(kept)
        throw StoreError.full
      }
      report?.kept = kept
      return report
    }
  }

  private struct NothingReadable: Error {}

  /// Puts a backup, or an empty store, in the place of the file, and answers the path of the copy
  /// that it made before of that file, in the folder `replaced` of the home.
  ///
  /// The backup is verified first. The home gets a new name as a device, and shares with nothing.
  /// Throws ``BackupError``, and ``StoreError/inUse``.
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

  /// The store once it has begun anew.
  public func open() throws -> Store { try .open(in: home, kinds: kinds, effects: effects) }

  /// A verified store of its own, in one file beside the home's.
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
  /// The same home as one to be made anew, `nil` for a store in memory; throws
  /// ``StoreError/needsFile``.
  public var asLost: LostStore? {
    get throws(StoreError) {
      guard let path = try file.path else { return nil }
      let home = Home(path: URL(fileURLWithPath: path).deletingLastPathComponent().path)
      return LostStore(home: home, kinds: Array(kinds.values), effects: effects)
    }
  }

  /// Makes a damaged store anew from all that can still be read in its file, while others may have
  /// it open; tells what that is. Throws ``StoreError/corrupt`` where it is nothing.
  public func salvage(at moment: Instant) async throws -> SalvageReport {
    guard let lost = try asLost else { throw StoreError.cannotOpen }
    guard let report = try await lost.salvage(at: moment) else { throw StoreError.corrupt }
    return report
  }
}
