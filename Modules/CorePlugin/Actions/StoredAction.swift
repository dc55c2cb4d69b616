public import CoreStorage

/// An action that is a single transaction of the store and needs only its inputs, the store and the
/// clock. A server commits the response with it, so that a repeated request is not performed again.
public protocol StoredAction: Action {
  /// Restated, so that the compiler infers it from the method below.
  associatedtype Answer
  /// Performs the action within a transaction and returns its answer.
  func perform(in transaction: Transaction, of world: World) throws -> Answer
  /// Performs the action for a form, which leads on and shows no answer. Implement it for an action
  /// that reads much for its answer alone.
  func change(in transaction: Transaction, of world: World) throws
}

extension StoredAction {
  public func change(in transaction: Transaction, of world: World) throws {
    _ = try perform(in: transaction, of: world)
  }

  public func perform(in world: World) async throws -> Answer {
    let action = try prepared(in: world)
    return try await world.store.transaction { try action.perform(in: $0, of: world) }
  }

  /// Validates the inputs and performs the action for a form. The page that it leads to renews caches.
  func change(in world: World) async throws {
    let world = try checked(in: world)
    let action = try prepared(in: world)
    try await world.store.transaction { try action.change(in: $0, of: world) }
  }
}
