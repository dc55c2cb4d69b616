import CorePlugin
import CoreStorage
import HTTPTypes
import HubAccounts
import HubWeb

extension Gate {
  /// Throws ``AccessError`` if the caller may not use the route.
  func admit(_ caller: Caller, to route: HubRoute) throws(AccessError) {
    switch route.access {
    case .anyone: return
    case .apiKey:
      guard caller.application == nil else { return }
      throw .invalidKey
    case .account:
      if caller.application?.isOperator ?? false { return }
      if case .token = caller.credential, caller.application == nil { throw .invalidKey }
      if options.isMultiUser, caller.person == nil, caller.application == nil { throw .invalidKey }
      guard caller.person != nil else {
        throw caller.problem ?? (options.isMultiUser ? .notAllowed : .notLoggedIn)
      }
      try admitScript(caller, to: route)
    case .person, .page:
      guard caller.person != nil else { throw caller.problem ?? .notLoggedIn }
      try admitScript(caller, to: route)
    }
  }

  private func admitScript(_ caller: Caller, to route: HubRoute) throws(AccessError) {
    guard case .script(_, let scopes) = caller.credential else { return }
    let isChange = route.method != .get && route.method != .head
    guard ScriptToken.scopes(scopes, allow: route.product, isChange: isChange) else {
      throw .beyondScope
    }
  }

  /// Resolves the person whose account the route concerns: the logged-in person, whose address must
  /// match the requested one, or for an operator's key the person with that address. Throws
  /// ``AccessError/notAllowed`` and ``AccountError/notFound``.
  func person(
    _ caller: Caller, asksFor request: RouteRequest, of route: HubRoute
  ) async throws -> Person {
    guard options.isMultiUser else { return caller.person ?? owner }
    let email = request.accountEmail
    if caller.application?.isOperator ?? false {
      if let email {
        guard let account = try await accounts.account(of: email), !account.isShut else {
          throw AccountError.notFound
        }
        return account.person
      }
      if caller.person == nil { return try await owner(of: request, route) }
    }
    guard let person = caller.person, email == nil || email == person.email else {
      throw AccessError.notAllowed
    }
    return person
  }

  /// Finds the owner of the resource named by a request without an address. Returns `nobody`, whose
  /// world stays empty, if there is none. Throws ``AccessError/notAllowed`` if the route names no
  /// resource, except for a POST, whose handler reports the missing address.
  private func owner(of request: RouteRequest, _ route: HubRoute) async throws -> Person {
    guard let isOwned = route.isOwned else {
      guard route.method == .post else { throw AccessError.notAllowed }
      return .nobody
    }
    for profile in try await accounts.store.profiles() {
      let store = accounts.store.profile(named: profile.name)
      guard try await store.read({ try isOwned(request, $0) }),
        let account = try await accounts.account(profile.name), !account.isShut
      else { continue }
      return account.person
    }
    return .nobody
  }
}
