import CoreModels
import CorePlugin
import CoreStorage
import HTTPTypes
import HubConfiguration

extension World {
  /// This world without the machine that it is on, and with what its operator lends; one person's
  /// own server keeps keys and network.
  func served(_ options: HubOptions, _ operation: HubOperation) -> World {
    var world = self
    (world.files, world.editor, world.timers) = (.served, .served, .served)
    world.notifier = .served
    let bound = UpstreamBound(options.settings.coachCalls, counting: operation.metrics)
    world.http = bound.bounding(http)
    guard options.isMultiUser else { return world }
    world.lender = Lender(world)
    world.secrets = .served
    world.environment = environment.served
    world.http = world.http.served(allowing: world.environment.values)
      .silentAboutPorts(allowing: world.environment.values)
    return world
  }
}

extension Hub {
  /// The world of a person: their records and choices, and of the server's effects those that are
  /// not its own machine's.
  func world(of person: Person?) async throws -> World {
    guard let person else { return operatorWorld }
    var world = servedWorld
    world.store = operatorWorld.store.profile(named: person.id).namingOmissions(in: Omissions())
    guard person != .nobody else {
      world.store = world.store.beforeWrites { _ in throw AccessError.notAllowed }
      return world
    }
    let store = world.store
    // One's own machine is where its person is.
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

  /// Who makes a call; what was shown but opens nothing is in ``Caller/problem``.
  func caller(of call: IncomingCall) async throws -> Caller { try await gate.caller(of: call) }
}
