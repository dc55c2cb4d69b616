import CoreModels
import CoreNet
import CorePlugin
import CoreStorage
import Foundation
import HTTPTypes
import HubAccounts
import HubWeb
import Logging

/// Fetches public resources, such as the weather of a place or a lesson, once for everybody, by
/// address and accepted type.
///
/// Replies are reused for a while, and so are errors: a failing server is asked again after a
/// minute, then two, up to a quarter of an hour.
struct SharedFetches: Sendable {
  private static let namespace = RegistryNamespace<Fetched>("fetched")
  /// Seconds after which the owner of a row counts as crashed.
  private static let patience = 30
  /// Seconds for which a row remembers its failures.
  private static let memory = 3600
  private static let mostBytes = 256 << 10

  let store: Store
  let world: World
  let flights: FetchFlights

  init(store: Store, world: World, flights: FetchFlights = FetchFlights()) {
    (self.store, self.world, self.flights) = (store, world, flights)
  }

  /// Returns a client that shares public requests and sends the others with `personal`. With a
  /// `bound`, every request from now on waits no longer than that; late replies serve later
  /// requests.
  func sharing(
    _ client: HTTPClient, personal: HTTPClient? = nil, within bound: Duration? = nil
  ) -> HTTPClient {
    let personal = personal ?? client
    let deadline = bound.map { ContinuousClock.now + $0 }
    return HTTPClient(shutdown: client.shutdown) { call in
      guard call.isForEverybody else {
        guard let deadline else { return try await personal.execute(call) }
        return try await personal.reply(to: call, before: deadline)
      }
      return try await shared(call, client, deadline, bound).reply(to: call)
    }
  }

  private func shared(
    _ call: HTTPCall, _ client: HTTPClient, _ deadline: ContinuousClock.Instant?,
    _ bound: Duration?
  ) async throws -> Fetched {
    var call = call
    call.request.headerFields[.ifNoneMatch] = nil
    call.request.headerFields[.ifModifiedSince] = nil
    let key = call.sharedName.sha256
    let flight = flights.flight(of: key) { [call] in try await fetched(call, client, key) }
    guard let deadline, let bound else { return try await flight.task.value }
    // Waiters that join late wait no longer than the first one.
    let patience = min(deadline, flight.begunAt + bound)
    return try await flight.task.value(before: patience)
  }

  /// Returns the stored reply, or fetches and stores it.
  private func fetched(_ call: HTTPCall, _ client: HTTPClient, _ key: String) async throws
    -> Fetched
  {
    for _ in 0...Self.patience {
      switch try await take(key) {
      case .here(let fetched): return fetched
      case .ours(let failures): return try await fetch(call, client, key, failures)
      case .others: try await world.sleep(.seconds(1))
      }
    }
    return try await fetch(call, client, key, 0)
  }

  fileprivate enum Standing {
    case here(Fetched), others
    /// This process fetches, after that many failures in a row.
    case ours(failures: Int)
  }

  private func take(_ key: String) async throws -> Standing {
    let now = world.now()
    do {
      let known = try await store.readRegistry { try $0.find(key, in: Self.namespace) }
      if let standing = known?.standing(at: now) { return standing }
      return try await store.changeRegistry { registry in
        let known = try registry.find(key, in: Self.namespace)
        if let standing = known?.standing(at: now) { return standing }
        let failures = known?.failures ?? 0
        try registry.put(
          Fetched(failures: failures, freshUntil: now.adding(seconds: Self.patience)), key,
          in: Self.namespace, for: Self.patience + Self.memory)
        return .ours(failures: failures)
      }
    } catch is StoreError {
      // A read-only store does not prevent the fetch.
      return .ours(failures: 0)
    }
  }

  private func fetch(
    _ call: HTTPCall, _ client: HTTPClient, _ key: String, _ failures: Int
  ) async throws -> Fetched {
    let fetched: Fetched
    do {
      fetched = Fetched(try await client.fetch(call), after: failures, at: world.now())
    } catch let error as NetError where error.isRemembered {
      fetched = Fetched(error, after: failures, at: world.now())
    } catch {
      await keep(nil, key)
      throw error
    }
    await keep(fetched.body.count <= Self.mostBytes ? fetched : nil, key)
    return fetched
  }

  private func keep(_ fetched: Fetched?, _ key: String) async {
    do {
      try await store.transaction(automatic: true) {
        let registry = try $0.registry()
        guard let fetched else {
          _ = try registry.remove(key, in: Self.namespace)
          return
        }
        let until = fetched.freshUntil.adding(seconds: fetched.failures > 0 ? Self.memory : 0)
        try registry.put(fetched, key, in: Self.namespace, until: until)
      }
    } catch {
      // The waiters have the reply; only later requests must fetch again.
      world.log.warning("nothing shared: \(error.loggedCode)")
    }
  }
}

extension Fetched {
  /// The state of a row at that moment; `nil` if it must be fetched again.
  fileprivate func standing(at now: Instant) -> SharedFetches.Standing? {
    guard freshUntil > now else { return nil }
    return isHere ? .here(self) : .others
  }
}

extension HTTPCall {
  /// The key of requests with the same reply.
  fileprivate var sharedName: String {
    let fields = request.headerFields
    return [url, fields[.accept] ?? "", fields[.acceptLanguage] ?? ""].joined(separator: "\n")
  }

  /// `true` for a public request: a GET without credentials.
  fileprivate var isForEverybody: Bool {
    request.method == .get && body.isEmpty
      && request.headerFields.allSatisfy { field in
        [
          .accept, .acceptEncoding, .acceptLanguage, .userAgent, .ifNoneMatch, .ifModifiedSince,
        ].contains(field.name)
      }
  }
}
