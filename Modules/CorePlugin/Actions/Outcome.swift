public import CoreModels
import CoreStorage
import CoreTerminal
public import Foundation

/// A type whose values have JSON of a known schema.
public protocol JSONRepresentable: Sendable {
  /// The schema of every value's JSON.
  static var shape: Shape { get }
  /// The value as JSON.
  var json: JSONValue { get }
}

/// The result of an action: JSON for programs, lines for a terminal.
public protocol Outcome: JSONRepresentable {
  /// The lines that a command prints.
  func lines(in world: World) -> [String]
  /// The JSON as a document that is printed as it is in every format; `nil` by default.
  var document: Data? { get }
}

extension Outcome {
  public var document: Data? { nil }
}

/// A value that is a JSON object, written and described by one table.
public protocol JSONObject: JSONRepresentable {
  /// Its members, each with its documentation.
  static var fields: [Field<Self>] { get }
}

extension JSONObject {
  public static var shape: Shape { fields.shape() }
  public var json: JSONValue { Self.fields.json(of: self) }
}

extension Array {
  /// The schema of an object with these members.
  public func shape<Root>() -> Shape where Element == Field<Root> {
    let shapes = { (fields: [Field<Root>]) in
      Dictionary(fields.map { ($0.name, $0.shape) }) { first, _ in first }
    }
    return .object(shapes(filter { !$0.isOptional }), optional: shapes(filter(\.isOptional)))
  }

  /// The JSON object with these members of a value.
  public func json<Root>(of root: Root) -> JSONValue where Element == Field<Root> {
    .object(
      Dictionary(compactMap { field in field.json(root).map { (field.name, $0) } }) {
        first, _ in first
      })
  }
}

/// A member of a JSON object: its name, its schema and the source of its value.
public struct Field<Root>: Sendable {
  /// The name in JSON.
  public let name: String
  /// The schema, with the member's meaning.
  public let shape: Shape
  /// `true` if the member is omitted where it has no value.
  let isOptional: Bool
  /// Returns the member's value; `nil` omits the member.
  public let json: @Sendable (Root) -> JSONValue?

  /// Creates a member with that schema.
  public init(
    _ name: String, _ meaning: String, _ shape: Shape,
    json: @escaping @Sendable (Root) -> JSONValue
  ) {
    self.init(name, shape.with(["description": .string(meaning)]), json: json)
  }

  /// Creates a member with the schema of its type.
  public init<Value: JSONRepresentable>(
    _ name: String, _ meaning: String, _ value: @escaping @Sendable (Root) -> Value
  ) {
    self.init(name, meaning, Value.shape) { value($0).json }
  }

  /// Creates a member that is omitted where it is `nil`.
  public static func optional<Value: JSONRepresentable>(
    _ name: String, _ meaning: String, _ value: @escaping @Sendable (Root) -> Value?
  ) -> Field {
    .optional(name, meaning, Value.shape) { value($0)?.json }
  }

  /// Creates a member with that schema, omitted where it is `nil`.
  public static func optional(
    _ name: String, _ meaning: String, _ shape: Shape,
    json: @escaping @Sendable (Root) -> JSONValue?
  ) -> Field {
    Field(name, shape.with(["description": .string(meaning)]), isOptional: true, json: json)
  }

  /// Returns the same member for a type that contains this one's root.
  public func within<Outer>(_ root: @escaping @Sendable (Outer) -> Root) -> Field<Outer> {
    Field<Outer>(name, shape, isOptional: isOptional) { json(root($0)) }
  }

  private init(
    _ name: String, _ shape: Shape, isOptional: Bool = false,
    json: @escaping @Sendable (Root) -> JSONValue?
  ) {
    (self.name, self.shape, self.isOptional, self.json) = (name, shape, isOptional, json)
  }
}

extension String: JSONRepresentable {
  public static var shape: Shape { .text }
  public var json: JSONValue { .string(self) }
}

extension Int: JSONRepresentable {
  public static var shape: Shape { .integer }
  public var json: JSONValue { .integer(Int64(self)) }
}

extension Double: JSONRepresentable {
  public static var shape: Shape { .number }
  public var json: JSONValue { .number(self) }
}

extension Bool: JSONRepresentable {
  public static var shape: Shape { .flag }
  public var json: JSONValue { .bool(self) }
}

extension Day: JSONRepresentable {
  public static var shape: Shape { .day }
  public var json: JSONValue { .string(description) }
}

extension Instant: JSONRepresentable {
  public static var shape: Shape { .instant }
  public var json: JSONValue { .string(description) }
}

extension Optional: JSONRepresentable where Wrapped: JSONRepresentable {
  public static var shape: Shape { Wrapped.shape.orNull }
  public var json: JSONValue { self?.json ?? .null }
}

extension Array: JSONRepresentable where Element: JSONRepresentable {
  public static var shape: Shape { .list(Element.shape) }
  public var json: JSONValue { .array(map(\.json)) }
}

extension JSONRepresentable where Self: RawRepresentable & CaseIterable, RawValue == String {
  public static var shape: Shape { .choice(allCases.map(\.rawValue)) }
  public var json: JSONValue { .string(rawValue) }
}

extension World {
  /// Returns an outcome's JSON, with a member for skipped records.
  func json(of outcome: some Outcome) -> JSONValue { outcome.json.naming(store.leftOut) }

  /// Prints an outcome in the requested format.
  public func answer(with outcome: some Outcome) throws {
    if let document = outcome.document {
      return terminal.write(String(decoding: document, as: UTF8.self))
    }
    try answer(outcome.json) { outcome.lines(in: self) }
  }
}

extension Outcome {
  /// The schema of the JSON, including skipped records.
  static var answerShape: Shape {
    guard case .object(var members)? = shape.schema["properties"] else { return shape }
    let record = Shape.object(["kind": .text, "id": .text])
    members["unreadable"] =
      Shape.list(record)
      .with(["description": "The records that could not be read, if any."])
      .schema
    return shape.with(["properties": .object(members)])
  }
}
