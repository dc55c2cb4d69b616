import CoreModels
import CorePlugin
import CoreStorage
import HTTPTypes
import HubConfiguration

extension World {
  /// The world without access to its machine, but with the operator's lent credentials. A
  /// single-user server keeps its keys and network.
  func served(_ options: HubOptions, _ operation: HubOperation) -> World {
    var world = self
    (world.files, world.editor, world.timers) = (.served, .served, .served)
    world.notifier = .served
    let bound = UpstreamLimiter(options.settings.coachCalls, counting: operation.metrics)
    world.http = bound.bounding(http)
    guard options.isMultiUser else { return world }
    world.operatorCredentials = OperatorCredentials(world)
    world.secrets = .served
    world.environment = environment.served
    world.http = world.http.served(allowing: world.environment.values)
      .silentAboutPorts(allowing: world.environment.values)
    return world
  }
}

/// Middleware that gives personal routes the caller's world: their records and settings, with the
/// server's effects except those of its machine.
struct PersonalWorlds: HubMiddleware {
  /// The operator's world, which anonymous callers get.
  let server: World
  /// The operator's world without access to its machine.
  let served: World
  let plugins: [any Plugin]
  let options: HubOptions
  let accounts: Accounts
  let settings: ExpiringCache<String, PersonSettings>

  func handle(
    _ request: IncomingRequest, context: HubContext, next: Next
  ) async throws -> RouteResponse {
    let (access, caller) = (context.route.access, context.caller)
    let isPersonal = access != .anyone && access != .apiKey
    var context = context
    context.world = try await world(of: isPersonal ? caller.person : nil)
    context.world.store = context.world.store.writing(
      through: caller.origin(isForPage: request.isForPage))
    return try await next(request, context)
  }

  /// Returns a person's world, or the operator's for `nil`.
  func world(of person: Person?) async throws -> World {
    guard let person else { return server }
    var world = served
    world.store = server.store.profile(named: person.id).namingOmissions(in: Omissions())
    guard person != .nobody else {
      world.store = world.store.beforeWrites { _ in throw AccessError.notAllowed }
      return world
    }
    let store = world.store
    // On a single-user hub, the server's time zone is the person's.
    let asked = options.isMultiUser ? plugins : []
    let settings = try await settings.value(for: person.id) {
      try await store.read { try PersonSettings(in: $0, asking: asked) }
    }
    world.calendar =
      settings.timeZone.map { DayCalendar(timeZone: $0, dayStartsAt: settings.suite.dayStartsAt) }
      ?? server.calendar.starting(at: settings.suite.dayStartsAt)
    if let zone = settings.timeZone { world.environment["TZ"] = zone.identifier }
    if let language = settings.suite.language { world.language = language }
    if options.isMultiUser {
      world.account = try await accounts.account(person.id).map {
        AccountName(email: $0.email, username: $0.username, nickname: $0.nickname)
      }
    }
    return world
  }
}
