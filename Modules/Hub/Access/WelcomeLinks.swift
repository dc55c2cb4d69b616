import CoreModels
import CorePlugin
import CoreStorage
import HTTPTypes

/// The links that let the owner of a home in, each once.
struct WelcomeLinks: Sendable {
  private static let drawer = Drawer<Person>("welcome")
  /// Seconds for which a link waits.
  static let lifetime = 86_400

  let store: Store
  let now: @Sendable () -> Instant

  /// The path of a new link for a person.
  func make(for person: Person) async throws -> String {
    let secret = BearerSecret()
    let moment = now()
    try await store.transaction(automatic: true) { transaction in
      try transaction.registry().put(
        person, secret.hash, in: Self.drawer, until: moment.adding(seconds: Self.lifetime))
    }
    return "/welcome?key=" + secret.text
  }

  /// Whom a link lets in, which it then does no more; `nil` for one that was used or is over.
  func use(_ secret: BearerSecret) async throws -> Person? {
    let moment = now()
    return try await store.transaction(automatic: true) { transaction in
      let registry = try transaction.registry()
      let person = try registry.find(secret.hash, in: Self.drawer, at: moment)
      try registry.remove(secret.hash, in: Self.drawer)
      return person
    }
  }
}

extension Hub {
  /// The path that a browser is to open first: a link that lets the one person of the hub in.
  func entrance() async throws -> String {
    if options.isMultiUser { return "/" }
    return try await gate.welcomeLinks.make(for: Person(id: operatorWorld.store.profile))
  }
}

/// Where a welcome link leads.
enum WelcomeRoutes {
  static let all = [
    HubRoute(
      method: .get, path: "/welcome", access: .anyone, summary: "Lets the owner in, once",
      isListed: false,
      handle: welcome)
  ]

  @Sendable private static func welcome(_ call: HubCall) async throws -> RouteResponse {
    let gate = call.hub.gate
    let key = call.request.queryValue("key") ?? ""
    var response = RouteResponse(HTTPResponse(status: .seeOther))
    response.head.headerFields[.location] = "/"
    response.head.headerFields[.cacheControl] = "no-store"
    // A link that is opened again in the same browser leads to where it led before.
    if case .session = call.caller.credential { return response }
    guard let person = try await gate.welcomeLinks.use(BearerSecret(key)) else {
      throw AccessError.linkUsed
    }
    let cookie = try await gate.sessions.begin(
      for: person, device: call.request.head.headerFields[.userAgent] ?? "")
    response.head.headerFields[.setCookie] = cookie.field(
      isSecure: gate.isSecure(call.request.head))
    return response
  }
}
