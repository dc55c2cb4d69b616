import CorePlugin
import Foundation
import HTTPTypes
import Hummingbird
import TestSupport

@testable import Hub
@testable import HubAccounts
@testable import HubWeb

/// Drives one middleware around a handler.
struct MiddlewareStage: Sendable {
  let stage: Stage
  /// The operator's world.
  var world: World { stage.world }

  init() throws { stage = try Stage(kinds: []) }

  /// Returns the middleware's response, with `handler` in place of the inner middleware.
  func response(
    of middleware: some HubMiddleware, to method: HTTPRequest.Method = .get,
    _ path: String = "/open", fields: HTTPFields = [:], routes: [HubRoute] = [.open],
    caller: Caller = Caller(address: "127.0.0.1"),
    handler: @escaping @concurrent @Sendable (HubContext) async throws -> RouteResponse = { _ in
      RouteResponse(HTTPResponse(status: .ok))
    }
  ) async throws -> RouteResponse {
    let head = HTTPRequest(
      method: method, scheme: "http", authority: "127.0.0.1:5001", path: path,
      headerFields: fields)
    func mounted(_ route: HubRoute) -> MountedRoute {
      MountedRoute(route) { _, context in try await handler(context) }
    }
    var table = RouteTable<MountedRoute>()
    for route in routes { table.add(mounted(route), route.method, route.path) }
    let request = IncomingRequest(head: head, peer: { "127.0.0.1" }) { _ in Data() }
    var context = HubContext(
      request, in: table, unknown: mounted(.unknown), world: Boxed(wrappedValue: world),
      ids: RequestIDs(seed: 4))
    context.caller = caller
    return try await middleware.handle(request, context: context) { _, context in
      try await handler(context)
    }
  }
}

extension HubRoute {
  /// A public route at `/open`.
  static let open = HubRoute(method: .get, path: "/open", access: .anyone, summary: "Open") { _ in
    RouteResponse(HTTPResponse(status: .ok))
  }
}
