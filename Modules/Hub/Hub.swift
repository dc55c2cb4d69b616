import CorePlugin
import Foundation
import HTTPTypes
import HubAccounts
import HubConfiguration
import HubWeb
import Logging

/// Handles HTTP requests end to end. Transport-independent; see ``HubServer``.
final class Hub: Sendable {
  /// The services that handlers use.
  let services: HubServices
  /// The runtime state of the server.
  let operation: HubOperation
  private let table: RouteTable<MountedRoute>
  /// Handles requests without a route.
  private let unknown: MountedRoute
  private let basePath: BasePath?
  private let ids: RequestIDs
  /// The operator's world.
  private let world: Boxed<World>

  /// A server of these products and of the suite's own commands. `memory`: how stale cached
  /// sessions and settings may be after another process changed them.
  init(
    _ plugins: [any Plugin], commands: [any PluginCommand.Type] = [], in world: World,
    options: HubOptions, log: HubLog = .none, mailer: Mailer? = nil, memory: Duration = .seconds(1)
  ) {
    var world = world
    world.http = world.http.traced
    let gate = Gate(world, options: options, memory: memory)
    let web = WebApp(plugins)
    let operation = HubOperation(log: log, memory: memory)
    let worlds = PersonalWorlds(
      server: world, served: world.served(options, operation), plugins: plugins, options: options,
      accounts: gate.accounts, settings: ExpiringCache(for: memory))
    let routes =
      Hub.routes(of: plugins, web, options, operation)
      + CommandRoutes.all(of: plugins, and: commands).map(\.closedToSealed)
    let services = HubServices(
      plugins: plugins, routes: routes, operatorWorld: world, options: options, gate: gate,
      mail: AccountMail(accounts: gate.accounts, mailer: mailer, options: options, world: world),
      web: web,
      changes: LogWatch(
        .init(
          ofPerson: options.settings.personStreams, ofAddress: options.settings.addressStreams)
      ) { bound in operation.notices.say("\(bound) met: the oldest stream was ended") },
      worlds: worlds, sealedPeople: ExpiringCache(for: memory))
    let path = options.publicURL?.path ?? ""
    let basePath = path.isEmpty ? nil : BasePath(path: path)
    let errors = ErrorResponses(
      pages: ErrorPages(web: web, plugins: plugins, options: options, server: world),
      server: world)
    func mounted(_ route: HubRoute) -> MountedRoute {
      let middleware = Hub.middleware(
        of: route, services: services, operation: operation, basePath: basePath, errors: errors)
      return MountedRoute(
        route,
        handler: middleware.around { _, context in
          try await route.handle(
            HubRequest(
              request: context.request, form: context.form, caller: context.caller,
              world: context.$world, services: services))
        })
    }
    var table = RouteTable<MountedRoute>()
    for route in routes { table.add(mounted(route), route.method, route.path) }
    (self.services, self.operation, self.basePath) = (services, operation, basePath)
    (self.table, unknown) = (table, mounted(.unknown))
    (ids, self.world) = (RequestIDs(seed: world.random()), Boxed(wrappedValue: world))
  }

  /// Handles a request; errors become responses too.
  func answer(_ request: IncomingRequest) async -> RouteResponse {
    let request = basePath?.removed(from: request) ?? request
    let context = HubContext(request, in: table, unknown: unknown, world: world, ids: ids)
    do {
      return try await context.mounted.handler(request, context)
    } catch {
      return RouteResponse(HTTPResponse(status: .internalServerError))
    }
  }
}
