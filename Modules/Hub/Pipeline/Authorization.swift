import CorePlugin
import CoreStorage
import HTTPTypes
import HubAccounts
import HubWeb

/// Middleware that refuses callers who may not use the route.
struct Authorization: RequestCheck {
  let gate: Gate

  func check(_ request: IncomingRequest, _ context: inout HubContext) async throws {
    let (route, caller) = (context.route, context.caller)
    switch route.access {
    case .anyone: break
    case .apiKey:
      guard caller.application == nil else { break }
      throw AccessError.invalidKey
    case .accountByProgram:
      if caller.application?.isOperator ?? false { return }
      if case .token = caller.credential, caller.application == nil { throw AccessError.invalidKey }
      if gate.options.isMultiUser, caller.person == nil, caller.application == nil {
        throw AccessError.invalidKey
      }
      guard caller.person != nil else {
        throw caller.problem ?? (gate.options.isMultiUser ? .notAllowed : .notLoggedIn)
      }
    case .ownAccount:
      guard caller.person != nil else { throw caller.problem ?? .notLoggedIn }
    }
    if route.isPersonal, case .script(_, let scopes) = caller.credential,
      !ScriptToken.scopes(scopes, allow: route.product, isChange: route.mayChange)
    {
      throw AccessError.beyondScope
    }
  }
}
