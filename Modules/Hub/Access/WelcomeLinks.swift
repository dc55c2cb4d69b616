import CoreModels
import CorePlugin
import CoreStorage
import HTTPTypes

/// One-time links that log in the owner of a single-user hub.
struct WelcomeLinks: Sendable {
  private static let namespace = RegistryNamespace<Person>("welcome")
  /// Seconds after which an unused link expires.
  static let lifetime = 86_400

  let store: Store
  let now: @Sendable () -> Instant

  /// Creates a link and returns its path.
  func make(for person: Person) async throws -> String {
    let secret = BearerSecret()
    let moment = now()
    try await store.transaction(automatic: true) { transaction in
      try transaction.registry().put(
        person, secret.hash, in: Self.namespace, until: moment.adding(seconds: Self.lifetime))
    }
    return "/welcome?key=" + secret.text
  }

  /// Redeems a link and returns its person; `nil` if it was already used or has expired.
  func use(_ secret: BearerSecret) async throws -> Person? {
    let moment = now()
    return try await store.transaction(automatic: true) { transaction in
      let registry = try transaction.registry()
      let person = try registry.find(secret.hash, in: Self.namespace, at: moment)
      try registry.remove(secret.hash, in: Self.namespace)
      return person
    }
  }
}

extension Hub {
  /// The path to open first in a browser: on a single-user hub, a link that logs in its owner.
  func entrance() async throws -> String {
    if options.isMultiUser { return "/" }
    return try await gate.welcomeLinks.make(for: Person(id: operatorWorld.store.profile))
  }
}

/// The route of welcome links.
enum WelcomeRoutes {
  static let all = [
    HubRoute(
      method: .get, path: "/welcome", access: .anyone, summary: "Lets the owner in, once",
      isListed: false,
      handle: welcome)
  ]

  @Sendable private static func welcome(_ call: HubRequest) async throws -> RouteResponse {
    let gate = call.hub.gate
    let key = call.request.queryValue("key") ?? ""
    var response = RouteResponse(HTTPResponse(status: .seeOther))
    response.head.headerFields[.location] = "/"
    response.head.headerFields[.cacheControl] = "no-store"
    // Opening the link again in the same browser leads to the same page.
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
