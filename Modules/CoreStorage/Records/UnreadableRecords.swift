public import CoreModels

/// A record whose last state cannot be read, so that every screen leaves it out.
public struct UnreadableRecord: Hashable, Sendable {
  /// Whose it is.
  public let profile: String
  /// What it is.
  public let name: RecordName
  /// The day that it stands under, where there is one.
  public let day: Day?
  /// Whether a newer Daybook wrote it, which can read it.
  public let isNewer: Bool

  /// What mending made of it.
  public enum Outcome: Hashable, Sendable {
    /// Its last readable state holds again, which was written then.
    case broughtBack(Instant)
    /// It had no readable state and is removed; history keeps it.
    case removed
  }
}

extension Store {
  /// Every record of a known kind that cannot be read, whoever's it is, by profile, kind and id.
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

  /// Brings back the last readable state of each record, and removes those that have none; undo
  /// takes back what was done for a person. What a newer version wrote stays as it is.
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
  /// See ``Store/mend(_:)``; `nil` where the record can be read by now.
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
