import CorePlugin
import HubAccounts
import HubWeb
import Hummingbird

extension Hub {
  /// The middleware of a route, in order. A request passes through it from top to bottom to the
  /// route's handler, and the response from bottom to top. An `if` says for which routes it is.
  @MiddlewareFixedTypeBuilder<IncomingRequest, RouteResponse, HubContext>
  static func middleware(
    of route: HubRoute, gate: Gate, worlds: PersonalWorlds, basePath: BasePath,
    errors: ErrorResponses, operation: HubOperation, routes: [HubRoute], options: HubOptions
  ) -> some MiddlewareProtocol<IncomingRequest, RouteResponse, HubContext> {
    let server = worlds.server
    RequestMetrics(metrics: operation.metrics)
    AccessLog(log: operation.log)
    RequestIDs()
    ClosingConnections(operation: operation)
    ContentEncoding(packedBodies: operation.packedBodies, random: server.random)
    if !basePath.path.isEmpty { basePath }
    SecurityHeaders(isSecure: options.isSecure)
    errors
    UnambiguousRequests()
    RequestOrigins(gate: gate)
    if route.mayBeShared { PublicCache(responses: operation.publicResponses) }
    Authentication(gate: gate)
    if route.isUnknown { UnknownRoutes(routes: routes) }
    if !route.guessLimits.isEmpty {
      RateLimits(limits: route.guessLimits, gate: gate, errors: errors)
    }
    if route.access != .anyone { Authorization(gate: gate) }
    if !route.requestLimits.isEmpty {
      RateLimits(limits: route.requestLimits, gate: gate, errors: errors)
    }
    if route.mayChange {
      CacheInvalidation(operation: operation, settings: worlds.settings)
    }
    RequestBodies()
    if route.lifetime > 0, route.method == .get, route.access == .person {
      PersonalCache(responses: operation.personalResponses, server: server)
    }
    OffEventLoop()
    if route.mayChange { FormTokens() }
    if route.access == .account { AccountOwners(gate: gate) }
    if options.isMultiUser, route.addsToPersonalData {
      StorageQuota(options: options, gate: gate, operation: operation, server: server)
    }
    CallerWorlds(worlds: worlds)
    UpstreamAccess(options: options, operation: operation, server: server)
    if route.schema.isRepeatable { IdempotencyKeys(server: server) }
  }
}
