import CorePlugin
import HTTPTypes
import HubAccounts
import HubWeb

extension Hub {
  /// The middleware of a route, in order. A request passes through it from top to bottom to the
  /// route's handler, and the response from bottom to top. An `if` says for which routes
  /// or servers it is.
  @MiddlewareList
  static func middleware(
    of route: HubRoute, services: HubServices, operation: HubOperation, basePath: BasePath?,
    errors: ErrorResponses
  ) -> [any HubMiddleware] {
    let (gate, options) = (services.gate, services.options)
    let (worlds, server) = (services.worlds, services.operatorWorld)
    Instrumentation(metrics: operation.metrics, log: operation.log)
    ResponseHeaders(operation: operation, isSecure: options.isSecure)
    ContentEncoding(packedBodies: operation.packedBodies, random: server.random)
    if let basePath { basePath }
    errors
    RequestHeads(options)
    if route.mayBeShared { PublicCache(responses: operation.publicResponses) }
    Tracing()
    Authentication(gate: gate)
    if route.isUnknown { UnknownRoutes(routes: services.routes) }
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
    if route.lifetime > 0, route.method == .get, route.access == .ownAccount {
      PersonalCache(responses: operation.personalResponses, server: server)
    }
    RequestBodies()
    if route.mayChange { FormTokens() }
    if route.access == .accountByProgram { AccountOwners(gate: gate) }
    if options.isMultiUser, route.addsToPersonalData {
      StorageQuota(gate: gate, operation: operation, server: server)
    }
    CallerWorlds(worlds: worlds)
    if route.isClosedToSealed { SealedPeople(known: services.sealedPeople) }
    // A route that is a single transaction calls no other server.
    if route.committed == nil {
      UpstreamAccess(options: options, operation: operation, server: server)
    }
    if route.schema.isRepeatable { IdempotencyKeys(server: server) }
  }
}
