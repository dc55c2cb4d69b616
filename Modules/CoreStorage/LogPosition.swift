import GRDB

/// A record by its kind and id, without what is in it.
public struct RecordName: Hashable, Sendable {
  /// The record's kind.
  public let kind: String
  /// Its id within the kind.
  public let id: String
}

extension Snapshot {
  /// Whether it shows the store as it is now, and not as it stood at an earlier moment.
  public var isCurrent: Bool { asOf == nil }

  /// How many changes have reached this home so far: grows with every write and merge, so that what
  /// was derived at one position stays true until ``recordsTouched(after:kinds:)`` names an input.
  public func logPosition() throws -> Int {
    try explainingErrors {
      try Int.fetchOne(database.cachedStatement(sql: "SELECT max(sequence) FROM change")) ?? 0
    }
  }

  /// Everybody whose records were written, removed or merged after a position.
  public func profilesTouched(after position: Int) throws -> Set<String> {
    try explainingErrors {
      try String.fetchSet(
        database.cachedStatement(sql: "SELECT DISTINCT profile FROM change WHERE sequence > ?"),
        arguments: [position])
    }
  }

  /// The profile's records of those kinds that were written, removed or merged after a position.
  public func recordsTouched(after position: Int, kinds: [String]) throws -> Set<RecordName> {
    try explainingErrors {
      // With the profile as a condition SQLite would choose the index of records, and read it whole.
      let rows = try Row.fetchCursor(
        database.cachedStatement(
          sql: "SELECT profile, kind, id FROM change WHERE sequence > ? ORDER BY sequence"),
        arguments: [position])
      var names: Set<RecordName> = []
      while let row = try rows.next() {
        let kind = try row.decode(String.self, atIndex: 1)
        if kinds.contains(kind), try row.decode(String.self, atIndex: 0) == profile {
          names.insert(RecordName(kind: kind, id: try row.decode(String.self, atIndex: 2)))
        }
      }
      return names
    }
  }
}
