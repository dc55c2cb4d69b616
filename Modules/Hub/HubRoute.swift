import CoreModels
import CorePlugin
import CoreStorage
import CoreStorage
import Foundation
import HTTPTypes

/// A route of a product or of the hub itself.
struct HubRoute: Sendable {
  /// The callers that may use the route.
  enum Access: Sendable {
    case anyone
    /// A logged-in person, by session cookie, script token or JWT.
    case person
    case apiKey
    /// A person represented by a program with an API key; an operator's key needs no person.
    case account
    /// A person in a browser, redirected to the log-in page if necessary.
    case visitor
  }

  let method: HTTPRequest.Method
  /// The path, with parameters in braces.
  let path: String
  let access: Access
  let summary: String
  /// The id of the product whose data the route uses; `nil` for the hub's own.
  var product: String?
  /// The rate limits.
  var limits: [RouteLimit] = []
  /// The maximum size of a body in bytes.
  var bodyLimit = 1 << 20
  /// The parameters, body and responses, for the documentation.
  var schema = RouteSchema()
  /// How long a response to a person may be reused while they write nothing, in milliseconds; 0 to
  /// never reuse it.
  var lifetime: Int64 = 0
  /// `true` where all that it does is one transaction, whose result is its answer.
  var isStored = false
  /// The form of error responses.
  var errors = ErrorForm.words
  /// Indicates whether the requested resource belongs to a person; see ``Route/isOf``.
  var isOf: (@Sendable (RouteRequest, Snapshot) throws -> Bool)?
  /// `true` if the response never changes while the server runs.
  var isConstant = false
  /// `true` if the documentation lists the route; pages and their files are left out.
  var isListed = true
  var handle: @Sendable (HubRequest) async throws -> RouteResponse
}

extension HubRoute {
  /// Adapts a product's route.
  init(_ route: Route, of product: String) {
    let access: Access =
      switch route.access {
      case .anyone: .anyone
      case .person: .person
      case .apiKey: .apiKey
      case .account: .account
      }
    self.init(
      method: route.method, path: route.path, access: access, summary: route.summary,
      product: product, limits: route.limits, schema: route.schema,
      lifetime: route.lifetime, isOf: route.isOf
    ) {
      try await route.handle($0.request, $0.world)
    }
    // A request may be repeated with the same key, because a client can miss the first response.
    self.schema.isRepeatable = ![.get, .head, .options].contains(method)
  }
}

/// A request to a route, with everything that its handler may use.
struct HubRequest: Sendable {
  let request: RouteRequest
  let caller: Caller
  /// The caller's world, or the operator's for anonymous callers.
  let world: World
  let hub: Hub
}
