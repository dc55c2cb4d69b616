/// The records that a merge changes. Each is read once and written once, however many of its
/// changes arrive.
struct MergedRecords {
  private struct Merged {
    let isStored: Bool
    /// The change that the record shows, stored or new, without its body.
    var last: StoredBody?
    var new: Change?
  }

  private let connection: any Connection
  private var merged: [Merged] = []
  private var places: [ExactName: Int] = [:]

  init(_ connection: any Connection) { self.connection = connection }

  /// Returns the change that the record shows, or `nil` if there is no such record.
  mutating func last(_ record: ExactName) throws -> StoredBody? {
    if let place = places[record] { return merged[place].last }
    let stored = try connection.rows(
      """
      SELECT version, clock, device, number FROM record
      WHERE profile = :profile AND kind = :kind AND id = :id
      """, record.arguments
    ) {
      StoredBody(
        version: try $0.value(at: 0), body: nil, clock: try $0.value(at: 1),
        device: try $0.value(at: 2), number: try $0.value(at: 3))
    }.first
    places[record] = merged.count
    merged.append(Merged(isStored: stored != nil, last: stored))
    return stored
  }

  /// Makes a record show a change. Requires a call of ``last(_:)`` before.
  mutating func take(_ change: Change) {
    guard let place = places[ExactName(change)] else { return }
    merged[place].new = change
    merged[place].last = StoredBody(
      version: change.version, body: nil, clock: change.clock, device: change.device,
      number: change.number)
  }

  /// Drops the state of a record that was rewritten from the log.
  mutating func drop(_ record: ExactName) {
    if let place = places.removeValue(forKey: record) { merged[place].new = nil }
  }

  /// Writes the changed records, those that are new first, in the order in which their changes
  /// arrived.
  func write(for store: Store) throws {
    let changed = merged.filter { $0.new != nil }
    let new = changed.filter { !$0.isStored }
    try connection.addRecords(new.count) { try write(new, for: store) }
    try write(changed.filter(\.isStored), for: store)
  }

  private func write(_ records: [Merged], for store: Store) throws {
    for record in records {
      guard let change = record.new else { continue }
      let (isReadable, text) = change.decoded(store.kinds)
      // Stored as it came, for a later version and the history; screens leave it out.
      if !isReadable { store.omissions?.add(kind: change.kind, id: change.id) }
      try change.becomeRecord(in: connection, text: text, replacing: record.isStored)
    }
  }
}
