import CoreModels
package import CorePlugin
package import CoreStorage
import HubAccounts
import Synchronization

extension Idempotency {
  /// Returns the response of `work`, a single transaction, or the stored one of the first attempt.
  /// The transaction looks up the key before it writes, and stores its response with what it wrote.
  ///
  /// `committed` returns the response from the transaction's result, or `nil` if it is only known
  /// afterwards.
  package func answer(
    in world: World, ifLost: () throws -> RouteResponse,
    committing committed: @escaping @Sendable (Transaction, any Sendable) throws -> RouteResponse?,
    work: (World) async throws -> RouteResponse
  ) async throws -> RouteResponse {
    let request = world.makeID()
    let outcome = Mutex<(repeated: Standing?, noted: RouteResponse?)>((nil, nil))
    var recorded = world
    recorded.store = world.store.beforeWrites { transaction in
      let registry = try transaction.registry()
      let entry = try registry.find(entryKey, in: Self.namespace)
      if let entry, entry.request == request { return }
      let standing = standing(entry, at: registry.moment)
      if case .ours = standing { return }
      outcome.withLock { $0.repeated = standing }
      throw APIError.stillRunning
    }.beforeCommits { transaction, result in
      let response = try committed(transaction, result)
      let answer = response.flatMap(Answer.init)
      outcome.withLock { $0.noted = answer == nil ? nil : response }
      try transaction.registry().put(
        Entry(
          fingerprint: fingerprint, begunAt: .longAgo, hasWritten: true, request: request,
          answer: answer),
        entryKey, in: Self.namespace, for: keptFor)
    }
    do {
      let response = try await work(recorded)
      if let noted = outcome.withLock(\.noted) { return noted }
      try await end(response)
      return response
    } catch {
      guard let repeated = outcome.withLock(\.repeated) else { throw error }
      return try repeated.response(ifLost) ?? ifLost()
    }
  }
}
