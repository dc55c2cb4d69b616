import CorePlugin
import HubAccounts
import HubWeb

/// Middleware that finds the caller by session cookie, token or API key. ``Authorization`` refuses
/// failed credentials, because public routes need none.
struct Authentication: RequestCheck {
  let gate: Gate

  func check(_ request: IncomingRequest, _ context: inout HubContext) async throws {
    context.caller = try await gate.caller(of: request.head, from: request.peer())
    context.trace.caller = context.caller
  }
}
