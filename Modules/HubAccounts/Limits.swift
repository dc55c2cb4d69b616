package import CoreModels
import CoreNet
package import CorePlugin
package import CoreStorage
import HTTPTypes
package import HubConfiguration
import Synchronization

/// Rate limits across all processes of a hub. Each process reserves a share of requests in the
/// store, and writes again only when it is used up.
package final class Limits: Sendable {
  /// A caller's remaining allowance.
  package struct State: Hashable, Sendable {
    /// The number of requests per window.
    package var limit: Int
    /// The remaining requests; negative if this one is already refused.
    package var remaining: Int
    /// Seconds until the window ends.
    package var reset: Int

    /// `true` if this request exceeds the limit.
    package var isOver: Bool { remaining < 0 }
  }

  /// A time window in the store, which begins with the first request.
  private struct Window: Codable, Sendable {
    var end: Instant
    /// The requests reserved by all processes.
    var taken: Int
  }

  /// This process's share of a window.
  private struct Share {
    var end: Instant
    /// The requests reserved by all processes, as of this one's last read.
    var taken: Int
    /// The unused part of this process's share.
    var left: Int
  }

  private static let namespace = RegistryNamespace<Window>("limit")
  /// The maximum number of cached counters; evicted ones are read again.
  private static let capacity = 50_000
  /// Shares of at least this size are renewed before they are used up.
  private static let largeShare = 100

  private let store: Store
  private let now: @Sendable () -> Instant
  private let numbers: HubSettings.Limits
  private let shares = Mutex<[String: Share]>([:])
  /// Reservations in progress by counter, which concurrent requests share.
  private let asking = Mutex<[String: Task<Void, any Error>]>([:])

  package init(_ store: Store, now: @escaping @Sendable () -> Instant, numbers: HubSettings.Limits)
  {
    (self.store, self.now, self.numbers) = (store, now, numbers)
  }

  /// Counts a request of a subject; `nil` if there is no limit.
  package func count(_ limit: RouteLimit, of subject: String) async throws -> State? {
    let (most, seconds) = number(of: limit)
    guard most > 0 else { return nil }
    let key = limit.counter + "/" + subject.sha256.prefix(32)
    while true {
      let moment = now()
      if let (state, isLow) = useShare(of: key, most: most, at: moment) {
        // A large share is renewed in the background before it is used up.
        if isLow { _ = askForShare(of: key, most: most, seconds: seconds) }
        return state
      }
      try await askForShare(of: key, most: most, seconds: seconds).value
    }
  }

  /// Counts a request of a subject. Throws ``AccessError/tooMany(retryAfter:)`` beyond the limit.
  package func require(_ limit: RouteLimit, of subject: String) async throws {
    if let state = try await count(limit, of: subject), state.isOver {
      throw AccessError.tooMany(retryAfter: state.reset)
    }
  }

  /// Uses one request of this process's share; `nil` if there is no share left.
  private func useShare(
    of key: String, most: Int, at moment: Instant
  ) -> (state: State, isLow: Bool)? {
    shares.withLock { shares in
      guard var share = shares[key], share.end > moment else { return nil }
      let reset = max(share.end.seconds(since: moment), 1)
      if share.left > 0 {
        share.left -= 1
        shares[key] = share
        let size = Self.share(of: most)
        return (
          State(limit: most, remaining: most - share.taken + share.left, reset: reset),
          size >= Self.largeShare && share.left < size / 2 && share.taken < most
        )
      }
      guard share.taken >= most else { return nil }
      return (State(limit: most, remaining: -1, reset: reset), false)
    }
  }

  /// Returns the one reservation in progress for a counter, starting it if necessary.
  private func askForShare(
    of key: String, most: Int, seconds: Int
  ) -> Task<Void, any Error> {
    asking.withLock { asking in
      if let task = asking[key] { return task }
      let task = Task {
        defer { self.asking.withLock { $0[key] = nil } }
        try await takeShare(of: key, most: most, seconds: seconds, at: now())
      }
      asking[key] = task
      return task
    }
  }

  private func takeShare(
    of key: String, most: Int, seconds: Int, at moment: Instant
  ) async throws {
    let wanted = Self.share(of: most)
    let (window, got) = try await store.changeRegistry { registry in
      var window =
        try registry.find(key, in: Self.namespace)
        ?? Window(end: registry.moment.adding(seconds: seconds), taken: 0)
      let got = min(wanted, most - window.taken)
      guard got > 0 else { return (window, 0) }
      window.taken += got
      try registry.put(window, key, in: Self.namespace, until: window.end)
      return (window, got)
    }
    shares.withLock { shares in
      if shares.count >= Self.capacity { Self.makeRoom(in: &shares, at: moment) }
      var share = shares[key] ?? Share(end: window.end, taken: 0, left: 0)
      if share.end != window.end { share = Share(end: window.end, taken: 0, left: 0) }
      share.taken = max(share.taken, window.taken)
      share.left += max(got, 0)
      shares[key] = share
    }
  }

  /// The size of a share: a tenth of a large limit, one request of a small one.
  private static func share(of most: Int) -> Int { most <= 20 ? 1 : min(most / 10, 10_000) }

  private static func makeRoom(in shares: inout [String: Share], at moment: Instant) {
    shares = shares.filter { $0.value.end > moment }
    if shares.count >= capacity { shares.removeAll(keepingCapacity: true) }
  }

  private func number(of limit: RouteLimit) -> (most: Int, seconds: Int) {
    let (number, seconds) =
      switch limit.rate {
      case .authentication: (numbers.authentication, 3600)
      case .data: (numbers.data, 3600)
      case .coach: (numbers.coach, 60)
      case .api: (numbers.api, 900)
      case .page: (numbers.page, 3600)
      }
    guard number > 0 else { return (0, seconds) }
    return (max(Int(Double(number) * limit.factor), 1), seconds)
  }
}

extension Limits.State {
  /// Sets the fields of draft-ietf-httpapi-ratelimit-headers.
  package func tell(_ response: inout RouteResponse) {
    for (name, value) in [
      ("RateLimit-Limit", limit), ("RateLimit-Remaining", max(remaining, 0)),
      ("RateLimit-Reset", reset),
    ] as [(StaticString, Int)] {
      response.head.headerFields[.init(known: name)] = "\(value)"
    }
  }
}

extension RouteResponse {
  /// `true` if the response already tells of a limit.
  package var tellsLimit: Bool {
    head.headerFields.contains(.init(known: "RateLimit-Limit"))
  }
}
