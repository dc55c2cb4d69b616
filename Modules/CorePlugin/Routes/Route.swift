public import CoreModels
public import CoreStorage
public import Foundation
public import HTTPTypes

/// An HTTP route of a product, as a value that any server can run.
public struct Route: Sendable {
  /// The required authentication, enforced by the hub.
  public enum Access: Sendable {
    /// Anyone, unauthenticated.
    case anyone
    /// A logged-in user, for their own account.
    case ownAccount
    /// A program with an API key.
    case apiKey
    /// A program with an API key on behalf of a user, whose address is the path's `{email}`, the
    /// body's `email` or the query's. An operator's key needs no user.
    case accountByProgram
  }

  /// GET, POST, …
  public let method: HTTPRequest.Method
  /// The path, with parameters in braces: `/v1/goals/{id}`.
  public let path: String
  /// The required authentication.
  public let access: Access
  /// A one-line summary.
  public let summary: String
  /// The limits per caller.
  public let limits: [RouteLimit]
  /// The parameters and responses, for the documentation.
  public let schema: RouteSchema
  /// The time in milliseconds for which a user's response may be cached while none of their data
  /// changes; 0 disables caching.
  public let lifetime: Int64
  /// `true` if the handler's requests to other servers go on when the client disconnects.
  public let goesOn: Bool
  /// Returns `true` if the requested resource belongs to the user, for an operator's key without a
  /// user; `nil` if a user is required.
  public let isOwned: (@Sendable (RouteRequest, Snapshot) throws -> Bool)?
  /// Handles a request; errors become the contract's error JSON.
  public let handle: @Sendable (RouteRequest, World) async throws -> RouteResponse

  /// Creates a route for a product's table.
  public init(
    _ method: HTTPRequest.Method, _ path: String, access: Access, summary: String,
    schema: RouteSchema = RouteSchema(),
    limits: [RouteLimit] = [], lifetime: Int64 = 0, goesOn: Bool = false,
    isOwned: (@Sendable (RouteRequest, Snapshot) throws -> Bool)? = nil,
    handle: @escaping @Sendable (RouteRequest, World) async throws -> RouteResponse
  ) {
    self.method = method
    self.path = path
    self.access = access
    self.summary = summary
    self.limits = limits
    self.schema = schema
    self.lifetime = lifetime
    self.goesOn = goesOn
    self.isOwned = isOwned
    self.handle = handle
  }
}

/// A request to a route.
public struct RouteRequest: Sendable {
  /// The method, path and header fields.
  public let head: HTTPRequest
  /// The path's parameters.
  public let parameters: [String: String]
  /// The complete body.
  public let body: Data

  /// Creates a request; by default without parameters and with an empty body.
  public init(_ head: HTTPRequest, parameters: [String: String] = [:], body: Data = Data()) {
    self.head = head
    self.parameters = parameters
    self.body = body
  }

  /// `true` if the content type is `application/json` or `application/…+json`.
  public var isJSON: Bool {
    let type = head.headerFields[.contentType]?.split(separator: ";").first
    guard let name = type?.trimmingWhitespace().lowercased() else { return false }
    return name == "application/json"
      || (name.hasPrefix("application/") && name.hasSuffix("+json"))
  }
}

/// The response of a route.
public struct RouteResponse: Sendable {
  /// The body, as bytes or as a stream.
  public enum Body: Sendable {
    case bytes(Data)
    case stream(AsyncThrowingStream<Data, any Error>)
  }

  /// The status and header fields.
  public var head: HTTPResponse
  /// The body.
  public var body: Body

  /// Creates a response.
  public init(_ head: HTTPResponse, body: Body = .bytes(Data())) {
    self.head = head
    self.body = body
  }

  /// A JSON response that caches may store for `maxAge` seconds, or 304 if the client has it.
  public static func json(
    _ value: JSONValue, for request: RouteRequest, maxAge: Int
  ) throws -> RouteResponse {
    let body = try JSON.data(value)
    var hash = StableHash()
    hash.combine(String(decoding: body, as: UTF8.self))
    let tag = "\"\(String(hash.value, radix: 16))\""
    var head = HTTPResponse(status: .ok)
    head.headerFields[.eTag] = tag
    head.headerFields[.cacheControl] = "public, max-age=\(maxAge)"
    if request.head.headerFields[.ifNoneMatch]?.names(tag) ?? false {
      head.status = .notModified
      return RouteResponse(head)
    }
    head.headerFields[.contentType] = "application/json; charset=utf-8"
    return RouteResponse(head, body: .bytes(body))
  }
}

extension String {
  /// Returns `true` if an `If-None-Match` field contains a tag, weakly compared (RFC 9110, 13.1.2).
  fileprivate func names(_ tag: String) -> Bool {
    split(separator: ",").map { $0.trimmingWhitespace() }.contains { listed in
      listed == "*" || listed == tag || listed == "W/" + tag
    }
  }
}
