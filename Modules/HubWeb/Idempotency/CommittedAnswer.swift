import CoreModels
package import CorePlugin
package import CoreStorage
import HubAccounts
import Synchronization

extension Idempotency {
  /// Returns the response of `work`, or the stored one for a repeated request. `work` is a single
  /// transaction, and the stored response is committed with it.
  ///
  /// `predict` returns the response from the transaction's result, or `nil` if it cannot be known.
  package func answer(
    in world: World, ifLost: () throws -> RouteResponse,
    predict: @escaping @Sendable (Transaction, any Sendable) throws -> RouteResponse?,
    work: (World) async throws -> RouteResponse
  ) async throws -> RouteResponse {
    let moment = now()
    let before = try await store.read { snapshot in
      try standing(snapshot.registry.find(entryKey, in: Self.namespace, at: moment), at: moment)
    }
    if let known = try before.response(ifLost) { return known }
    let request = world.makeID()
    let outcome = Mutex<(repeated: Standing?, noted: Answer?)>((nil, nil))
    var recorded = world
    recorded.store = world.store.beforeWrites { transaction in
      let entry = try transaction.registry().find(entryKey, in: Self.namespace, at: moment)
      if let entry, entry.request == request { return }
      let standing = standing(entry, at: moment)
      if case .ours = standing { return }
      outcome.withLock { $0.repeated = standing }
      throw APIError.stillRunning
    }.beforeCommits { transaction, result in
      let answer = try predict(transaction, result).flatMap(Answer.init)
      outcome.withLock { $0.noted = answer }
      try transaction.registry().put(
        Entry(
          fingerprint: fingerprint, begunAt: .longAgo, hasWritten: true, request: request,
          answer: answer),
        entryKey, in: Self.namespace, until: moment.adding(seconds: keptFor))
    }
    let response: RouteResponse
    do {
      response = try await work(recorded)
    } catch {
      guard let repeated = outcome.withLock(\.repeated) else { throw error }
      return try repeated.response(ifLost) ?? ifLost()
    }
    let (repeated, noted) = outcome.withLock { ($0.repeated, $0.noted) }
    if let known = try repeated?.response(ifLost) { return known }
    if noted != Answer(response) { try await end(response) }
    return response
  }
}
