public import CoreModels

/// The order of a list of records.
public enum ListOrder: Sendable {
  /// By day, then by the time of the last write.
  case oldestFirst, newestFirst
  /// By the time of the last write, regardless of the day; for records that count by arrival.
  case lastWrittenFirst
}

/// The records of one kind. Each method runs in a transaction of its own.
public struct RecordCollection<Value: Record>: Sendable {
  let store: Store

  /// Returns the record with that id, or `nil` if there is none.
  public func find(_ id: String) async throws -> Value? {
    try await store.read { try $0.find(Value.self, id) }
  }

  /// Returns the records of those days, or all of them; at most `limit`.
  public func list(
    days: ClosedRange<Day>? = nil, order: ListOrder = .oldestFirst, limit: Int? = nil
  ) async throws -> [Value] {
    try await store.read { try $0.list(Value.self, days: days, order: order, limit: limit) }
  }

  /// Returns the records whose text contains every word, best match first; see
  /// ``Snapshot/search(_:for:limit:)``.
  public func search(_ words: String, limit: Int = 50) async throws -> [SearchMatch<Value>] {
    try await store.read { try $0.search(Value.self, for: words, limit: limit) }
  }

  /// Adds or replaces a record; writes nothing if it is unchanged.
  public func put(_ value: Value) async throws {
    try await store.transaction { try $0.put(value) }
  }

  /// Removes a record; its history remains.
  public func remove(_ id: String) async throws {
    try await store.transaction { try $0.remove(Value.self, id) }
  }
}
