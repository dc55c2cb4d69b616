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

  /// Who makes a call; what was shown but opens nothing is in ``Caller/problem``.
  func caller(of call: IncomingCall) async throws -> Caller { try await gate.caller(of: call) }
}
