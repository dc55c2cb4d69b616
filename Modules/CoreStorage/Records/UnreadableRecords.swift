public import CoreModels

/// A record whose last state cannot be decoded, so that all screens leave it out.
public struct UnreadableRecord: Hashable, Sendable {
  /// The owning profile.
  public let profile: String
  /// The record's name.
  public let name: RecordName
  /// The record's day, if any.
  public let day: Day?
  /// `true` if a newer Daybook wrote the record and can decode it.
  public let isNewer: Bool

  /// The outcome of mending a record.
  public enum Outcome: Hashable, Sendable {
    /// The last decodable state was restored; it was written at this moment.
    case broughtBack(Instant)
    /// There was no decodable state, so the record was removed; its history remains.
    case removed
  }
}

extension Store {
  /// Returns all undecodable records of known kinds, of every profile, ordered by profile, kind and
  /// id.
  public func unreadableRecords() async throws -> [UnreadableRecord] {
    try await engine.read { [kinds] connection in
      var found: [UnreadableRecord] = []
      for type in kinds.values.sorted(by: { $0.kind < $1.kind }) {
        try connection.query(
          "SELECT profile, id, version, day, body FROM record WHERE kind = :kind AND body IS NOT NULL",
          ["kind": type.kind]
        ) { row in
          let (id, version) = (try row.value(String.self, at: 1), try row.value(Int.self, at: 2))
          guard try !type.canRead(row.value(at: 4), version: version, id: id) else { return }
          found.append(
            UnreadableRecord(
              profile: try row.value(at: 0), name: RecordName(kind: type.kind, id: id),
              day: try row.value(Int?.self, at: 3).map(Day.init(epochDay:)),
              isNewer: version > type.version))
        }
      }
      return found.sorted {
        ($0.profile, $0.name.kind, $0.name.id) < ($1.profile, $1.name.kind, $1.name.id)
      }
    }
  }

  /// Restores the last decodable state of each record, and removes records without one. The user
  /// can undo it. Records written by a newer version are left alone.
  public func mend(
    _ records: [UnreadableRecord]
  ) async throws -> [UnreadableRecord: UnreadableRecord.Outcome] {
    var outcomes: [UnreadableRecord: UnreadableRecord.Outcome] = [:]
    let mendable = Dictionary(grouping: records.filter { !$0.isNewer }, by: \.profile)
    for (profile, records) in mendable.sorted(by: { $0.key < $1.key }) {
      let mended = try await self.profile(named: profile).transaction { [kinds] transaction in
        try records.compactMap { record in
          try transaction.mend(record.name, kinds).map { (record, $0) }
        }
      }
      outcomes.merge(mended) { $1 }
    }
    return outcomes
  }
}

extension Transaction {
  /// Mends one record; returns `nil` if it has become decodable. See ``Store/mend(_:)``.
  fileprivate func mend(
    _ name: RecordName, _ kinds: [String: any Record.Type]
  ) throws -> UnreadableRecord.Outcome? {
    let states = try Change.fetch(
      from: snapshot.log,
      where: "profile = :profile AND kind = :kind AND id = :id AND \(Change.counts("change"))",
      order: "clock DESC, device DESC, number DESC",
      ["profile": snapshot.profile, "kind": name.kind, "id": name.id])
    guard let last = states.first, !last.isReadable(kinds) else { return nil }
    let readable = states.first { $0.isReadable(kinds) }
    try write(
      kind: name.kind, id: name.id, version: readable?.version ?? last.version,
      day: readable?.day, body: readable?.body, text: readable?.searchText(kinds),
      after: try snapshot.latest(name.kind, name.id))
    return readable?.body == nil ? .removed : readable.map { .broughtBack($0.writtenAt) }
  }
}
