import CoreModels
import CorePlugin
import CoreStorage
import HTTPTypes

extension Hub {
  /// The world of a person: their records and choices, the server's effects.
  func world(of person: Person?) async throws -> World {
    guard let person else { return operatorWorld }
    var world = operatorWorld
    world.store = operatorWorld.store.profile(named: person.id)
    let settings = try await world.store.read(SuiteSettings.init)
    if let zone = settings.timeZone {
      world.calendar = DayCalendar(timeZone: zone, dayStartsAt: settings.dayStartsAt)
    }
    if let language = settings.language { world.language = language }
    return world
  }

  /// Who makes a call.
  func caller(of call: IncomingCall) async throws -> Caller {
    Caller(address: call.address)
  }

  /// The answer to somebody who may not call that route; `nil` for those who may.
  func refusal(
    of caller: Caller, for route: HubRoute, _ call: IncomingCall
  ) throws -> RouteResponse? {
    switch route.access {
    case .anyone: nil
    case .person, .visitor:
      caller.person == nil
        ? try .json(["error": "Missing authorization header"], .unauthorized) : nil
    case .apiKey:
      caller.application == nil
        ? try .json(["error": "Invalid or missing API key"], .unauthorized) : nil
    }
  }
}
