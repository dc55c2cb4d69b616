import HubConfiguration
import CorePlugin
import CoreModels
import CoreStorage
import Foundation
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
  /// The operator's world without access to its machine, the basis of people's worlds.
  let servedWorld: World

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
    servedWorld = world.served(options, operation)
    var table = RouteTable<HubRoute>()
    for route in routes { table.add(route, route.method, route.path) }
    self.table = table
  }

  /// Handles a request; errors become responses too.
  func answer(_ call: IncomingRequest) async -> RouteResponse {
    await operated(call) { trace in await found(call, &trace) }
  }

  private func found(_ call: IncomingRequest, _ trace: inout RequestTrace) async -> RouteResponse {
    let path = call.path
    var head = call.head
    if head.method == .head { head.method = .get }
    var route: HubRoute?
    // Decides the form of an error; evaluated only after one.
    var isPage: Bool {
      switch route?.access {
      case .visitor: true
      case .anyone, nil: call.isForPage
      default: false
      }
    }
    do {
      // With two, a proxy may have read the other one (RFC 9112, section 3.2).
      guard !call.head.namesTwoHosts else {
        return try .json(["error": "Two Host fields"], .badRequest)
      }
      try gate.checkOrigin(of: call)
      switch table.match(head.method, path) {
      case .found(let found, let parameters):
        route = found
        trace.route = RouteName(found.method, found.path)
        return try await shared(found, call, &trace) { trace in
          try await answer(
            call, head: head, route: found, parameters: parameters, trace: &trace)
        }
      case .otherMethods(let methods):
        let errors = routes.first { $0.path == path }?.errors ?? .words
        return try .wrongMethod(allowed: methods, asked: call.head.method, errors)
      case .nothing where isPage: throw WebError.missingPage
      case .nothing: return try .json(["error": "Endpoint not found"], .notFound)
      }
    } catch {
      trace.reason = (error as? any ExplainedError)?.failure(in: .english).code ?? error.loggedCode
      let shown = error as? AccessError == .notLoggedIn ? WebError.notLoggedIn : error
      if isPage, let page = try? await offEventLoop({ try await page(about: shown, to: call) }) {
        return page
      }
      return explain(error, to: call, on: route)
    }
  }

  private func answer(
    _ call: IncomingRequest, head: HTTPRequest, route: HubRoute, parameters: [String: String],
    trace: inout RequestTrace
  ) async throws -> RouteResponse {
    let caller = try await caller(of: call)
    (trace.person, trace.address) = (caller.person?.id, caller.address)
    var limit = try await gate.count(caller, on: route, beforeAdmission: true)
    if let limit, limit.isOver { return try tooMany(limit, on: route, call) }
    try gate.admit(caller, to: route)
    let other = try await gate.count(caller, on: route, beforeAdmission: false)
    limit = other ?? limit
    if let limit, limit.isOver { return try tooMany(limit, on: route, call) }
    let body = try await call.body(route.bodyLimit)
    let request = RouteRequest(head, parameters: parameters, body: body)
    var response = try await remembered(request, route, caller) {
      try await offEventLoop { try await handled(request, route, caller, call) }
    }
    limit?.tell(&response)
    return response
  }

  /// Returns the cached response for a person if they have written nothing since; otherwise a new
  /// one.
  private func remembered(
    _ request: RouteRequest, _ route: HubRoute, _ caller: Caller,
    make: () async throws -> RouteResponse
  ) async throws -> RouteResponse {
    guard route.lifetime > 0, route.method == .get, case .person = route.access,
      let person = caller.person, let path = request.head.path
    else { return try await make() }
    return try await operation.personalAnswers.answer(
      .init(person: person.id, path: path), in: operatorWorld.store.profile(named: person.id),
      at: operatorWorld.now(), lifetime: route.lifetime, make: make)
  }

  private func handled(
    _ request: RouteRequest, _ route: HubRoute, _ caller: Caller, _ call: IncomingRequest
  ) async throws -> RouteResponse {
    var caller = caller
    try FormToken.check(request, caller)
    if route.access == .account { caller = try await gate.forPerson(caller, request, route) }
    try await requireRoom(for: route, of: caller.person)
    let isPersonal = route.access != .anyone && route.access != .apiKey
    var world = try await world(of: isPersonal ? caller.person : nil)
    world.store = world.store.writing(through: caller.origin(isForPage: call.isForPage))
    let personal = world.http.ending(with: call.disconnect)
    world.http =
      call.isSafe
      ? SharedFetches(store: operatorWorld.store, world: operatorWorld, flights: operation.flights)
        .sharing(world.http, personal: personal, within: options.upstreamPatience)
      : personal
    if call.isSafe, options.isMultiUser {
      world.http = world.http.silentAboutPorts(allowing: world.environment.values)
    }
    if let lent = world.operatorCredentials?.http {
      world.operatorCredentials?.http = lent.ending(with: call.disconnect)
    }
    let asked = HubRequest(request: request, caller: caller, world: world, hub: self)
    guard route.schema.isRepeatable, let idempotency = try Idempotency(asked) else {
      return try await route.handle(asked)
    }
    func work(_ world: World) async throws -> RouteResponse {
      try await route.handle(
        HubRequest(request: request, caller: asked.caller, world: world, hub: self))
    }
    let lost = { try RouteResponse.alreadyDone(route.errors) }
    guard route.isStored else {
      return try await idempotency.answer(in: world, lost: lost, work: work)
    }
    return try await idempotency.answer(
      in: world, lost: lost,
      foretell: { [world] _, result in
        try (result as? any Outcome).map { try RouteResponse.json(world.json(of: $0)) }
      }, work: work)
  }
}
