/// A record by its kind and id, without what is in it.
public struct RecordName: Hashable, Sendable {
  /// The record's kind.
  public let kind: String
  /// Its id within the kind.
  public let id: String
}

/// How far a person's log has come.
public struct LogMove: Hashable, Sendable {
  /// The position to go on from.
  public let position: Int
  /// Whether something of theirs was written, removed or merged after the position that was known.
  public var hasMoved: Bool

  package init(position: Int, hasMoved: Bool) {
    (self.position, self.hasMoved) = (position, hasMoved)
  }
}

extension Snapshot {
  /// Whether it shows the store as it is now, and not as it stood at an earlier moment.
  public var isCurrent: Bool { asOf == nil }

  /// How many changes have reached this home so far: grows with every write and merge, so that what
  /// was derived at one position stays true until ``recordsTouched(after:kinds:)`` names an input.
  public func logPosition() throws -> Int {
    try log.position(of: profile)
  }

  /// Whether nothing was ever written by the person or merged for them. Within a transaction it
  /// stays so until that writes.
  public func hasEmptyLog() throws -> Bool {
    try log.value(
      Int.self, "SELECT number FROM change WHERE profile = :profile LIMIT 1", ["profile": profile])
      == nil
  }

  /// Whether something was written by the person, or merged for them, after a position of the log.
  func isWritten(after position: Int) throws -> Bool {
    try log.value(
      Int.self,
      """
      SELECT 1 FROM change
      WHERE sequence > :position AND \(connection.dialect.isOfProfile) LIMIT 1
      """, ["position": position, "profile": profile]) != nil
  }

  /// How many bytes the whole store takes on its disk; ``StoreError`` where a compatible database
  /// cannot tell.
  public func storedBytes() throws -> Int {
    try connection.rows(connection.dialect.size) { try $0.value(Int.self, at: 0) }.first ?? 0
  }

  /// How far the logs of people have come, by name, each since a position that was known of it.
  public func moves(since positions: [String: Int]) throws -> [String: LogMove] {
    try connection.moves(since: positions)
  }

  /// Whether a record of another kind than those was written, removed or merged after a position.
  public func hasMoved(after position: Int, besides kinds: [String]) throws -> Bool {
    try log.rows(
      """
      SELECT DISTINCT kind FROM change
      WHERE sequence > :position AND \(connection.dialect.isOfProfile)
      """, ["position": position, "profile": profile]
    ) { try $0.value(String.self, at: 0) }.contains { !kinds.contains($0) }
  }

  /// The profile's records of those kinds that were written, removed or merged after a position.
  public func recordsTouched(after position: Int, kinds: [String]) throws -> Set<RecordName> {
    let touched = try log.rows(
      """
      SELECT kind, id FROM change
      WHERE sequence > :position AND \(connection.dialect.isOfProfile) ORDER BY sequence
      """, ["position": position, "profile": profile]
    ) { RecordName(kind: try $0.value(at: 0), id: try $0.value(at: 1)) }
    return Set(touched.lazy.filter { kinds.contains($0.kind) })
  }
}
