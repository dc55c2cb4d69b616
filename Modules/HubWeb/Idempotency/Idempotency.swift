package import CoreModels
import CoreNet
package import CorePlugin
package import CoreStorage
import Foundation
import HTTPTypes
package import HubAccounts

/// Handles a repeated request only once, for clients that lost the first response
/// (draft-ietf-httpapi-idempotency-key-header). Responses are stored in the registry, which all
/// processes of the server share.
package struct Idempotency: Sendable {
  package let store: Store
  private let sleep: @Sendable (Duration) async throws -> Void
  /// The caller: a person's id, or an application's name without one.
  package let owner: String
  /// The client's `Idempotency-Key`.
  package let key: String
  /// A hash of the request, to refuse the same key for a different request.
  let fingerprint: UInt64

  /// How long a response is stored, in seconds.
  let keptFor: Int
  /// Seconds after which an unfinished request counts as crashed. A running request renews its
  /// claim several times in between.
  private static let patience = 60
  package static let namespace = RegistryNamespace<Entry>("idempotency")
  /// Days for which a form's key is stored, longer than browsers retry automatically.
  package static let daysOfForms = 30

  /// Reads the request's key, which the server's store keeps for `days` days; `nil` if there is
  /// none. Throws ``APIError/badIdempotencyKey``.
  package init?(
    _ request: RouteRequest, of caller: Caller, in server: World, days: Int = 1
  ) throws {
    let head = request.head
    guard let key = head.headerFields.idempotencyKey else { return nil }
    guard (1...255).contains(key.utf8.count), key.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
    else { throw APIError.badIdempotencyKey }
    var hash = StableHash()
    hash.combine("\(head.method) \(head.path ?? "") \(request.body.count) ")
    hash.combine(request.body)
    keptFor = days * 86_400
    (store, sleep) = (server.store, server.sleep)
    owner = caller.person?.id ?? caller.application.map { "key:" + $0.name } ?? ""
    (self.key, fingerprint) = (key, hash.value)
  }

  /// Returns the response of `work`, or the stored one of the first attempt. `work` must write
  /// through the store it receives. `ifLost` responds for a request that wrote but whose response is
  /// missing, because it was too large or the process crashed. Errors are not stored, so that the
  /// client can retry.
  package func answer(
    in world: World, ifLost: () throws -> RouteResponse,
    work: (World) async throws -> RouteResponse
  ) async throws -> RouteResponse {
    if let known = try await begin().response(ifLost) { return known }
    var recorded = world
    recorded.store = world.store.beforeWrites { transaction in
      try note(in: transaction.registry()) { $0.hasWritten = true }
    }
    let renewal = renewal()
    defer { renewal.cancel() }
    do {
      let response = try await work(recorded)
      try await end(response)
      return response
    } catch {
      try await forget()
      throw error
    }
  }

  var entryKey: String { owner + "/" + key }

  /// Returns the state of a request from what is stored of it.
  package func standing(_ entry: Entry?, at moment: Instant) -> Standing {
    guard let entry else { return .ours }
    guard entry.fingerprint == fingerprint else { return .otherCall }
    if let answer = entry.answer { return .answered(answer) }
    let isOver = entry.begunAt.adding(seconds: Self.patience) <= moment
    guard isOver else { return .running }
    return entry.hasWritten ? .lost : .ours
  }

  /// Claims the key, or returns the state of its first request.
  private func begin() async throws -> Standing {
    try await store.changeRegistry { registry in
      let moment = registry.moment
      let known = standing(try registry.find(entryKey, in: Self.namespace), at: moment)
      guard case .ours = known else { return known }
      try registry.put(
        Entry(fingerprint: fingerprint, begunAt: moment), entryKey, in: Self.namespace, for: keptFor
      )
      return .ours
    }
  }

  /// Renews the claim regularly until the task is cancelled.
  private func renewal() -> Task<Void, any Error> {
    Task {
      while true {
        try await sleep(.seconds(Self.patience / 3))
        // A failed renewal is repeated the next time.
        do { try await renew() } catch {}
      }
    }
  }

  /// Renews the claim, unless the request has already ended.
  private func renew() async throws {
    try await store.changeRegistry { registry in
      guard let entry = try registry.find(entryKey, in: Self.namespace),
        entry.answer == nil, entry.begunAt != .longAgo
      else { return }
      try note(in: registry) { $0.begunAt = registry.moment }
    }
  }

  package func end(_ response: RouteResponse) async throws {
    guard case .bytes = response.body, response.head.status.code < 500 else {
      return try await forget()
    }
    let answer = Answer(response)
    try await store.changeRegistry { registry in
      try note(in: registry) { entry in
        entry.answer = answer
        if answer == nil { (entry.hasWritten, entry.begunAt) = (true, .longAgo) }
      }
    }
  }

  /// Releases the key for another attempt, unless the request has written.
  private func forget() async throws {
    try await store.changeRegistry { registry in
      guard let entry = try registry.find(entryKey, in: Self.namespace) else { return }
      if entry.hasWritten {
        try note(in: registry) { $0.begunAt = .longAgo }
      } else {
        try registry.remove(entryKey, in: Self.namespace)
      }
    }
  }

  private func note(in registry: Registry, _ change: (inout Entry) -> Void) throws {
    // A person who deleted their account meanwhile leaves nothing behind.
    guard var entry = try registry.find(entryKey, in: Self.namespace) else { return }
    change(&entry)
    try registry.put(entry, entryKey, in: Self.namespace, for: keptFor)
  }
}
