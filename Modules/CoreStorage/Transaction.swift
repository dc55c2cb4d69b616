import CoreModels
import Foundation

/// A read-write transaction, valid while its closure runs.
public final class Transaction {
  /// The state within the transaction, including its writes.
  public let snapshot: Snapshot

  let absences = Registry.Absences()
  let store: Store
  private let automatic: Bool
  private var batch: Int?
  /// The ``Change/batchName`` of the transaction's writes, or `nil` until its first one.
  public private(set) var batchName: String?

  init(_ connection: any Connection, of store: Store, automatic: Bool) {
    snapshot = Snapshot(connection, of: store, isForWriting: !automatic)
    self.store = store
    self.automatic = automatic
  }

  /// Adds or replaces a record, preserving stored members that this version does not know. Returns
  /// `false`, and writes nothing, if the record is unchanged.
  @discardableResult
  public func put<Value: Record>(_ value: Value) throws -> Bool {
    let stored = try snapshot.latest(Value.kind, value.id)
    let body = try body(of: value, replacing: stored)
    // Compared by bytes, because canonically equivalent texts differ.
    let isSame = stored?.body?.hasBytes(of: body) ?? false
    if isSame && stored?.version == Value.version { return false }
    try write(
      kind: Value.kind, id: value.id, version: Value.version, day: value.day, body: body,
      text: value.searchText, after: stored)
    return true
  }

  /// Removes a record; its history remains. Returns `true` if there was one.
  @discardableResult
  public func remove<Value: Record>(_ type: Value.Type, _ id: String) throws -> Bool {
    guard let stored = try snapshot.latest(Value.kind, id), stored.body != nil else {
      return false
    }
    try write(
      kind: Value.kind, id: id, version: Value.version, day: nil, body: nil, text: nil,
      after: stored)
    return true
  }

  private func body<Value: Record>(
    of value: Value, replacing stored: StoredBody?
  ) throws -> String {
    guard let stored, let old = stored.body else { return try JSON.text(value) }
    guard stored.version <= Value.version else {
      throw StoreError.newerRecord(kind: Value.kind, id: value.id)
    }
    let before: JSONValue
    do {
      let parsed = try JSONValue(parsing: Data(old.utf8))
      before =
        stored.version < Value.version
        ? try Value.upgrade(parsed, from: stored.version) : parsed
    } catch {
      throw StoreError.unreadableRecord(kind: Value.kind, id: value.id, isNewer: false)
    }
    // A body that this version cannot decode counts as unknown members and is preserved.
    let understood = try (try? before.decode(Value.self)).map { try JSONValue(encoding: $0) }
    return try JSON.text(
      JSONValue(encoding: value)
        .keepingUnknownMembers(of: before, understood: understood ?? [:]))
  }

  /// Appends a change to the log and updates the record.
  func write(
    kind: String, id: String, version: Int, day: Day?, body: String?, text: String?,
    after stored: StoredBody?
  ) throws {
    let follows = try stored?.name(on: snapshot.log.device()) ?? "0"
    let change = try append(
      kind: kind, id: id, version: version, day: day, body: body, follows: follows)
    try change.becomeRecord(in: snapshot.connection, text: text, replacing: stored != nil)
  }

  /// Appends a change to the log only.
  func append(
    kind: String, id: String, version: Int, day: Day?, body: String?, undoes: String? = nil,
    follows: String? = nil
  ) throws -> Change {
    let connection = try snapshot.log
    var head = try Redating(store, in: connection).head(of: store.profile, writing: kind, id)
    if head.number >= Change.largestNumber {
      // This device's numbers are used up; under another name they start again.
      try connection.rename(store.effects.device())
      head.number = 0
    }
    let number = head.number + 1
    var change = Change(
      profile: store.profile, device: try connection.device(), number: number,
      batch: batch ?? number, undoes: undoes, automatic: automatic,
      clock: try HybridClock.next(after: head.clock, now: store.effects.now()), kind: kind, id: id,
      version: version, day: day, body: body, origin: store.origin, follows: follows)
    guard change.hasPlainNames, body?.hasPrefix("{") ?? true else {
      throw StoreError.malformedChange
    }
    guard change.isCarried else { throw StoreError.recordTooLarge(kind: kind, id: id) }
    (batch, batchName) = (change.batch, change.batchName)
    change.hash = try connection.nextHash(of: change)
    // Otherwise the record would be written without its change.
    guard try connection.append(change) else { throw StoreError.corrupt }
    return change
  }
}

extension Transaction {
  /// See ``Snapshot/find(_:_:)``.
  public func find<Value: Record>(_ type: Value.Type, _ id: String) throws -> Value? {
    try snapshot.find(type, id)
  }
}

extension Change {
  /// Updates the record from the change.
  func becomeRecord(in connection: any Connection, text: String?, replacing: Bool) throws {
    let (column, value) = (connection.dialect.textColumn, connection.dialect.textValue)
    let sql =
      replacing
      ? """
      UPDATE record SET device = :device, number = :number, clock = :clock, version = :version,
        day = :day, body = :body, \(column) = \(value)
      WHERE profile = :profile AND kind = :kind AND id = :id
      """
      : """
      INSERT INTO record
        (device, number, clock, version, day, body, profile, kind, id, \(column))
      VALUES (:device, :number, :clock, :version, :day, :body, :profile, :kind, :id, \(value))
      """
    let text = text?.indexable
    try connection.execute(
      sql,
      [
        "device": device, "number": number, "clock": clock, "version": version,
        "day": day?.epochDay, "body": body, "text": text, "profile": profile, "kind": kind,
        "id": id,
      ])
    try connection.index(text, of: ExactName(self), replacing: replacing)
  }
}
