import CorePlugin
import HubAccounts
import HubWeb
import Hummingbird

extension Hub {
  /// The middleware of every request, in order. A request passes through it from top to bottom to
  /// its route's handler, and the response from bottom to top.
  @MiddlewareFixedTypeBuilder<IncomingRequest, RouteResponse, HubContext>
  static func middleware(
    gate: Gate, worlds: PersonalWorlds, basePath: BasePath, errors: ErrorResponses,
    operation: HubOperation, routes: [HubRoute], options: HubOptions
  ) -> some MiddlewareProtocol<IncomingRequest, RouteResponse, HubContext> {
    let server = worlds.server
    RequestMetrics(metrics: operation.metrics)
    AccessLog(log: operation.log)
    RequestIDs()
    ClosingConnections(operation: operation)
    ContentEncoding(packedBodies: operation.packedBodies, random: server.random)
    basePath
    SecurityHeaders(isSecure: options.isSecure)
    errors
    UnambiguousRequests()
    RequestOrigins(gate: gate)
    PublicCache(responses: operation.publicResponses)
    Authentication(gate: gate)
    KnownRoutes(routes: routes)
    RateLimits(gate: gate, errors: errors, stage: .beforeAuthorization)
    Authorization(gate: gate)
    RateLimits(gate: gate, errors: errors, stage: .afterAuthorization)
    CacheInvalidation(operation: operation, settings: worlds.settings)
    RequestBodies()
    PersonalCache(responses: operation.personalResponses, server: server)
    OffEventLoop()
    FormTokens()
    AccountOwners(gate: gate)
    StorageQuota(options: options, gate: gate, operation: operation, server: server)
    CallerWorlds(worlds: worlds)
    UpstreamAccess(options: options, operation: operation, server: server)
    IdempotencyKeys(server: server)
  }
}
