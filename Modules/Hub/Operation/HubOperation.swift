import CoreModels
import CorePlugin
import Foundation
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
  let storeTrial = StoreTrial()
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
}
