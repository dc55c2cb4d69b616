public import CoreModels

/// The documented parameters and responses of a route; without effect on its handling.
public struct RouteSchema: Sendable {
  /// A parameter of the query or the path.
  public struct Parameter: Sendable {
    /// The parameter's name.
    public let name: String
    /// The shape of its value.
    public let shape: Shape
    /// A summary of its purpose.
    public let summary: String
    /// `true` if requests without it are rejected.
    public let isRequired: Bool

    /// Creates a parameter, optional by default.
    public init(_ name: String, _ shape: Shape, _ summary: String, isRequired: Bool = false) {
      (self.name, self.shape, self.summary) = (name, shape, summary)
      self.isRequired = isRequired
    }
  }

  /// The query parameters.
  public var query: [Parameter]
  /// The path parameters; those not listed accept any text.
  public var path: [Parameter]
  /// The body as JSON, or `nil` for none.
  public var body: Shape?
  /// The body's media type.
  public var bodyType = "application/json"
  /// `true` if requests without a body are rejected.
  public var needsBody: Bool
  /// `true` if the route supports `Idempotency-Key`.
  public var isRepeatable = false
  /// The response bodies by status, `nil` for an empty one.
  public var answers: [Int: Shape?]
  /// The media type of a successful response.
  public var mediaType: String

  /// Creates a schema; by default without parameters and body.
  public init(
    query: [Parameter] = [], path: [Parameter] = [], body: Shape? = nil, needsBody: Bool = true,
    answers: [Int: Shape?] = [:], mediaType: String = "application/json"
  ) {
    (self.query, self.path, self.body, self.needsBody) = (query, path, body, needsBody)
    (self.answers, self.mediaType) = (answers, mediaType)
  }
}

/// The shape of a JSON value, as JSON Schema (2020-12).
public struct Shape: Sendable {
  /// The schema itself.
  public let schema: JSONValue

  /// Creates a shape from its schema.
  public init(_ schema: JSONValue) { self.schema = schema }

  /// Any value.
  public static let any = Shape([:])
  /// A string.
  public static let text = Shape(["type": "string"])
  /// An integer.
  public static let integer = Shape(["type": "integer"])
  /// A number.
  public static let number = Shape(["type": "number"])
  /// A Boolean.
  public static let flag = Shape(["type": "boolean"])
  /// A day as `yyyy-MM-dd`.
  public static let day = Shape(["type": "string", "format": "date"])
  /// A timestamp as in RFC 3339.
  public static let instant = Shape(["type": "string", "format": "date-time"])

  /// An object whose members are not listed here.
  public static let members = object([:], isOpen: true)

  /// The details of a failure: code, message, hint and, if known, the seconds to wait.
  public static let failureDetails = object(
    ["code": .text, "message": .text, "hint": .text], optional: ["retry_after": .integer])

  /// Returns the shape of one of these strings.
  public static func choice(_ words: [String]) -> Shape {
    Shape(["type": "string", "enum": .array(words.map { .string($0) })])
  }

  /// Returns the shape of a list of these elements.
  public static func list(_ element: Shape) -> Shape {
    Shape(["type": "array", "items": element.schema])
  }

  /// Returns the shape of an object with these members. Optional ones may be missing, and others
  /// are allowed only if it is open.
  public static func object(
    _ members: [String: Shape], optional: [String: Shape] = [:], isOpen: Bool = false
  ) -> Shape {
    let all = members.merging(optional) { first, _ in first }
    var schema: [String: JSONValue] = [
      "type": "object", "properties": .object(all.mapValues(\.schema)),
    ]
    if !members.isEmpty {
      schema["required"] = .array(members.keys.sorted().map { .string($0) })
    }
    if !isOpen { schema["additionalProperties"] = false }
    return Shape(.object(schema))
  }

  /// Returns the shape of a value with any of these shapes.
  public static func anyOf(_ shapes: [Shape]) -> Shape {
    Shape(["anyOf": .array(shapes.map(\.schema))])
  }

  /// The same shape, or null.
  public var orNull: Shape { .anyOf([self, Shape(["type": "null"])]) }

  /// Returns the shape with additional JSON Schema keywords.
  public func with(_ keywords: [String: JSONValue]) -> Shape {
    guard case .object(let members) = schema else { return self }
    return Shape(.object(members.merging(keywords) { _, new in new }))
  }
}
