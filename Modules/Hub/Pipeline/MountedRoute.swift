import HubWeb

/// A route of a server, with its handler behind the middleware.
final class MountedRoute: Sendable {
  let route: HubRoute
  /// The method and pattern; `nil` for ``HubRoute/unknown``.
  let name: RouteName?
  let handler: RequestHandler

  init(_ route: HubRoute, handler: @escaping RequestHandler) {
    (self.route, self.handler) = (route, handler)
    name = route.isUnknown ? nil : RouteName(route.method, route.path)
  }
}
