import CorePlugin
import HTTPTypes
import HubAccounts
import HubConfiguration
import HubWeb

/// The routes that describe the API, for programs and for people.
enum DocumentationRoutes {
  static let all = [
    HubRoute(
      method: .get, path: "/openapi.json", access: .anyone,
      summary: "This description of the API",
      schema: RouteSchema(answers: [
        200: .object(
          [
            "openapi": .text, "info": .members, "servers": .list(.members),
            "tags": .list(.members), "paths": .members, "components": .members,
          ])
      ]),
      handle: { call in
        let path = call.services.options.publicURL?.path ?? ""
        return try .json(
          OpenAPIDocument(call.services.routes, below: path).json, for: call.request, maxAge: 300)
      }),
    HubRoute(entry: .get, "/docs", summary: "This description, for people") { call in
      try await call.page(of: nil, title: "API") {
        .shown(try DocumentationPage(routes: call.services.routes).content)
      }
    },
  ]
}
