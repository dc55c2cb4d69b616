import CoreModels
import CoreNet
import CorePlugin
import Foundation
import HTTPTypes
import HubAccounts
import Synchronization

/// The runtime state of a server.
final class HubOperation: Sendable {
  /// Public responses, cached for a second.
  let publicResponses: ExpiringCache<RouteName, RouteResponse>
  /// Compressed public bodies by tag.
  let packedBodies = ExpiringCache<String, Data>(for: .seconds(3600), capacity: 256)
  /// The storage that each person uses, in bytes.
  let sizes: ExpiringCache<String, Int>
  private let trials = ExpiringCache<Bool, RouteResponse>()
  /// Personal responses, cached while their person writes nothing.
  let personalResponses = PersonalResponses()
  /// The shared fetches in progress.
  let flights = FetchFlights()
  let metrics = HubMetrics()
  let log: HubLog
  /// Repeated warnings, which are throttled.
  let notices: Notices
  private let ending = Atomic(false)

  /// `memory`: how stale caches may be after another process's change.
  init(
    log: HubLog, memory: Duration,
    clock: @escaping @Sendable () -> ContinuousClock.Instant = { .now }
  ) {
    publicResponses = ExpiringCache(now: clock)
    sizes = ExpiringCache(for: memory == .zero ? .zero : .seconds(60))
    self.log = log
    notices = Notices(log)
  }

  /// `true` once the server only finishes open requests.
  var isEnding: Bool { ending.load(ordering: .relaxed) }

  /// Marks the server as shutting down.
  func end() { ending.store(true, ordering: .relaxed) }

  /// Returns the response of a trial of the store, which serves all requests of a second. A trial
  /// that takes longer than `patience` is left behind.
  func readiness(
    within patience: Duration = .seconds(2),
    by trial: @escaping @Sendable () async throws -> RouteResponse
  ) async throws -> RouteResponse {
    do {
      return try await trials.value(for: true) {
        try await Task { try await trial() }.value(before: .now + patience)
      }
    } catch NetError.timedOut {
      return try .json(["status": "store does not respond"], .serviceUnavailable)
    }
  }
}
