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
  let answers = PublicResponses()
  /// The storage that each person uses, in bytes.
  let sizes: ExpiringCache<String, Int>
  /// `true` for a person whose devices seal their data, cached by profile.
  let sealedPeople: ExpiringCache<String, Bool>
  /// The result of the last trial write, cached for five seconds.
  let canWrite = ExpiringCache<String, Bool>(for: .seconds(5))
  /// Personal responses, cached while their person writes nothing.
  let personalAnswers = PersonalResponses()
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

/// A route's method and pattern.
struct RouteName: Hashable, Sendable {
  let method: String
  let path: String

  init(_ method: HTTPRequest.Method, _ path: String) {
    (self.method, self.path) = (method.rawValue, path)
  }
}

/// Facts about a request, collected while it is handled.
struct RequestTrace: Sendable {
  /// The matching route, if any.
  var route: RouteName?
  /// The caller's person, if any.
  var person: String?
  /// The client's address, logged only for a refused request.
  var address: String?
  /// The error code of the hub's own response.
  var reason: String?
  /// `true` if the response came from a cache.
  var isKept = false
}
