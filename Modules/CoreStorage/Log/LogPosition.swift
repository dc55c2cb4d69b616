/// The kind and id of a record, without its contents.
public struct RecordName: Hashable, Sendable {
  /// The record's kind.
  public let kind: String
  /// The id within the kind.
  public let id: String
}

/// The progress of a profile's log.
public struct LogMove: Hashable, Sendable {
  /// The position to continue from.
  public let position: Int
  /// `true` if a record of the profile was written, removed or merged after the known position.
  public var hasMoved: Bool

  package init(position: Int, hasMoved: Bool) {
    (self.position, self.hasMoved) = (position, hasMoved)
  }
}

extension Snapshot {
  /// More changes than are worth naming. Reading a million took ten seconds.
  private static let mostTouched = 5_000

  /// `true` if the snapshot shows the present rather than an earlier moment.
  public var isCurrent: Bool { asOf == nil }

  /// Returns the log's position, which grows with every write and merge. A value derived at one
  /// position stays valid until ``recordsTouched(after:kinds:)`` names one of its inputs.
  public func logPosition() throws -> Int {
    try log.position(of: profile)
  }

  /// Returns `true` if the profile's log has no changes. Within a transaction this holds until its
  /// first write.
  public func hasEmptyLog() throws -> Bool {
    try log.value(
      Int.self, "SELECT number FROM change WHERE profile = :profile LIMIT 1", ["profile": profile])
      == nil
  }

  /// Returns `true` if the profile's log has changes after a position.
  func isWritten(after position: Int) throws -> Bool {
    try log.value(
      Int.self,
      """
      SELECT 1 FROM change
      WHERE sequence > :position AND \(connection.dialect.isOfProfile) LIMIT 1
      """, ["position": position, "profile": profile]) != nil
  }

  /// Returns the store's size on disk in bytes. Throws ``StoreError`` if a compatible database
  /// cannot report it.
  public func storedBytes() throws -> Int {
    try connection.rows(connection.dialect.size) { try $0.value(Int.self, at: 0) }.first ?? 0
  }

  /// Returns the progress of several profiles' logs since known positions, by profile.
  public func moves(since positions: [String: Int]) throws -> [String: LogMove] {
    try connection.moves(since: positions)
  }

  /// Returns `true` if a record of any other kind was written, removed or merged after a position.
  public func hasMoved(after position: Int, besides kinds: [String]) throws -> Bool {
    try log.rows(
      """
      SELECT DISTINCT kind FROM change
      WHERE sequence > :position AND \(connection.dialect.isOfProfile)
      """, ["position": position, "profile": profile]
    ) { try $0.value(String.self, at: 0) }.contains { !kinds.contains($0) }
  }

  /// Returns the profile's records of these kinds that may differ from their state at a position:
  /// those written, removed or merged after it, or after the moment that the snapshot shows. `nil`
  /// stands for all of them, after thousands of changes.
  public func recordsTouched(after position: Int, kinds: [String]) throws -> Set<RecordName>? {
    var touched = try records(
      where: """
        sequence > :position AND \(connection.dialect.isOfProfile)
        ORDER BY sequence LIMIT \(Self.mostTouched + 1)
        """, ["position": position])
    guard touched.count <= Self.mostTouched else { return nil }
    if let asOf {
      touched += try records(where: isLater, ["clock": HybridClock.last(at: asOf)])
    }
    return Set(touched.lazy.filter { kinds.contains($0.kind) })
  }

  func records(
    where condition: String, _ arguments: SQLArguments
  ) throws -> [RecordName] {
    try log.rows(
      "SELECT kind, id FROM change WHERE \(condition)",
      arguments.merging(["profile": profile]) { $1 }
    ) { RecordName(kind: try $0.value(at: 0), id: try $0.value(at: 1)) }
  }
}
