extension Store {
  /// Returns this store with a closure that runs at the start of every user write, in the same
  /// transaction: to note the write, or to prevent it by throwing.
  public func beforeWrites(
    _ body: @escaping @Sendable (Transaction) throws -> Void
  ) -> Store {
    var store = self
    store.beforeWrite = body
    return store
  }

  /// The same store, with something that ends every transaction of a person and is committed with it:
  /// a note of its result.
  public func beforeCommits(
    _ body: @escaping @Sendable (Transaction, _ result: any Sendable) throws -> Void
  ) -> Store {
    var store = self
    store.beforeCommit = body
    return store
  }

  /// Returns this store with a closure that is called after each of the user's write transactions,
  /// with its ``Change/batchName``, once it is on disk; not for other profiles.
  public func afterWrites(_ body: @escaping @Sendable (_ batch: String) -> Void) -> Store {
    var store = self
    store.afterWrite = body
    return store
  }
}
