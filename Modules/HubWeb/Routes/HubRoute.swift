package import CorePlugin
package import CoreStorage
import Foundation
package import HTTPTypes
package import HubAccounts

/// A route of a product or of the hub itself.
package struct HubRoute: Sendable {
  package let method: HTTPRequest.Method
  /// The path, with parameters in braces.
  package let path: String
  package let access: Route.Access
  package let summary: String
  /// The id of the product whose data the route uses; `nil` for the hub's own.
  package var product: String?
  /// The limits per caller, besides that of all pages.
  package var limits: [RouteLimit]
  /// The maximum size of a body in bytes.
  package var bodyLimit: Int
  /// The parameters, body and responses, for the documentation.
  package var schema: RouteSchema
  /// How long a response to a person may be reused while they write nothing, in milliseconds; 0 to
  /// never reuse it.
  package var lifetime: Int64
  /// The response of a route that is a single transaction, from the transaction's result; it is
  /// committed with it. `nil` for a route that does more, and the response `nil` where it is only
  /// known afterwards.
  package var committed: Committed?
  package typealias Committed =
    @Sendable (RouteRequest, FormBody?, World, Transaction, _ result: any Sendable) throws ->
    RouteResponse?
  /// `true` if its requests to other servers go on when the client disconnects.
  package private(set) var goesOn = false
  /// `true` if people whose devices seal their data are refused.
  package private(set) var isClosedToSealed = false
  /// `true` for a page or its form, whose errors are pages too. A browser of somebody who is not
  /// logged in is led to the log-in page if necessary.
  package let isPage: Bool
  /// The form of error responses.
  package var errors: ErrorForm
  /// Indicates whether the requested resource belongs to a person; see ``Route/isOwned``.
  package var isOwned: (@Sendable (RouteRequest, Snapshot) throws -> Bool)?
  /// `true` if the response never changes while the server runs.
  package var isConstant: Bool
  /// `true` if the documentation lists the route; pages and their files are left out.
  package var isListed: Bool
  package var handle: @Sendable (HubRequest) async throws -> RouteResponse

  package init(
    method: HTTPRequest.Method, path: String, access: Route.Access, summary: String,
    product: String? = nil, limits: [RouteLimit] = [], bodyLimit: Int = 1 << 20,
    schema: RouteSchema = RouteSchema(), lifetime: Int64 = 0, errors: ErrorForm = .words,
    isOwned: (@Sendable (RouteRequest, Snapshot) throws -> Bool)? = nil, isConstant: Bool = false,
    isListed: Bool = true, isPage: Bool = false,
    handle: @escaping @Sendable (HubRequest) async throws -> RouteResponse
  ) {
    (self.method, self.path, self.access, self.summary) = (method, path, access, summary)
    (self.product, self.limits, self.bodyLimit) = (product, limits, bodyLimit)
    (self.schema, self.lifetime, self.errors) = (schema, lifetime, errors)
    (self.isOwned, self.isConstant, self.isListed) = (isOwned, isConstant, isListed)
    (self.isPage, self.handle) = (isPage, handle)
  }

  /// `true` if the route concerns a person's data.
  package var isPersonal: Bool { access != .anyone && access != .apiKey }

  /// The route, closed to people whose devices seal their data.
  package var closedToSealed: HubRoute {
    var route = self
    route.isClosedToSealed = true
    if !isPage { route.schema.answers[409] = errors.shape }
    return route
  }
}

extension HubRoute {
  /// Adapts a product's route.
  package init(_ route: Route, of product: String) {
    self.init(
      method: route.method, path: route.path, access: route.access, summary: route.summary,
      product: product, limits: route.limits, schema: route.schema,
      lifetime: route.lifetime, isOwned: route.isOwned
    ) {
      try await route.handle($0.request, $0.world)
    }
    goesOn = route.goesOn
    // A request may be repeated with the same key, because a client can miss the first response.
    self.schema.isRepeatable = ![.get, .head, .options].contains(method)
  }
}

/// A request to a route, with everything that its handler may use.
package struct HubRequest: Sendable {
  package let request: RouteRequest
  /// The form in the body; `nil` for other bodies.
  package let form: FormBody?
  package let caller: Caller
  /// The caller's world, or the operator's for anonymous callers.
  @Boxed package var world: World
  package let services: HubServices

  package init(
    request: RouteRequest, form: FormBody? = nil, caller: Caller, world: Boxed<World>,
    services: HubServices
  ) {
    (self.request, self.form, self.caller) = (request, form, caller)
    (_world, self.services) = (world, services)
  }
}
