import CoreModels
import CorePlugin
import CoreStorage
import HTTPTypes
import HubConfiguration

/// Authenticates and authorizes requests by session cookie, token or API key.
struct Gate: Sendable {
  let sessions: Sessions
  let scriptTokens: ScriptTokens
  let apiKeys: APIKeys
  let welcomeLinks: WelcomeLinks
  let accounts: Accounts
  let limits: Limits
  private let options: HubOptions
  private let origin: RequestOrigin
  private let owner: Person

  /// `memory`: how stale cached sessions and keys may be after another process changed them.
  init(_ world: World, options: HubOptions, memory: Duration = .seconds(1)) {
    let (store, now) = (world.store, world.now)
    sessions = Sessions(store, now: now, memory: memory)
    scriptTokens = ScriptTokens(store, now: now, memory: memory)
    apiKeys = APIKeys(store, now: now, memory: memory)
    welcomeLinks = WelcomeLinks(store: store, now: now)
    accounts = Accounts(
      world, sessions: sessions, scriptTokens: scriptTokens, cost: options.passwordCost,
      policy: options.settings.registration,
      memory: memory)
    limits = Limits(store, now: now, numbers: options.settings.limits)
    origin = RequestOrigin(options)
    owner = Person(id: store.profile)
    self.options = options
  }

  /// Refuses a request for a foreign host or from a foreign page. Throws ``AccessError``.
  func checkOrigin(of call: IncomingRequest) throws(AccessError) { try origin.check(call.head) }

  /// Indicates whether cookies are restricted to TLS: always on a hub with TLS, otherwise
  /// everywhere except on this machine.
  func isSecure(_ head: HTTPRequest) -> Bool {
    options.isSecure || !RequestOrigin.isLoopback(head)
  }

  /// Returns the caller of a request; a failed credential is reported in ``Caller/problem``.
  func caller(of call: IncomingRequest) async throws -> Caller {
    let fields = call.head.headerFields
    var caller = Caller(
      address: options.settings.trustedProxies.client(peer: call.peer(), in: fields))
    if let name = Self.apiKey, let key = fields[name], !key.isEmpty {
      caller.application = try await apiKeys.find(key)
    }
    do {
      if let field = fields[.authorization], !field.isEmpty {
        try await identify(&caller, byToken: Self.token(in: field))
      } else if let field = fields[.cookie], let cookie = SessionCookie(inField: field),
        let session = try await sessions.find(cookie)
      {
        caller.person = session.person
        caller.credential = .session(id: session.id, formToken: cookie.formToken)
      }
    } catch let problem as AccessError { caller.problem = problem }
    return caller
  }

  private func identify(_ caller: inout Caller, byToken text: Substring) async throws {
    if ScriptTokens.looksLike(text) {
      guard let token = try await scriptTokens.find(text) else { throw AccessError.invalidToken }
      // The operator owns the hub and needs no account.
      if options.isMultiUser, token.person.id != owner.id {
        guard let account = try await accounts.account(token.person.id), !account.isShut else {
          throw AccessError.invalidToken
        }
        caller.person = account.person
      } else {
        caller.person = token.person
      }
      caller.credential = .script(id: token.name, scopes: token.scopes)
    } else {
      guard options.isMultiUser else { throw AccessError.invalidToken }
      let (token, account) = try await accounts.verify(String(text))
      caller.person = account.person
      caller.credential = .token(id: token.id)
    }
  }

  /// Counts a request against its route's limits, either those before authentication or those
  /// after; `nil` if none applies.
  func count(
    _ caller: Caller, on route: HubRoute, beforeAdmission: Bool
  ) async throws -> Limits.State? {
    var tightest: Limits.State?
    // The limit on pages is generous for readers and stops programs.
    let limits = (route.access == .visitor ? [RouteLimit("page", .page)] : []) + route.limits
    for limit in limits where (limit.rate == .authentication) == beforeAdmission {
      // On a single-user hub, the owner's scripts are not limited.
      if limit.rate == .api, !options.isMultiUser, caller.person != nil { continue }
      let site = IPNetwork(caller.address)?.site ?? caller.address
      let subject =
        limit.rate == .authentication ? site : caller.person.map { "person." + $0.id } ?? site
      guard let state = try await self.limits.count(limit, of: subject) else { continue }
      if state.remaining < tightest?.remaining ?? .max { tightest = state }
      if state.isOver { break }
    }
    return tightest
  }

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
    case .person, .visitor:
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
  func forPerson(
    _ caller: Caller, _ request: RouteRequest, _ route: HubRoute
  ) async throws -> Caller {
    var found = caller
    found.person = try await person(caller, asksFor: request, of: route)
    return found
  }

  private func person(
    _ caller: Caller, asksFor request: RouteRequest, of route: HubRoute
  ) async throws -> Person {
    guard options.isMultiUser else { return caller.person ?? owner }
    let email = request.accountEmail
    if caller.application?.isOperator ?? false, caller.person == nil, email == nil {
      return try await owner(of: request, route)
    }
    if caller.application?.isOperator ?? false, let email {
      guard let account = try await accounts.account(of: email), !account.isShut else {
        throw AccountError.notFound
      }
      return account.person
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
    guard let isOf = route.isOf else {
      guard route.method == .post else { throw AccessError.notAllowed }
      return .nobody
    }
    for profile in try await accounts.store.profiles() {
      let store = accounts.store.profile(named: profile.name)
      guard try await store.read({ try isOf(request, $0) }),
        let account = try await accounts.account(profile.name), !account.isShut
      else { continue }
      return account.person
    }
    return .nobody
  }

  private static let apiKey = HTTPField.Name("X-API-Key")

  /// Returns the token of an `Authorization` field. Throws ``AccessError/malformedToken``.
  private static func token(in field: String) throws(AccessError) -> Substring {
    let parts = field.utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      .map(Substring.init)
    guard parts.count == 2, parts[0].lowercased() == "bearer" else { throw .malformedToken }
    return parts[1]
  }
}
