extension Store {
  /// Performs a transaction, rolls it back, and returns its result.
  public func rehearsal<Result: Sendable>(
    _ work: @escaping @Sendable (Transaction) throws -> Result
  ) async throws -> Result {
    do {
      return try await transaction { transaction -> Result in
        throw Rehearsed(result: try work(transaction))
      }
    } catch let end as Rehearsed<Result> {
      return end.result
    }
  }
}

/// Thrown to roll back a rehearsal's transaction.
struct Rehearsed<Result: Sendable>: Error {
  let result: Result
}
