import CoreModels
import CoreNet
import CorePlugin
import CoreStorage
import Foundation
import HTTPTypes

/// Sees to it that a call which is sent again, because its answer got lost on the way, is done once
/// (draft-ietf-httpapi-idempotency-key-header). What was answered is kept for a while in the registry,
/// so that every process of the server knows it.
struct Idempotency: Sendable {
  let store: Store
  let now: @Sendable () -> Instant
  private let sleep: @Sendable (Duration) async throws -> Void
  /// Whose call it is: a person's id, or where there is none a program's name.
  let owner: String
  /// What the client called it.
  let key: String
  /// The call itself: the same key with another call is a mistake.
  let fingerprint: UInt64

  /// Seconds for which an answer is kept.
  let keptFor: Int
  /// Seconds after which a call that was never answered is taken to have died with its process;
  /// one that is still being answered says so several times in between.
  private static let patience = 60
  static let drawer = Drawer<Entry>("idempotency")

  /// The key of a call, kept for so many days; `nil` for none. Throws ``APIError/badIdempotencyKey``.
  init?(_ call: HubCall, days: Int = 1) throws {
    let head = call.request.head
    guard let key = head.headerFields.idempotencyKey else { return nil }
    guard (1...255).contains(key.utf8.count), key.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
    else { throw APIError.badIdempotencyKey }
    var hash = StableHash()
    hash.combine("\(head.method) \(head.path ?? "") \(call.request.body.count) ")
    hash.combine(call.request.body)
    keptFor = days * 86_400
    let world = call.hub.operatorWorld
    (store, now, sleep) = (world.store, world.now, world.sleep)
    let caller = call.caller
    owner = caller.person?.id ?? caller.application.map { "key:" + $0.name } ?? ""
    (self.key, fingerprint) = (key, hash.value)
  }

  /// The answer of `work`, or what it answered the first time. `work` does its writes through the
  /// store that it is handed; `lost` answers a call whose writes happened but whose answer was not
  /// kept, because it was too large or the process died between the two. A failure of the server is
  /// forgotten, so that the call may be tried again.
  func answer(
    in world: World, lost: () throws -> RouteResponse,
    work: (World) async throws -> RouteResponse
  ) async throws -> RouteResponse {
    if let known = try await begin().response(lost) { return known }
    var noting = world
    noting.store = world.store.beforeWrites { transaction in
      try note(in: transaction.registry()) { $0.hasWritten = true }
    }
    let renewal = renewal()
    defer { renewal.cancel() }
    do {
      let response = try await work(noting)
      try await end(response)
      return response
    } catch {
      try await forget()
      throw error
    }
  }

  var entryKey: String { owner + "/" + key }

  /// How a call stands of which that is known.
  func standing(_ entry: Entry?, at moment: Instant) -> Standing {
    guard let entry else { return .ours }
    guard entry.fingerprint == fingerprint else { return .otherCall }
    if let answer = entry.answer { return .answered(answer) }
    let isOver = entry.begunAt.adding(seconds: Self.patience) <= moment
    guard isOver else { return .running }
    return entry.hasWritten ? .lost : .ours
  }

  /// Claims the key, or tells what is known of it.
  private func begin() async throws -> Standing {
    let moment = now()
    return try await store.transaction(automatic: true) { transaction in
      let registry = try transaction.registry()
      let known = standing(
        try registry.find(entryKey, in: Self.drawer, at: moment), at: moment)
      guard case .ours = known else { return known }
      try registry.put(
        Entry(fingerprint: fingerprint, begunAt: moment), entryKey, in: Self.drawer,
        until: moment.adding(seconds: keptFor))
      return .ours
    }
  }

  /// Says from time to time that the call is still being answered, until it is cancelled.
  private func renewal() -> Task<Void, any Error> {
    Task {
      while true {
        try await sleep(.seconds(Self.patience / 3))
        // What cannot be said now is said the next time.
        do { try await renew() } catch {}
      }
    }
  }

  /// Claims the key anew, unless how the call ended is known already.
  private func renew() async throws {
    let moment = now()
    try await store.transaction(automatic: true) { transaction in
      let registry = try transaction.registry()
      guard let entry = try registry.find(entryKey, in: Self.drawer, at: moment),
        entry.answer == nil, entry.begunAt != .longAgo
      else { return }
      try note(in: registry) { $0.begunAt = moment }
    }
  }

  func end(_ response: RouteResponse) async throws {
    guard case .bytes = response.body, response.head.status.code < 500 else {
      return try await forget()
    }
    let answer = Answer(response)
    try await store.transaction(automatic: true) { transaction in
      try note(in: transaction.registry()) { entry in
        entry.answer = answer
        if answer == nil { (entry.hasWritten, entry.begunAt) = (true, .longAgo) }
      }
    }
  }

  /// Lets the call be tried again, unless it has written.
  private func forget() async throws {
    let moment = now()
    try await store.transaction(automatic: true) { transaction in
      let registry = try transaction.registry()
      guard let entry = try registry.find(entryKey, in: Self.drawer, at: moment) else { return }
      if entry.hasWritten {
        try note(in: registry) { $0.begunAt = .longAgo }
      } else {
        try registry.remove(entryKey, in: Self.drawer)
      }
    }
  }

  private func note(in registry: Registry, _ change: (inout Entry) -> Void) throws {
    let moment = now()
    // Whoever has deleted their account meanwhile leaves nothing behind.
    guard var entry = try registry.find(entryKey, in: Self.drawer, at: moment) else { return }
    change(&entry)
    try registry.put(
      entry, entryKey, in: Self.drawer, until: moment.adding(seconds: keptFor))
  }
}
