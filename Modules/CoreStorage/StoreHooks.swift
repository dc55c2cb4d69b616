extension Store {
  /// The same store, with something that belongs to every write of a person and happens in the same
  /// transaction: a note that it was done, or an error where nothing may be written.
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

  /// The same store, with somebody who is told of each transaction in which a person writes, by its
  /// ``Change/batchName``, once it is on the disk; not of another profile's.
  public func afterWrites(_ body: @escaping @Sendable (_ batch: String) -> Void) -> Store {
    var store = self
    store.afterWrite = body
    return store
  }
}
