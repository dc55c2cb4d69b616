public import CoreModels
public import CoreStorage

/// Calls that wait for a network, kept in the store so that none is forgotten.
public struct Outbox: Sendable {
  let store: Store

  /// The outbox of a store's profile.
  public init(_ store: Store) {
    self.store = store
  }

  /// Puts a call at the end of the line, together with what else the transaction writes; one with an
  /// id that is there already changes nothing.
  public static func enqueue(_ call: OutboxCall, in transaction: Transaction) throws {
    guard try transaction.find(OutboxCall.self, call.id) == nil else { return }
    var call = call
    call.position = (try transaction.line().last?.position ?? 0) + 1
    try transaction.put(call)
  }

  /// All calls not carried out, the failed ones included, in the order of the line.
  public func pending() async throws -> [OutboxCall] {
    try await store.collection(of: OutboxCall.self).list().sorted { $0.position < $1.position }
  }

  /// Takes a call out of the line; `false` where it is not there or is being sent at `now`.
  @discardableResult
  public func cancel(_ id: String, now: Instant) async throws -> Bool {
    try await store.transaction { transaction in
      guard let call = try transaction.find(OutboxCall.self, id),
        call.state != .sending || call.nextAttemptAt <= now
      else { return false }
      return try transaction.remove(OutboxCall.self, id)
    }
  }

  /// Makes a call that waits for its time due at `now`; `false` where there is no such call.
  @discardableResult
  public func hurry(_ id: String, now: Instant) async throws -> Bool {
    try await store.transaction(automatic: true) { transaction in
      guard var call = try transaction.find(OutboxCall.self, id), call.state == .pending,
        call.nextAttemptAt > now
      else { return false }
      call.nextAttemptAt = now
      return try transaction.put(call)
    }
  }
}

extension Transaction {
  /// The calls in the order of the line.
  func line() throws -> [OutboxCall] {
    try snapshot.list(OutboxCall.self).sorted { $0.position < $1.position }
  }
}
