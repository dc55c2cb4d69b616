import CorePlugin
import CoreStorage
import HubAccounts
import HubConfiguration
import HubWeb

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

/// Middleware that gives personal routes the caller's world.
struct CallerWorlds: RequestCheck {
  let worlds: PersonalWorlds

  func check(_ request: IncomingRequest, _ context: inout HubContext) async throws {
    let caller = context.caller
    var world = try await worlds.world(of: context.route.isPersonal ? caller.person : nil)
    world.store = world.store.writing(through: caller.origin(isForPage: request.isForPage))
    context.world = world
    context.trace.world = context.$world
  }
}
