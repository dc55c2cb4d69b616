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
    let allowed = context.world.environment.values
    var disconnect = request.disconnect
    if context.route.goesOn { disconnect = { ClientDisconnect() } }
    let personal = context.world.http.ending(with: disconnect)
    if request.isSafe {
      context.world.http = SharedFetches(
        store: server.store, world: server, flights: operation.flights
      ).sharing(context.world.http, personal: personal, within: options.upstreamPatience)
      if options.isMultiUser {
        context.world.http = context.world.http.silentAboutPorts(allowing: allowed)
      }
    } else {
      context.world.http = personal
    }
    if let lent = context.world.operatorCredentials?.http {
      context.world.operatorCredentials?.http = lent.ending(with: disconnect)
    }
  }
}
