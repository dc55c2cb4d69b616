public import CoreModels

/// The order of a list.
public enum ListOrder: Sendable {
  /// By day, then by when each was last written.
  case oldestFirst, newestFirst
  /// By when each was last written, whatever its day: for what counts by when it came in.
  case lastWrittenFirst
}

/// The records of one kind, each call a transaction of its own.
public struct RecordCollection<Value: Record>: Sendable {
  let store: Store

  /// The record with that id, `nil` where there is none.
  public func find(_ id: String) async throws -> Value? {
    try await store.read { try $0.find(Value.self, id) }
  }

  /// The records of those days, or all; at most `limit`.
  public func list(
    days: ClosedRange<Day>? = nil, order: ListOrder = .oldestFirst, limit: Int? = nil
  ) async throws -> [Value] {
    try await store.read { try $0.list(Value.self, days: days, order: order, limit: limit) }
  }

  /// The records whose text has every word, best match first; see
  /// ``Snapshot/search(_:for:limit:)``.
  public func search(_ words: String, limit: Int = 50) async throws -> [SearchMatch<Value>] {
    try await store.read { try $0.search(Value.self, for: words, limit: limit) }
  }

  /// Adds or replaces a record; nothing is written when nothing changed.
  public func put(_ value: Value) async throws {
    try await store.transaction { try $0.put(value) }
  }

  /// Removes a record; history keeps it.
  public func remove(_ id: String) async throws {
    try await store.transaction { try $0.remove(Value.self, id) }
  }
}
