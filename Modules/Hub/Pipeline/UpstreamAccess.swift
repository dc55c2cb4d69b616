import CorePlugin
import HubAccounts
import HubWeb

/// Middleware that bounds the upstream requests of a handler: reading ones share public fetches and
/// wait only for a while, and all end when the client disconnects, unless the route's go on.
struct UpstreamAccess: RequestCheck {
  let options: HubOptions
  let operation: HubOperation
  /// The operator's world, whose store keeps the shared fetches.
  let server: World

  func check(_ request: IncomingRequest, _ context: inout HubContext) async throws {
    var world = context.world
    let allowed = world.environment.values
    var disconnect = request.disconnect
    if context.route.goesOn { disconnect = { ClientDisconnect() } }
    let personal = world.http.ending(with: disconnect)
    if request.isSafe {
      world.http = SharedFetches(
        store: server.store, world: server, flights: operation.flights
      ).sharing(world.http, personal: personal, within: options.upstreamPatience)
      if options.isMultiUser { world.http = world.http.silentAboutPorts(allowing: allowed) }
    } else {
      world.http = personal
    }
    if let lent = world.operatorCredentials?.http {
      world.operatorCredentials?.http = lent.ending(with: disconnect)
    }
    context.world = world
  }
}
