import CorePlugin
import CoreStorage
import HTTPTypes
import HubAccounts
import HubWeb
import Hummingbird
import Synchronization

/// The facts about a request that the middleware and the handler use.
struct HubContext: Sendable {
  /// The route of the path and method; ``HubRoute/unknown`` if there is none.
  @Boxed private(set) var route: HubRoute
  /// The methods of the path if the request's is none of them.
  let otherMethods: [HTTPRequest.Method]
  /// The facts for the log and the metrics.
  let trace: RequestTrace
  /// The request for the handler, whose body is empty until ``RequestBodies``.
  var request: RouteRequest
  /// The form in the body, parsed by ``FormTokens``; `nil` for other bodies.
  var form: FormBody?
  /// The sender, unknown until ``Authentication``.
  var caller = Caller(address: "")
  /// The caller's world, or the operator's for anonymous callers and until ``CallerWorlds``.
  @Boxed var world: World

  /// Looks up the route of a request.
  init(_ call: IncomingRequest, in table: RouteTable<HubRoute>, world: World) {
    var head = call.head
    if head.method == .head { head.method = .get }
    var (route, parameters) = (HubRoute.unknown, [String: String]())
    switch table.match(head.method, call.path) {
    case .found(let found, let values): (route, otherMethods, parameters) = (found, [], values)
    case .otherMethods(let methods): otherMethods = methods
    case .nothing: otherMethods = []
    }
    self.route = route
    request = RouteRequest(head, parameters: parameters)
    self.world = world
    trace = RequestTrace(
      id: call.requestID ?? withUnsafeBytes(of: world.random().bigEndian) { $0.hexadecimal },
      route: route.isUnknown ? nil : RouteName(route.method, route.path),
      context: TraceContext(
        continuing: call.head.headerFields[.traceParent], random: world.random))
  }
}

/// The facts about a request that outer middleware reads once the inner ones have handled it.
final class RequestTrace: Sendable {
  /// The id in the log and the response.
  let id: String
  /// The matching route, if any.
  let route: RouteName?
  /// The place in a trace of several servers.
  let context: TraceContext?
  private let facts: Mutex<(caller: Caller?, world: Boxed<World>?, reason: String?)>

  init(
    id: String, route: RouteName?, context: TraceContext? = nil, caller: Caller? = nil,
    reason: String? = nil
  ) {
    (self.id, self.route, self.context) = (id, route, context)
    facts = Mutex((caller, nil, reason))
  }

  /// The authenticated caller.
  var caller: Caller? {
    get { facts.withLock(\.caller) }
    set { facts.withLock { $0.caller = newValue } }
  }
  /// The caller's world, once it is known.
  var world: World? {
    get { facts.withLock(\.world)?.wrappedValue }
    set { facts.withLock { $0.world = newValue.map(Boxed.init(wrappedValue:)) } }
  }
  /// The error code of the hub's own response.
  var reason: String? {
    get { facts.withLock(\.reason) }
    set { facts.withLock { $0.reason = newValue } }
  }
}

/// A route's method and pattern.
struct RouteName: Hashable, Sendable {
  let method: String
  let path: String

  init(_ method: HTTPRequest.Method, _ path: String) {
    (self.method, self.path) = (method.rawValue, path)
  }
}
