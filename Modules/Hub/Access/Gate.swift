import CoreModels
import CorePlugin
import CoreStorage
import HTTPTypes

/// Knows who calls: by a browser's cookie, a token or a key.
struct Gate: Sendable {
  let sessions: Sessions
  let scriptTokens: ScriptTokens
  let apiKeys: APIKeys
  let welcomeLinks: WelcomeLinks
  private let origin: RequestOrigin

  /// A gate to the hub in the operator's world; `memory` is how long a process may not know what
  /// another one changed.
  init(_ world: World, options: HubOptions, memory: Duration = .seconds(1)) {
    let (store, now) = (world.store, world.now)
    sessions = Sessions(store, now: now, memory: memory)
    scriptTokens = ScriptTokens(store, now: now, memory: memory)
    apiKeys = APIKeys(store, now: now, memory: memory)
    welcomeLinks = WelcomeLinks(store: store, now: now)
    origin = RequestOrigin(options)
  }

  /// Refuses what reached the hub under a foreign name, or comes from somebody else's page; throws
  /// ``AccessError``.
  func checkOrigin(of call: IncomingCall) throws(AccessError) { try origin.check(call.head) }

  /// Whether cookies go over TLS alone: everywhere but on this machine.
  func isSecure(_ head: HTTPRequest) -> Bool { !RequestOrigin.isLoopback(head) }

  /// Who makes a call; what was shown but opens nothing is in ``Caller/problem``.
  func caller(of call: IncomingCall) async throws -> Caller {
    let fields = call.head.headerFields
    var caller = Caller(address: call.address)
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
    guard ScriptTokens.looksLike(text) else { throw AccessError.invalidToken }
    guard let token = try await scriptTokens.find(text) else { throw AccessError.invalidToken }
    caller.person = token.person
    caller.credential = .script(id: token.name, scopes: token.scopes)
  }

  /// Throws ``AccessError`` where a caller may not call that route.
  func admit(_ caller: Caller, to route: HubRoute) throws(AccessError) {
    switch route.access {
    case .anyone: return
    case .apiKey:
      guard caller.application == nil else { return }
      throw .invalidKey
    case .person, .visitor:
      guard caller.person != nil else { throw caller.problem ?? .notLoggedIn }
      guard case .script(_, let scopes) = caller.credential else { return }
      let isChange = route.method != .get && route.method != .head
      guard ScriptToken.scopes(scopes, allow: route.product, isChange: isChange) else {
        throw .beyondScope
      }
    }
  }

  private static let apiKey = HTTPField.Name("X-API-Key")

  /// The token of an `Authorization` field; throws ``AccessError/malformedToken``.
  private static func token(in field: String) throws(AccessError) -> Substring {
    let parts = field.split { $0.isWhitespace }
    guard parts.count == 2, parts[0].lowercased() == "bearer" else { throw .malformedToken }
    return parts[1]
  }
}
