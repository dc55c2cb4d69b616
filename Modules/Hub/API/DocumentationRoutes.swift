import CoreModels
import CorePlugin
import HTTPTypes
import HubAccounts
import HubWeb

/// The routes that describe the API, for programs and for people.
enum DocumentationRoutes {
  static let all = [
    HubRoute(
      method: .get, path: "/openapi.json", access: .anyone,
      summary: "This description of the API",
      handle: { call in
        try .json(
          OpenAPIDocument(call.hub.routes).json, for: call.request, maxAge: 300)
      }),
    HubRoute(
      method: .get, path: "/docs", access: .anyone, summary: "This description, for people",
      schema: RouteSchema(mediaType: "text/html"), isListed: false,
      handle: { call in
        try await call.shown(product: nil, title: "API") {
          .shown(try DocumentationPage(routes: call.hub.routes).content)
        }
      }),
  ]
}
