import CorePlugin
import HubWeb

/// Middleware that performs a request with an `Idempotency-Key` only once. The response of a route
/// that is a single transaction is committed with it.
struct IdempotencyKeys: HubMiddleware {
  /// The operator's world, whose store keeps the keys of all people.
  let server: World

  func handle(
    _ request: IncomingRequest, context: HubContext, next: Next
  ) async throws -> RouteResponse {
    let route = context.route
    guard
      let idempotency = try Idempotency(
        context.request, of: context.caller, in: server,
        days: route.isPage ? Idempotency.daysOfForms : 1)
    else { return try await next(request, context) }
    func ifLost() throws -> RouteResponse {
      route.isPage ? .moved(to: "/") : try .alreadyDone(route.errors)
    }
    func work(_ world: World) async throws -> RouteResponse {
      var context = context
      context.world = world
      return try await next(request, context)
    }
    let (call, form, world) = (context.request, context.form, context.world)
    guard let committed = route.committed else {
      return try await idempotency.answer(in: world, ifLost: ifLost, work: work)
    }
    return try await idempotency.answer(
      in: world, ifLost: ifLost,
      committing: { try committed(call, form, world, $0, $1) }, work: work)
  }
}
