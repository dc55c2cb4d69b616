public import CoreModels
public import Foundation
import GRDB

/// A home whose store's file cannot be opened any more, and how it begins anew.
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

  /// Puts a backup, or an empty store, in the place of the file, and answers the path of the copy
  /// that it made before of that file, in the folder `replaced` of the home.
  ///
  /// The backup is verified first. The home gets a new name as a device, and shares with nothing.
  /// Throws ``BackupError``.
  public func begin(from backup: Data?, at moment: Instant) async throws -> String {
    try await withStore(of: backup) { store in
      let path = home.storePath
      let kept = try home.keepDamaged(path, at: moment)
      let whole = try store.file.path ?? ""
      try store.file.writer.close()
      // Beside the new file, SQLite would take it for changes that are not in it yet.
      for suffix in ["-wal", "-shm", "-journal"] { unlink(path + suffix) }
      guard rename(whole, path) == 0 else { throw StoreError.cannotOpen }
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

extension Home {
  /// Copies a store's file into the folder `replaced`, byte by byte with what is not yet in it, for
  /// SQLite may not read it any more; answers the copy's path, which no other file had.
  func keepDamaged(_ path: String, at moment: Instant) throws -> String {
    let folder = self.path + "/replaced"
    try makeFolder(folder)
    let name = folder + "/damaged-\(moment.compactDescription)"
    let names = [name] + (2...99).map { "\(name)-\($0)" }
    let copy = names.map { $0 + ".sqlite" }.first { !FileManager.default.fileExists(atPath: $0) }
    guard let copy else { throw StoreError.cannotOpen }
    do {
      for suffix in ["", "-wal"] where FileManager.default.fileExists(atPath: path + suffix) {
        guard let data = FileManager.default.contents(atPath: path + suffix) else {
          throw StoreError.inputOutput
        }
        try replacePrivateFile(at: copy + suffix, with: data)
      }
    } catch {
      for suffix in ["", "-wal"] { unlink(copy + suffix) }
      throw error
    }
    return copy
  }
}
