public import CoreModels
import Foundation
import GRDB

extension Store {
  /// Makes a damaged home anew from the changes that can still be read, and answers how many those
  /// are, and the path of the damaged file's copy in the folder `replaced` of the home. Throws
  /// ``StoreError/corrupt`` where none can be read.
  public func salvage(at moment: Instant) async throws -> (changes: Int, kept: String) {
    guard let path = try file.path else { throw StoreError.cannotOpen }
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    let changes = readableChanges(in: try file)
    guard !changes.isEmpty else { throw StoreError.corrupt }
    let kept = try Home(path: folder).keepDamaged(path, at: moment)
    do { try await begin(with: changes, in: folder) } catch StoreError.full {
      // The file is as it was, and its copy takes the room that is missing.
      for suffix in ["", "-wal"] { unlink(kept + suffix) }
      throw StoreError.full
    }
    return (changes.count, kept)
  }

  /// Puts a store with those changes alone in the place of this one.
  private func begin(with changes: [Change], in folder: String) async throws {
    let anew = folder + "/salvage-\(effects.device()).part"
    defer { for suffix in ["", "-wal", "-shm", "-journal"] { unlink(anew + suffix) } }
    try makePrivateFile(at: anew)
    let store = try Store.open(path: anew, kinds: Array(kinds.values), effects: effects)
    try await store.merge(changes)
    try await store.engine.write { [notes = readableNotes(in: try file)] database in
      for (name, text) in notes { try DeviceNote.write(text, as: name, to: database) }
      try SharedWith(from: database).begin(in: database)
    }
    guard try await store.problems().isEmpty else { throw StoreError.corrupt }
    try explainingErrors {
      try store.file.writer.backup(to: file.writer)
      try store.file.writer.close()
    }
  }

  /// What was noted for this copy of the home alone, as far as it can be read.
  private func readableNotes(in file: SQLiteEngine) -> [String: String] {
    file.writer.writeWithoutTransaction { (try? DeviceNote.all(from: $0)) ?? [:] }
  }

  /// Every change that can be read, whatever lies broken between them.
  private func readableChanges(in file: SQLiteEngine) -> [Change] {
    // Outside of a transaction, which a damaged page would break off.
    file.writer.writeWithoutTransaction { connection in
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
