import CoreModels
import CorePlugin
import CoreStorage
import CoreStorage
import Foundation
import HTTPTypes

/// A route as the hub runs it: a product's, or one of the hub's own.
struct HubRoute: Sendable {
  /// Who may call it.
  enum Access: Sendable {
    /// Everyone.
    case anyone
    /// A person who is logged in: by a session's cookie, a token of a script, or a JWT.
    case person
    /// A program with an API key.
    case apiKey
    /// A person for whom a program with an API key asks; a key of the operator needs no person.
    case account
    /// A person in a browser; who is not logged in is led to the log-in page.
    case visitor
  }

  let method: HTTPRequest.Method
  /// The path, with parameters in braces.
  let path: String
  let access: Access
  let summary: String
  /// The id of the product whose data it reads or changes; `nil` for what is the hub's own.
  var product: String?
  /// How often it may be called.
  var limits: [RouteLimit] = []
  /// The most bytes of a body.
  var bodyLimit = 1 << 20
  /// What it takes and answers, for the documentation.
  var schema = RouteSchema()
  /// For how many milliseconds its answer to a person may be given again while nothing of theirs is
  /// written; 0 for never.
  var lifetime: Int64 = 0
  /// `true` where all that it does is one transaction, whose result is its answer.
  var isStored = false
  /// How it tells what is wrong.
  var errors = ErrorForm.words
  /// Whether what a call names is a person's; see ``Route/isOf``.
  var isOf: (@Sendable (RouteRequest, Snapshot) throws -> Bool)?
  /// Whether its answer never changes while the server runs.
  var isConstant = false
  /// Whether the documentation has it: pages and their files are a browser's own business.
  var isListed = true
  var handle: @Sendable (HubCall) async throws -> RouteResponse
}

extension HubRoute {
  /// A route of the product with that id.
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
    // The same call twice is one: that a program never saw the answer changes nothing.
    self.schema.isRepeatable = ![.get, .head, .options].contains(method)
  }
}

/// A call of a route, with everything that answering it may take.
struct HubCall: Sendable {
  /// The call itself.
  let request: RouteRequest
  /// Who makes it.
  let caller: Caller
  /// The world of the person who makes it, the operator's where nobody is logged in.
  let world: World
  /// The server.
  let hub: Hub
}
