import CoreModels
import CorePlugin
import HTTPTypes
import HubAccounts
import HubWeb

/// The OpenAPI 3.1 description of the API, generated from the routes.
struct OpenAPIDocument: Sendable {
  let routes: [HubRoute]
  private let server: String

  /// Describes the routes for programs; pages and their files are left out.
  init(_ routes: [HubRoute], below basePath: String = "") {
    self.routes = routes.filter(\.isDescribed)
    server = basePath + "/"
  }

  var json: JSONValue {
    var paths: [String: [String: JSONValue]] = [:]
    let names = OpenAPIPath.names(of: routes.map(\.path))
    for route in routes {
      let path = OpenAPIPath(route.path, names)
      paths[path.text, default: [:]][route.method.rawValue.lowercased()] =
        OpenAPIOperation(route: route, path: path).json
    }
    return [
      "openapi": "3.1.0",
      "info": [
        "title": "Daybook", "version": .string(Daybook.version),
        "description": .string(Self.description), "license": ["name": "MIT", "identifier": "MIT"],
      ],
      "servers": [["url": .string(server)]],
      "tags": .array(
        Set(routes.map(\.tag)).sorted().map { ["name": .string($0)] }),
      "paths": .object(paths.mapValues { .object($0) }),
      "components": [
        "securitySchemes": Self.securitySchemes,
        "schemas": .object(Self.schemas),
      ],
    ]
  }

  /// The schemas that many responses share.
  private static let schemas = [
    "Error": Shape.error.schema, "Failure": Shape.failure.schema,
    "Language": SharedParameters.language.schema,
  ]

  /// Returns a reference to a shared schema, or the shape's own schema.
  static func reference(to shape: Shape) -> JSONValue {
    schemas.first { $0.value == shape.schema }
      .map { ["$ref": .string("#/components/schemas/\($0.key)")] } ?? shape.schema
  }

  private static let securitySchemes: JSONValue = [
    "token": [
      "type": "http", "scheme": "bearer", "bearerFormat": "JWT",
      "description": "What a login gives to a program of somebody with an account.",
    ],
    "script": [
      "type": "http", "scheme": "bearer",
      "description": "What daybook token add gives, or the login of a device.",
    ],
    "session": ["type": "apiKey", "in": "cookie", "name": .string(SessionCookie.name)],
    "key": ["type": "apiKey", "in": "header", "name": "X-API-Key"],
  ]

  private static let description = """
    Every action of every product, by the words of its command: GET shows what the command prints \
    with --json, POST does what it does. Days are yyyy-MM-dd, instants RFC 3339 in UTC. Make a \
    token with daybook token add.
    """
}

extension HubRoute {
  /// The product's id, or `daybook` for the hub's own routes.
  var tag: String { product ?? "daybook" }

  /// `true` for a route that programs use.
  fileprivate var isDescribed: Bool { !isPage && isListed }
}

/// A path with unified parameter names, where routes of the same shape name them differently.
struct OpenAPIPath: Hashable, Sendable {
  /// The path in OpenAPI's form.
  let text: String
  let parameters: [String]

  /// Gives a path the names that all routes of its shape agree on.
  init(_ path: String, _ names: [String: [[String]]]) {
    var positions = (names[Self.shape(of: path)] ?? []).makeIterator()
    var found: [String] = []
    text = path.split(separator: "/", omittingEmptySubsequences: false).map { part in
      guard part.hasPrefix("{") else { return String(part) }
      let name = (positions.next() ?? [String(part.dropFirst().dropLast())])
        .joined(separator: "_or_")
      found.append(name)
      return "{\(name)}"
    }.joined(separator: "/")
    parameters = found
  }

  /// Collects all names that routes give to each parameter of a shape.
  static func names(of paths: [String]) -> [String: [[String]]] {
    var names: [String: [[String]]] = [:]
    for path in paths {
      let own = path.split(separator: "/").filter { $0.hasPrefix("{") }
        .map { String($0.dropFirst().dropLast()) }
      var known = names[shape(of: path)] ?? own.map { _ in [] }
      for (index, name) in own.enumerated() where !known[index].contains(name) {
        known[index].append(name)
      }
      names[shape(of: path)] = known
    }
    return names
  }

  private static func shape(of path: String) -> String {
    path.split(separator: "/", omittingEmptySubsequences: false)
      .map { $0.hasPrefix("{") ? "{}" : String($0) }.joined(separator: "/")
  }
}
