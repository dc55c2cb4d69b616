import CoreModels
import CorePlugin
import CoreStorage
import HTTPTypes
import Synchronization

/// The runtime state of a server.
final class HubOperation: Sendable {
  /// People's settings, cached to save most requests a read.
  let settings: ExpiringCache<String, PersonSettings>
  /// Public responses, cached for a second.
  let publicResponses = PublicResponses()
  /// The storage that each person uses, in bytes.
  let sizes: ExpiringCache<String, Int>
  /// `true` for a person whose devices seal their data, cached by profile.
  let sealedPeople: ExpiringCache<String, Bool>
  /// The result of the last trial write, cached for five seconds.
  let canWrite = ExpiringCache<String, Bool>(for: .seconds(5))
  /// Personal responses, cached while their person writes nothing.
  let personalResponses = PersonalResponses()
  /// The shared fetches in progress.
  let flights = FetchFlights()
  let metrics: HubMetrics
  let log: HubLog
  /// Repeated warnings, which are throttled.
  let notices: Notices
  private let ending = Atomic(false)

  /// The state of a server with these routes. `memory`: how stale caches may be after another
  /// process's change.
  init(routes: [HubRoute], log: HubLog, memory: Duration) {
    (settings, sealedPeople) = (ExpiringCache(for: memory), ExpiringCache(for: memory))
    sizes = ExpiringCache(for: memory == .zero ? .zero : .seconds(60))
    metrics = HubMetrics(routes: routes.map { RouteName($0.method, $0.path) })
    self.log = log
    notices = Notices(log)
  }

  /// `true` once the server only finishes open requests.
  var isEnding: Bool { ending.load(ordering: .relaxed) }

  /// Marks the server as shutting down.
  func end() { ending.store(true, ordering: .relaxed) }
}
