import CorePlugin
import CoreStorage
import HTTPTypes
import HubAccounts
import HubWeb
import Hummingbird
import Synchronization

/// The facts about a request that the middleware and the handler use.
struct HubContext: Sendable {
  /// The route of the path and method, or the server's ``HubRoute/unknown``.
  let mounted: MountedRoute
  /// The methods of the path if the request's is none of them.
  let otherMethods: [HTTPRequest.Method]
  /// The facts for the log and the metrics.
  let trace: RequestTrace
  /// The request for the handler, whose body is empty until ``RequestBodies``.
  @Boxed var request: RouteRequest
  /// The form in the body, parsed by ``FormTokens``; `nil` for other bodies.
  var form: FormBody?
  /// The sender, unknown until ``Authentication``.
  @Boxed var caller: Caller
  /// The caller's world, or the operator's for anonymous callers and until ``CallerWorlds``.
  @Boxed var world: World

  var route: HubRoute { mounted.route }

  /// Looks up the route of a request; `unknown` if there is none.
  init(
    _ call: IncomingRequest, in table: RouteTable<MountedRoute>, unknown: MountedRoute,
    world: Boxed<World>, ids: RequestIDs
  ) {
    var head = call.head
    if head.method == .head { head.method = .get }
    var parameters: [String: String] = [:]
    switch table.match(head.method, call.path) {
    case .found(let found, let values): (mounted, otherMethods, parameters) = (found, [], values)
    case .otherMethods(let methods): (mounted, otherMethods) = (unknown, methods)
    case .nothing: (mounted, otherMethods) = (unknown, [])
    }
    _request = Boxed(wrappedValue: RouteRequest(head, parameters: parameters))
    _caller = Boxed(wrappedValue: Caller(address: ""))
    _world = world
    let context = TraceContext(continuing: call.head.headerFields[.traceParent], ids: ids)
    trace = RequestTrace(
      id: call.requestID ?? context.spanID, route: mounted.name, context: context)
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
  var world: Boxed<World>? {
    get { facts.withLock(\.world) }
    set { facts.withLock { $0.world = newValue } }
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
