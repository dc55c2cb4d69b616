import CoreNet
package import CorePlugin
import CoreStorage
package import HTTPTypes
import HubConfiguration

/// Authenticates and authorizes requests by session cookie, token or API key.
package struct Gate: Sendable {
  package let sessions: Sessions
  package let scriptTokens: ScriptTokens
  let apiKeys: APIKeys
  package let welcomeLinks: WelcomeLinks
  package let accounts: Accounts
  package let limits: Limits
  package let options: HubOptions
  /// The owner of a single-user hub.
  package let owner: Person

  /// `memory`: how stale cached sessions and keys may be after another process changed them.
  package init(_ world: World, options: HubOptions, memory: Duration = .seconds(1)) {
    let (store, now) = (world.store, world.now)
    sessions = Sessions(store, now: now, memory: memory)
    scriptTokens = ScriptTokens(store, now: now, memory: memory)
    apiKeys = APIKeys(store, memory: memory)
    welcomeLinks = WelcomeLinks(store: store)
    accounts = Accounts(
      world, sessions: sessions, scriptTokens: scriptTokens, cost: options.passwordCost,
      policy: options.settings.registration,
      memory: memory)
    limits = Limits(store, now: now, numbers: options.settings.limits)
    owner = Person(id: store.profile)
    self.options = options
  }

  /// Indicates whether cookies are restricted to TLS: always on a hub with TLS, otherwise
  /// everywhere except on this machine.
  package func isSecure(_ head: HTTPRequest) -> Bool {
    options.isSecure || !head.isForLoopback
  }

  /// Returns the origin of the pages that sent a request, which is one of the hub's own.
  package func origin(of head: HTTPRequest) -> String {
    head.headerFields[.pageOrigin] ?? options.publicURL?.origin
      ?? (isSecure(head) ? "https://" : "http://") + (head.authority ?? "")
  }

  /// Returns the caller of a request; a failed credential is reported in ``Caller/problem``.
  package func caller(of head: HTTPRequest, from peer: String) async throws -> Caller {
    let fields = head.headerFields
    var caller = Caller(address: options.settings.trustedProxies.client(peer: peer, in: fields))
    if let key = fields[Self.apiKey], !key.isEmpty {
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

  private static let apiKey = HTTPField.Name(known: "X-API-Key")

  /// Returns the token of an `Authorization` field. Throws ``AccessError/malformedToken``.
  private static func token(in field: String) throws(AccessError) -> Substring {
    let parts = field.utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      .map(Substring.init)
    guard parts.count == 2, parts[0].lowercased() == "bearer" else { throw .malformedToken }
    return parts[1]
  }
}
