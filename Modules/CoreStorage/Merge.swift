import CoreModels
import Foundation
import GRDB

extension Store {
  /// Takes in changes made elsewhere, all or none, and answers how many were new.
  ///
  /// Of two changes to a record the greater (clock, device, number) wins, so that merging is
  /// commutative, associative and idempotent. Throws ``StoreError/malformedChange`` for changes
  /// that no device writes.
  @discardableResult
  public func merge(_ changes: [Change]) async throws -> Int {
    guard asOf == nil else { throw StoreError.pastIsReadOnly }
    guard changes.allSatisfy(\.isWellFormed) else { throw StoreError.malformedChange }
    return try await engine.write { [self] database in try merge(changes, in: database).added }
  }

  /// The same within a transaction, for changes that are well-formed; with what became of them.
  func merge(_ changes: [Change], in database: Database) throws -> MergeReport {
    var report = MergeReport()
    for var change in changes {
      var isNew = try change.append(to: database)
      if try !isNew && !change.isKept(in: database) {
        // Two copies of a home went on as the same device. Nothing of either is lost.
        report.conflictingDevices.insert(change.device)
        change.device += "~" + change.contentHash
        isNew = try change.append(to: database)
      }
      guard isNew else {
        report.known += 1
        continue
      }
      report.added += 1
      let stored = try Snapshot(database, of: profile(named: change.profile))
        .latest(change.kind, change.id)
      guard stored?.isOlder(than: change) ?? true else {
        report.overtaken += 1
        continue
      }
      try change.becomeRecord(
        in: database, text: change.searchText(kinds), replacing: stored != nil)
    }
    return report
  }

  /// The same changes, each with its sequence number.
  func numberedChanges(
    after sequence: Int, limit: Int
  ) async throws -> [(sequence: Int, change: Change)] {
    try await engine.read { database in
      let numbers = try Int.fetchAll(
        database,
        sql: "SELECT sequence FROM change WHERE sequence > ? ORDER BY sequence LIMIT ?",
        arguments: [sequence, limit])
      let changes = try Change.fetch(
        from: database, where: "sequence > :sequence", order: "sequence LIMIT :limit",
        ["sequence": sequence, "limit": limit])
      return zip(numbers, changes).map { ($0, $1) }
    }
  }

  /// Every change of every profile in the order it reached this home, after that sequence number;
  /// with the last one's sequence number.
  public func changes(
    after sequence: Int = 0, limit: Int = 1000
  ) async throws -> (changes: [Change], last: Int) {
    try await engine.read { database in
      let changes = try Change.fetch(
        from: database, where: "sequence > :sequence", order: "sequence LIMIT :limit",
        ["sequence": sequence, "limit": limit])
      let last = try Int.fetchOne(
        database,
        sql: """
          SELECT max(sequence) FROM
            (SELECT sequence FROM change WHERE sequence > ? ORDER BY sequence LIMIT ?)
          """,
        arguments: [sequence, limit])
      return (changes, last ?? sequence)
    }
  }
}

extension Change {
  /// Whether the log has this very change, and not another one of its name.
  fileprivate func isKept(in database: Database) throws -> Bool {
    let kept = try Change.fetch(
      from: database, where: "profile = :profile AND device = :device AND number = :number",
      order: "sequence", ["profile": profile, "device": device, "number": number])
    return kept == [self]
  }

  /// Tells it from another change of its name.
  fileprivate var contentHash: String {
    var hash = StableHash()
    hash.combine(UInt64(bitPattern: clock))
    for part in [kind, id, body ?? ""] {
      hash.combine(part)
      hash.combine(UInt64(part.utf8.count))
    }
    return String(hash.value, radix: 16)
  }

  /// More than any device writes, and far enough from the end for another to follow.
  private static let endOfNumbers = 1 << 62

  var isWellFormed: Bool {
    // As strict as reading a typed value, and several times faster.
    let isObject = body.map { text in
      (try? JSONSerialization.jsonObject(with: Data(text.utf8))) is [String: Any]
    }
    return (1..<Change.endOfNumbers).contains(number) && batch >= 1 && batch <= number
      && version >= 1 && clock > 0
      && clock <= HybridClock.latest && hasPlainNames && isObject ?? true
  }

  /// Whether every name is there and whole for SQLite, which ends texts at a NUL.
  var hasPlainNames: Bool {
    [profile, device, kind, id].allSatisfy { !$0.isEmpty && !$0.utf8.contains(0) }
      && !(undoes?.utf8.contains(0) ?? false)
  }
}
