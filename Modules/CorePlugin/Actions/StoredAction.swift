public import CoreStorage

/// An action that is one transaction of the store: its inputs, the store and the clock are all that
/// it needs. A server commits its answer with it, so that a request that is sent again is answered
/// without being done again.
public protocol StoredAction: Action {
  /// Restated, so that the method below tells it.
  associatedtype Answer
  /// Does it within a transaction; the result is the action's answer.
  func perform(in transaction: Transaction, of world: World) throws -> Answer
  /// Does what may follow its transaction and makes no difference to its answer; by default nothing.
  func follow(in world: World) async
}

extension StoredAction {
  public func follow(in world: World) async {}

  public func perform(in world: World) async throws -> Answer {
    let action = try prepared(in: world)
    let answer = try await world.store.transaction { try action.perform(in: $0, of: world) }
    await follow(in: world)
    return answer
  }
}
