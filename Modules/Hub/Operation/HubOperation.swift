import CoreModels
import CorePlugin
import CoreStorage
import HTTPTypes
import Synchronization

/// What a running server knows of itself, beside what it serves.
final class HubOperation: Sendable {
  /// What people chose, so that most calls ask the store once less.
  let settings: ShortMemory<String, PersonSettings>
  /// Answers that are the same for everybody, kept for a second.
  let answers = SharedAnswers()
  /// How much each person keeps, in bytes.
  let sizes: ShortMemory<String, Int>
  /// Whose devices seal what they have.
  let sealedPeople: ShortMemory<String, Bool>
  /// Whether the store could be written just now.
  let canWrite = ShortMemory<String, Bool>(for: .seconds(5))
  /// Answers that a person's records decide, kept while nothing of theirs is written.
  let personalAnswers = PersonalAnswers()
  /// What is being fetched for everybody.
  let flights = FetchFlights()
  /// What is counted.
  let metrics: HubMetrics
  /// Where lines about calls go.
  let log: HubLog
  /// What happens too often to be told each time.
  let notices: Notices
  private let ending = Atomic(false)

  /// What a server of these routes knows; `memory` is for how long it may not know what another
  /// process has changed.
  init(routes: [HubRoute], log: HubLog, memory: Duration) {
    (settings, sealedPeople) = (ShortMemory(for: memory), ShortMemory(for: memory))
    sizes = ShortMemory(for: memory == .zero ? .zero : .seconds(60))
    metrics = HubMetrics(routes: routes.map { RouteName($0.method, $0.path) })
    self.log = log
    notices = Notices(log)
  }

  /// Whether the server takes no more calls and only finishes those that run.
  var isEnding: Bool { ending.load(ordering: .relaxed) }

  /// Called once, when the server is told to end.
  func end() { ending.store(true, ordering: .relaxed) }
}

/// A route by its method and its pattern.
struct RouteName: Hashable, Sendable {
  let method: String
  let path: String

  init(_ method: HTTPRequest.Method, _ path: String) {
    (self.method, self.path) = (method.rawValue, path)
  }
}

/// What is learnt of a call while it is answered.
struct CallTrace: Sendable {
  /// The route that answered, `nil` where none did.
  var route: RouteName?
  /// Who called, `nil` for nobody in particular.
  var person: String?
  /// The client's address; in the log only where it was refused something.
  var address: String?
  /// The code of what went wrong, where the hub itself answers with it.
  var reason: String?
  /// Whether the answer was kept from an earlier call.
  var isKept = false
}
