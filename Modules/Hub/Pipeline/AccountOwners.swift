import CoreModels
import CorePlugin
import CoreStorage
import HTTPTypes
import HubAccounts
import HubWeb

/// Middleware that finds the person whose account a program's request concerns.
struct AccountOwners: RequestCheck {
  let gate: Gate

  func check(_ request: IncomingRequest, _ context: inout HubContext) async throws {
    context.caller.person = try await person(
      context.caller, asksFor: context.request, of: context.route)
  }

  /// Resolves the person whose account the route concerns: the logged-in person, whose address must
  /// match the requested one, or for an operator's key the person with that address. Throws
  /// ``AccessError/notAllowed`` and ``AccountError/notFound``.
  private func person(
    _ caller: Caller, asksFor request: RouteRequest, of route: HubRoute
  ) async throws -> Person {
    guard gate.options.isMultiUser else { return caller.person ?? gate.owner }
    let email = request.accountEmail
    if caller.application?.isOperator ?? false {
      if let email {
        guard let account = try await gate.accounts.account(of: email), !account.isShut else {
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
    for profile in try await gate.accounts.store.profiles() {
      let store = gate.accounts.store.profile(named: profile.name)
      guard try await store.read({ try isOwned(request, $0) }),
        let account = try await gate.accounts.account(profile.name), !account.isShut
      else { continue }
      return account.person
    }
    return .nobody
  }
}

extension RouteRequest {
  /// The normalized email address of the request's path, body or query, in that order.
  fileprivate var accountEmail: String? {
    (parameters["email"] ?? bodyEmail ?? asked("email")).map { AccountRules.normalized($0) }
  }

  private var bodyEmail: String? {
    guard !body.isEmpty, let email = (try? lenientJSON())?["email"]?.string,
      !email.isEmpty
    else { return nil }
    return email
  }
}
