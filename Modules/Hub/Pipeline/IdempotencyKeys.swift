import CorePlugin
import HubWeb

/// Middleware that performs a request with an `Idempotency-Key` only once.
struct IdempotencyKeys: HubMiddleware {
  /// The operator's world, whose store keeps the keys of all people.
  let server: World

  func handle(
    _ request: IncomingRequest, context: HubContext, next: Next
  ) async throws -> RouteResponse {
    let route = context.route
    guard let idempotency = try Idempotency(context.request, of: context.caller, in: server)
    else { return try await next(request, context) }
    let ifLost = { try RouteResponse.alreadyDone(route.errors) }
    func work(_ world: World) async throws -> RouteResponse {
      var context = context
      context.world = world
      return try await next(request, context)
    }
    guard route.isStored else {
      return try await idempotency.answer(in: context.world, ifLost: ifLost, work: work)
    }
    return try await idempotency.answer(
      in: context.world, ifLost: ifLost,
      predict: { [world = context.world] _, result in
        try (result as? any Outcome).map { try RouteResponse.json(of: $0, in: world) }
      }, work: work)
  }
}
