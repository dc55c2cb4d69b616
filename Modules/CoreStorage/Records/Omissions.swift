import Synchronization

/// Collects the records that reads skipped as undecodable, for reporting them to the user.
public final class Omissions: Sendable {
  private let names = Mutex<Set<RecordName>>([])

  /// Creates an empty collection.
  public init() {}

  /// The skipped records, each once, by kind and id.
  public var records: [RecordName] {
    names.withLock { $0.sorted { ($0.kind, $0.id) < ($1.kind, $1.id) } }
  }

  func add(kind: String, id: String) {
    names.withLock { _ = $0.insert(RecordName(kind: kind, id: id)) }
  }
}

extension Store {
  /// Returns this store, collecting the records that its reads skip.
  public func namingOmissions(in omissions: Omissions) -> Store {
    var store = self
    store.omissions = omissions
    return store
  }

  /// The records skipped so far, if the store collects them.
  public var leftOut: [RecordName] { omissions?.records ?? [] }
}

extension Snapshot {
  /// Returns the record with that id, or `nil` if there is none or it cannot be decoded; the latter
  /// counts as an omission, like in a list. Screens use it so that no single record breaks them. In
  /// a write transaction it throws like ``find(_:_:)``, so that nothing is overwritten unseen.
  public func findReadable<Value: Record>(_ type: Value.Type, _ id: String) throws -> Value? {
    try isForWriting ? find(type, id) : leavingOut { try find(type, id) }
  }

  /// Returns the result of reading one record, or `nil` if it cannot be decoded.
  func leavingOut<Value>(_ read: () throws -> Value?) throws -> Value? {
    do { return try read() } catch StoreError.unreadableRecord(let kind, let id, _) {
      omissions?.add(kind: kind, id: id)
      return nil
    }
  }
}
