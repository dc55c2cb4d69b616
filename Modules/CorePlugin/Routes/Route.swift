public import CoreModels
public import CoreStorage
public import Foundation
public import HTTPTypes

/// One address that a product answers, as a value that any server can run.
public struct Route: Sendable {
  /// Who may call it; the hub enforces this.
  public enum Access: Sendable {
    /// Everyone, without a name.
    case anyone
    /// A person who is logged in.
    case person
    /// A program with an API key.
    case apiKey
    /// A person for whom a program with an API key asks, and whose address is the path's `{email}`,
    /// the body's `email` or the query's; a key of the operator needs no person.
    case account
  }

  /// GET, POST, …
  public let method: HTTPRequest.Method
  /// The path, with parameters in braces: `/v1/goals/{id}`.
  public let path: String
  /// Who may call it.
  public let access: Access
  /// What it is for, in one line.
  public let summary: String
  /// How often it may be called.
  public let limits: [RouteLimit]
  /// What it takes and answers, for the documentation.
  public let schema: RouteSchema
  /// For how many milliseconds its answer to a person may be given again while nothing of theirs is
  /// written; 0 for never.
  public let lifetime: Int64
  /// Whether what a call names is that person's, for an operator's key that names no person; `nil`
  /// where only a name will do.
  public let isOf: (@Sendable (RouteRequest, Snapshot) throws -> Bool)?
  /// Answers a call; errors become the contract's error JSON.
  public let handle: @Sendable (RouteRequest, World) async throws -> RouteResponse

  /// A route as one line of a product's table.
  public init(
    _ method: HTTPRequest.Method, _ path: String, access: Access, summary: String,
    schema: RouteSchema = RouteSchema(),
    limits: [RouteLimit] = [], lifetime: Int64 = 0,
    isOf: (@Sendable (RouteRequest, Snapshot) throws -> Bool)? = nil,
    handle: @escaping @Sendable (RouteRequest, World) async throws -> RouteResponse
  ) {
    self.method = method
    self.path = path
    self.access = access
    self.summary = summary
    self.limits = limits
    self.schema = schema
    self.lifetime = lifetime
    self.isOf = isOf
    self.handle = handle
  }
}

/// A call of a route.
public struct RouteRequest: Sendable {
  /// Method, path and header fields.
  public let head: HTTPRequest
  /// The values of the path's parameters.
  public let parameters: [String: String]
  /// The body, whole.
  public let body: Data

  /// A call with no parameters and an empty body, unless given.
  public init(_ head: HTTPRequest, parameters: [String: String] = [:], body: Data = Data()) {
    self.head = head
    self.parameters = parameters
    self.body = body
  }

  /// Whether the body is said to be `application/json` or `application/…+json`.
  public var isJSON: Bool {
    let type = head.headerFields[.contentType]?.split(separator: ";").first
    guard let name = type?.trimmingWhitespace().lowercased() else { return false }
    return name == "application/json"
      || (name.hasPrefix("application/") && name.hasSuffix("+json"))
  }
}

/// The answer of a route.
public struct RouteResponse: Sendable {
  /// The body's bytes, at once or as they come.
  public enum Body: Sendable {
    case bytes(Data)
    case stream(AsyncThrowingStream<Data, any Error>)
  }

  /// Status and header fields.
  public var head: HTTPResponse
  /// What follows them.
  public var body: Body

  /// An answer as it goes out.
  public init(_ head: HTTPResponse, body: Body = .bytes(Data())) {
    self.head = head
    self.body = body
  }

  /// A JSON answer that caches may keep for `maxAge` seconds, or 304 where the caller has it.
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
  /// Whether an `If-None-Match` field names a tag, weakly compared (RFC 9110, 13.1.2).
  fileprivate func names(_ tag: String) -> Bool {
    split(separator: ",").map { $0.trimmingWhitespace() }.contains { listed in
      listed == "*" || listed == tag || listed == "W/" + tag
    }
  }
}
