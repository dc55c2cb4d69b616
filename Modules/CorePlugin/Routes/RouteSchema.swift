public import CoreModels

/// What a route takes and answers: documentation, and nothing else.
public struct RouteSchema: Sendable {
  /// A parameter of the query or the path.
  public struct Parameter: Sendable {
    /// Its name.
    public let name: String
    /// What it may be.
    public let shape: Shape
    /// What it is for.
    public let summary: String
    /// Whether a call without it is refused.
    public let isRequired: Bool

    /// A parameter that may be left out, unless told otherwise.
    public init(_ name: String, _ shape: Shape, _ summary: String, isRequired: Bool = false) {
      (self.name, self.shape, self.summary) = (name, shape, summary)
      self.isRequired = isRequired
    }
  }

  /// The parameters of the query.
  public var query: [Parameter]
  /// What the parts of the path in braces may be; those not named here are any text.
  public var path: [Parameter]
  /// The body as JSON, `nil` for none.
  public var body: Shape?
  /// The media type of the body.
  public var bodyType = "application/json"
  /// Whether a call without a body is refused.
  public var needsBody: Bool
  /// Whether an `Idempotency-Key` is understood.
  public var isRepeatable = false
  /// The body of the answer, by status, `nil` for an empty one.
  public var answers: [Int: Shape?]
  /// The media type of a good answer.
  public var mediaType: String

  /// A route without parameters and body, unless told otherwise.
  public init(
    query: [Parameter] = [], path: [Parameter] = [], body: Shape? = nil, needsBody: Bool = true,
    answers: [Int: Shape?] = [:], mediaType: String = "application/json"
  ) {
    (self.query, self.path, self.body, self.needsBody) = (query, path, body, needsBody)
    (self.answers, self.mediaType) = (answers, mediaType)
  }
}

/// The shape of a JSON value, as JSON Schema (2020-12) says it.
public struct Shape: Sendable {
  /// The schema itself.
  public let schema: JSONValue

  /// A shape by its schema.
  public init(_ schema: JSONValue) { self.schema = schema }

  /// Anything.
  public static let any = Shape([:])
  /// A text.
  public static let text = Shape(["type": "string"])
  /// A whole number.
  public static let integer = Shape(["type": "integer"])
  /// A number.
  public static let number = Shape(["type": "number"])
  /// True or false.
  public static let flag = Shape(["type": "boolean"])
  /// A day as `yyyy-MM-dd`.
  public static let day = Shape(["type": "string", "format": "date"])
  /// An instant of RFC 3339.
  public static let instant = Shape(["type": "string", "format": "date-time"])

  /// What is told of a failure: code, message, hint and, where known, the seconds to wait.
  public static let failureDetails = object(
    ["code": .text, "message": .text, "hint": .text], optional: ["retry_after": .integer])

  /// One of those words.
  public static func choice(_ words: [String]) -> Shape {
    Shape(["type": "string", "enum": .array(words.map { .string($0) })])
  }

  /// Any number of those.
  public static func list(_ element: Shape) -> Shape {
    Shape(["type": "array", "items": element.schema])
  }

  /// An object: those members, of which the optional ones may be missing, and no others unless it
  /// is open.
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

  /// One of those shapes.
  public static func anyOf(_ shapes: [Shape]) -> Shape {
    Shape(["anyOf": .array(shapes.map(\.schema))])
  }

  /// The same, or null.
  public var orNull: Shape { .anyOf([self, Shape(["type": "null"])]) }

  /// The same with more keywords of JSON Schema.
  public func with(_ keywords: [String: JSONValue]) -> Shape {
    guard case .object(let members) = schema else { return self }
    return Shape(.object(members.merging(keywords) { _, new in new }))
  }
}
