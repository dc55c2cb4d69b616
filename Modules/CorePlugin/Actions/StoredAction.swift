public import CoreStorage

/// An action that is a single transaction of the store and needs only its inputs, the store and the
/// clock. A server commits the response with it, so that a repeated request is not performed again.
public protocol StoredAction: Action {
  /// Restated, so that the compiler infers it from the method below.
  associatedtype Answer
  /// Performs the action within a transaction and returns its answer.
  func perform(in transaction: Transaction, of world: World) throws -> Answer
}

extension StoredAction {
  public func perform(in world: World) async throws -> Answer {
    let action = try prepared(in: world)
    return try await world.store.transaction { try action.perform(in: $0, of: world) }
  }
}
