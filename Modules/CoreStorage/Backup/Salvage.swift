public import CoreModels
import Foundation
import GRDB

extension Store {
  /// Makes a damaged home anew from the changes that can still be read, and answers how many those
  /// are, and the path of the damaged file's copy in the folder `replaced` of the home.
  public func salvage(at moment: Instant) async throws -> (changes: Int, kept: String) {
    guard let path = try file.path else { throw StoreError.cannotOpen }
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    let replaced = folder + "/replaced"
    try Home(path: folder).makeFolder(replaced)
    let kept = replaced + "/damaged-\(moment.compactDescription).sqlite"
    try Home.keep(path, at: kept)
    let changes = try await readableChanges()
    let anew = folder + "/salvage-\(effects.device()).part"
    defer { for suffix in ["", "-wal", "-shm", "-journal"] { unlink(anew + suffix) } }
    try makePrivateFile(at: anew)
    let store = try Store.open(path: anew, kinds: Array(kinds.values), effects: effects)
    try await store.merge(changes)
    try await store.engine.write { [notes = try await readableNotes()] database in
      for (name, text) in notes { try DeviceNote.write(text, as: name, to: database) }
      try SyncState.begin(anew: SyncState.load(from: database), in: database)
    }
    guard try await store.problems().isEmpty else { throw StoreError.corrupt }
    try explainingErrors {
      try store.file.writer.backup(to: file.writer)
      try store.file.writer.close()
    }
    return (changes.count, kept)
  }

  /// What was noted for this copy of the home alone, as far as it can be read.
  private func readableNotes() async throws -> [String: String] {
    try await engine.read { database in (try? DeviceNote.all(from: database)) ?? [:] }
  }

  /// Every change that can be read, whatever lies broken between them.
  private func readableChanges() async throws -> [Change] {
    try await engine.read { connection in
      let last = (try? connection.value(Int.self, "SELECT max(sequence) FROM change")) ?? nil
      let counted =
        (try? connection.value(Int.self, "SELECT max(seq) FROM sqlite_sequence")) ?? nil
      guard let end = [last, counted].compactMap(\.self).max() else { return [] }
      return Self.readable(0..<end + 1, in: connection).filter(\.isWellFormed)
    }
  }

  /// The changes of those sequence numbers; where one cannot be read, those on both sides of it.
  private static func readable(_ sequences: Range<Int>, in connection: any Connection) -> [Change] {
    do {
      return try Change.fetch(
        from: connection, where: "sequence >= :first AND sequence < :end", order: "sequence",
        ["first": sequences.lowerBound, "end": sequences.upperBound])
    } catch {
      guard sequences.count > 1 else { return [] }
      let middle = sequences.lowerBound + sequences.count / 2
      return readable(sequences.lowerBound..<middle, in: connection)
        + readable(middle..<sequences.upperBound, in: connection)
    }
  }
}
