import Logging
import CoreModels
import CoreNet
import CoreStorage
import CorePlugin
import Foundation
import HTTPTypes

/// What everybody may fetch is fetched once for all of them, by its address and by what kind of
/// answer is asked for: the weather of a place, a lesson.
///
/// What came serves for a while, and so does what went wrong: a server in trouble is asked again
/// after a minute, then two, up to a quarter of an hour.
struct SharedFetches: Sendable {
  private static let drawer = Drawer<Fetched>("fetched")
  /// Seconds after which whoever took the row is taken to have died.
  private static let patience = 30
  /// Seconds for which a row remembers how often it failed.
  private static let memory = 3600
  private static let mostBytes = 256 << 10

  let store: Store
  let world: World
  let flights: FetchFlights

  init(store: Store, world: World, flights: FetchFlights = FetchFlights()) {
    (self.store, self.world, self.flights) = (store, world, flights)
  }

  /// The same client; calls without anything personal in them are shared, the others are made by
  /// `personal`. With a `bound` no call waits longer than that from now on: what is on its way
  /// then arrives for those who ask next.
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
    // Whoever comes after one who has waited long enough does not wait that long again.
    let patience = min(deadline, flight.begunAt + bound)
    return try await flight.task.value(before: patience)
  }

  /// What is in the row, or what comes now, which then is there.
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
    /// Ours to fetch, after so many failures in a row.
    case ours(failures: Int)
  }

  private func take(_ key: String) async throws -> Standing {
    let now = world.now()
    do {
      let known = try await store.read { try $0.registry.find(key, in: Self.drawer, at: now) }
      if let standing = known?.standing(at: now) { return standing }
      return try await store.transaction(automatic: true) { transaction in
        let registry = try transaction.registry()
        let known = try registry.find(key, in: Self.drawer, at: now)
        if let standing = known?.standing(at: now) { return standing }
        let failures = known?.failures ?? 0
        try registry.put(
          Fetched(failures: failures, freshUntil: now.adding(seconds: Self.patience)), key,
          in: Self.drawer, until: now.adding(seconds: Self.patience + Self.memory))
        return .ours(failures: failures)
      }
    } catch is StoreError {
      // A store that cannot be written now is no reason to fetch nothing.
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
          _ = try registry.remove(key, in: Self.drawer)
          return
        }
        let until = fetched.freshUntil.adding(seconds: fetched.failures > 0 ? Self.memory : 0)
        try registry.put(fetched, key, in: Self.drawer, until: until)
      }
    } catch {
      // Those who wait have it all the same, and the next ones fetch it again.
      world.log.warning("nothing shared: \(error.loggedCode)")
    }
  }
}

extension Fetched {
  /// What it means to somebody who asks at that moment; `nil` where it is to be fetched again.
  fileprivate func standing(at now: Instant) -> SharedFetches.Standing? {
    guard freshUntil > now else { return nil }
    return isHere ? .here(self) : .others
  }
}

extension HTTPCall {
  /// What calls with one answer have in common.
  fileprivate var sharedName: String {
    let fields = request.headerFields
    return [url, fields[.accept] ?? "", fields[.acceptLanguage] ?? ""].joined(separator: "\n")
  }

  /// Whether its answer depends on nobody: a GET without credentials.
  fileprivate var isForEverybody: Bool {
    request.method == .get && body.isEmpty
      && request.headerFields.allSatisfy { field in
        [
          .accept, .acceptEncoding, .acceptLanguage, .userAgent, .ifNoneMatch, .ifModifiedSince,
        ].contains(field.name)
      }
  }
}
