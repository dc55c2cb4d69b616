import HubConfiguration
import CorePlugin
import CoreModels
import CoreStorage
import Foundation
import Hummingbird
import HTTPTypes
import Logging

/// Handles HTTP requests end to end. Transport-independent; see ``HubServer``.
final class Hub: Sendable {
  /// The products, in the order of Today.
  let plugins: [any Plugin]
  /// The operator's world, the basis of every person's world.
  let operatorWorld: World
  let options: HubOptions
  /// Authenticates and authorizes requests.
  let gate: Gate
  /// Sends mail; `nil` if no mail server is configured.
  let mailer: Mailer?
  /// The frame around the products' pages.
  let web: WebApp
  /// Notifies open pages of writes.
  let changes: LogWatch
  private let table: RouteTable<HubRoute>
  /// All routes, in the order of the documentation.
  let routes: [HubRoute]
  /// The runtime state of the server.
  let operation: HubOperation
  /// The worlds of the people whom the server serves.
  let worlds: PersonalWorlds
  /// The pages for errors.
  let errorPages: ErrorPages
  private let pipeline: any MiddlewareProtocol<IncomingRequest, RouteResponse, HubContext>

  /// A server of these products and of the suite's own commands. `memory`: how stale cached
  /// sessions and settings may be after another process changed them.
  init(
    _ plugins: [any Plugin], commands: [any PluginCommand.Type] = [], in world: World,
    options: HubOptions, log: HubLog = .none, mailer: Mailer? = nil, memory: Duration = .seconds(1)
  ) {
    (self.plugins, self.mailer) = (plugins, mailer)
    operatorWorld = world
    self.options = options
    gate = Gate(world, options: options, memory: memory)
    web = WebApp(plugins)
    routes =
      Hub.routes(of: plugins, web, options)
      + CommandRoutes.all(of: plugins, and: commands).map(\.closedToSealed)
    operation = HubOperation(routes: routes, log: log, memory: memory)
    let notices = operation.notices
    changes = LogWatch(
      .init(
        ofPerson: options.settings.personStreams, ofAddress: options.settings.addressStreams)
    ) { bound in notices.say("\(bound) met: the oldest stream was ended") }
    worlds = PersonalWorlds(
      server: world, served: world.served(options, operation), plugins: plugins, options: options,
      accounts: gate.accounts, settings: operation.settings)
    errorPages = ErrorPages(web: web, plugins: plugins, options: options, server: world)
    var table = RouteTable<HubRoute>()
    for route in routes { table.add(route, route.method, route.path) }
    self.table = table
    pipeline = Hub.middleware(
      gate: gate, worlds: worlds, errors: ErrorResponses(pages: errorPages, server: world),
      operation: operation, routes: routes, options: options)
  }

  /// Handles a request; errors become responses too.
  func answer(_ request: IncomingRequest) async -> RouteResponse {
    let context = HubContext(request, in: table, world: worlds.server)
    do {
      return try await pipeline.handle(request, context: context) { _, context in
        try await context.route.handle(
          HubRequest(
            request: context.request, caller: context.caller, world: context.world, hub: self))
      }
    } catch {
      return RouteResponse(HTTPResponse(status: .internalServerError))
    }
  }
}
