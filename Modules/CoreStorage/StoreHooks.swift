extension Store {
  /// Returns this store with a closure that runs at the start of every user write, in the same
  /// transaction: to note the write, or to prevent it by throwing. Earlier closures run first.
  public func beforeWrites(
    _ body: @escaping @Sendable (Transaction) throws -> Void
  ) -> Store {
    var store = self
    store.beforeWrite = { [beforeWrite] transaction in
      try beforeWrite?(transaction)
      try body(transaction)
    }
    return store
  }

  /// Returns this store with a closure that runs at the end of every user write, in the same
  /// transaction, with its result: to store a note of it.
  public func beforeCommits(
    _ body: @escaping @Sendable (Transaction, _ result: any Sendable) throws -> Void
  ) -> Store {
    var store = self
    store.beforeCommit = body
    return store
  }

  /// Returns this store with a closure that is called after each of the user’s writes and undos,
  /// with its ``Change/batchName``, once it is on disk; not for other profiles.
  public func afterWrites(_ body: @escaping @Sendable (_ batch: String) -> Void) -> Store {
    var store = self
    store.afterWrite = body
    return store
  }
}
