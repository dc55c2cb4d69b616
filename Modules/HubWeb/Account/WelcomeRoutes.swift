import CorePlugin
import CoreStorage
import HTTPTypes
import HubAccounts

extension HubServices {
  /// The path to open first in a browser: on a single-user hub, a link that logs in its owner.
  package func entrance() async throws -> String {
    if options.isMultiUser { return "/" }
    return try await gate.welcomeLinks.make(for: Person(id: operatorWorld.store.profile))
  }
}

/// The route of welcome links.
package enum WelcomeRoutes {
  package static let all = [
    HubRoute(
      method: .get, path: "/welcome", access: .anyone, summary: "Lets the owner in, once",
      isListed: false,
      handle: welcome)
  ]

  @Sendable private static func welcome(_ call: HubRequest) async throws -> RouteResponse {
    // Opening the link again in the same browser leads to the same page.
    if case .session = call.caller.credential { return .moved(to: "/") }
    let secret = BearerSecret(call.request.queryValue("key") ?? "")
    guard let person = try await call.services.gate.welcomeLinks.use(secret) else {
      throw AccessError.linkUsed
    }
    return try await call.enter(as: person, at: "/")
  }
}
