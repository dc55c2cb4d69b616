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

extension Hub {
  /// Returns a person's world: their records and settings, with the server's effects except those
  /// of its machine.
  func world(of person: Person?) async throws -> World {
    guard let person else { return operatorWorld }
    var world = servedWorld
    world.store = operatorWorld.store.profile(named: person.id).namingOmissions(in: Omissions())
    guard person != .nobody else {
      world.store = world.store.beforeWrites { _ in throw AccessError.notAllowed }
      return world
    }
    let store = world.store
    // On a single-user hub, the server's time zone is the person's.
    let asked = options.isMultiUser ? plugins : []
    let settings = try await operation.settings.value(for: person.id) {
      try await store.read { try PersonSettings(in: $0, asking: asked) }
    }
    world.calendar =
      settings.timeZone.map { DayCalendar(timeZone: $0, dayStartsAt: settings.suite.dayStartsAt) }
      ?? operatorWorld.calendar.starting(at: settings.suite.dayStartsAt)
    if let zone = settings.timeZone { world.environment["TZ"] = zone.identifier }
    if let language = settings.suite.language { world.language = language }
    if options.isMultiUser {
      world.account = try await gate.accounts.account(person.id).map {
        AccountName(email: $0.email, username: $0.username, nickname: $0.nickname)
      }
    }
    return world
  }

  /// Returns the caller of a request; a failed credential is reported in ``Caller/problem``.
  func caller(of call: IncomingRequest) async throws -> Caller { try await gate.caller(of: call) }
}
