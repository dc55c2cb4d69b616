import Synchronization

/// The records that reads left out because they cannot be read, for whoever tells the person.
public final class Omissions: Sendable {
  private let names = Mutex<Set<RecordName>>([])

  /// Nothing was left out yet.
  public init() {}

  /// Each once, by kind and id.
  public var records: [RecordName] {
    names.withLock { $0.sorted { ($0.kind, $0.id) < ($1.kind, $1.id) } }
  }

  func add(kind: String, id: String) {
    names.withLock { _ = $0.insert(RecordName(kind: kind, id: id)) }
  }
}

extension Store {
  /// The same store, whose reads name there what they leave out.
  public func namingOmissions(in omissions: Omissions) -> Store {
    var store = self
    store.omissions = omissions
    return store
  }

  /// What reads have left out so far, where somebody wants to know.
  public var leftOut: [RecordName] { omissions?.records ?? [] }
}

extension Snapshot {
  /// The record with that id, `nil` where there is none and where it cannot be read, which then is
  /// left out like in a list: for screens, which one record never takes down. Where a person writes,
  /// it throws like ``find(_:_:)``, so that nothing is written over unseen.
  public func findReadable<Value: Record>(_ type: Value.Type, _ id: String) throws -> Value? {
    try isForWriting ? find(type, id) : leavingOut { try find(type, id) }
  }

  /// What a closure reads of one record, `nil` where it cannot be read.
  func leavingOut<Value>(_ read: () throws -> Value?) throws -> Value? {
    do { return try read() } catch StoreError.unreadableRecord(let kind, let id, _) {
      omissions?.add(kind: kind, id: id)
      return nil
    }
  }
}
