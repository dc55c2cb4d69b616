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
    let gate = call.services.gate
    let key = call.request.queryValue("key") ?? ""
    var response = RouteResponse.moved(to: "/")
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
