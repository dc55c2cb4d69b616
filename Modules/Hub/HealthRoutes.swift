import CorePlugin
import Foundation
import HTTPTypes
import HubAccounts
import HubWeb

/// Routes for health checks, crawlers and browsers.
enum HealthRoutes {
  static let all = [
    HubRoute(
      method: .get, path: "/health", access: .anyone, summary: "Whether the server is alive",
      schema: RouteSchema(answers: [200: .object(["service": .text, "status": .text])]),
      isConstant: true
    ) { _ in alive },
    // The data is private, so crawlers are kept out.
    HubRoute(
      method: .get, path: "/robots.txt", access: .anyone, summary: "Asks crawlers to stay away",
      isConstant: true, isListed: false
    ) { _ in
      RouteResponse(
        .ok, [.contentType: "text/plain; charset=utf-8"], Data("User-agent: *\nDisallow: /\n".utf8))
    },
    // Browsers request it for resources that name no icon.
    HubRoute(
      method: .get, path: "/favicon.ico", access: .anyone, summary: "The app’s sign",
      isListed: false
    ) { call in .moved(to: call.services.web.icons.vector.path) },
    // W3C, A Well-Known URL for Changing Passwords.
    HubRoute(
      method: .get, path: "/.well-known/change-password", access: .anyone,
      summary: "Where a password is changed", isListed: false
    ) { call in
      .moved(to: call.services.options.isMultiUser ? "/settings/account" : "/settings")
    },
  ]

  /// Built once, because it is the most frequent request.
  private static let alive = RouteResponse(
    .ok, [.contentType: "application/json", .cacheControl: "no-store"],
    Data(#"{"service":"dailybrief-api","status":"ok"}"#.utf8))
}
