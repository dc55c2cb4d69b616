import GRDB
import Synchronization

/// Commits writes that wait for one another in one transaction, so that they share one sync to disk.
///
/// Each write has a savepoint of its own, and is acknowledged after the commit.
final class GroupCommit: Sendable {
  /// Runs a write and returns its acknowledgement; `fail` reports its error instead.
  private struct Write: Sendable {
    let run: @Sendable (Database) throws -> () -> Void
    let fail: @Sendable (any Error) -> Void
  }

  private let pool: DatabasePool
  private let waiting = Mutex<[Write]>([])
  /// The most writes of a transaction, so that its first need not wait for many others.
  private static let most = 64

  init(_ pool: DatabasePool) { self.pool = pool }

  /// Runs a closure in a transaction, and once more, alone, if the transaction failed as a whole.
  func write<Result: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Result
  ) async throws -> Result {
    try Task.checkCancellation()
    return try await withCheckedThrowingContinuation { continuation in
      let write = Write(
        run: { database in
          let result = try body(database)
          return { continuation.resume(returning: result) }
        }, fail: { continuation.resume(throwing: $0) })
      waiting.withLock { $0.append(write) }
      // By its turn an earlier one may have committed this write too.
      pool.asyncWriteWithoutTransaction { [self] database in
        if let first = next() { commit(first, in: database) }
      }
    }
  }

  private func next() -> Write? {
    waiting.withLock { $0.isEmpty ? nil : $0.removeFirst() }
  }

  /// Commits a write and those that wait behind it.
  private func commit(_ first: Write, in database: Database) {
    var group: [(write: Write, acknowledge: () -> Void)] = []
    var current: Write? = first
    do {
      try database.inTransaction(.immediate) {
        while let write = current {
          do {
            var acknowledge = {}
            try database.inSavepoint {
              acknowledge = try write.run(database)
              return .commit
            }
            group.append((write, acknowledge))
          } catch {
            guard database.isInsideTransaction else { throw error }
            write.fail(error)
          }
          current = group.count < Self.most ? next() : nil
        }
        return .commit
      }
      for (_, acknowledge) in group { acknowledge() }
    } catch {
      // A full disk, for example, rolls back everybody's writes because of one.
      let writes = group.map(\.write) + (current.map { [$0] } ?? [])
      if writes.count > 1 {
        for write in writes { commit(alone: write, in: database) }
      } else {
        writes.first?.fail(error)
      }
    }
  }

  private func commit(alone write: Write, in database: Database) {
    do {
      var acknowledge = {}
      try database.inTransaction(.immediate) {
        acknowledge = try write.run(database)
        return .commit
      }
      acknowledge()
    } catch { write.fail(error) }
  }
}
