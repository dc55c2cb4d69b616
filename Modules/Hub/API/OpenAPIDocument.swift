import CoreModels
import CorePlugin
import HTTPTypes

/// The description of the API as OpenAPI 3.1 has it, made of the routes themselves.
struct OpenAPIDocument: Sendable {
  let routes: [HubRoute]

  /// The routes that programs call; pages and their files are a browser's own business.
  init(_ routes: [HubRoute]) { self.routes = routes.filter(\.isDescribed) }

  /// The document.
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
      "servers": [["url": "/"]],
      "tags": .array(
        Set(routes.map(\.tag)).sorted().map { ["name": .string($0)] }),
      "paths": .object(paths.mapValues { .object($0) }),
      "components": [
        "securitySchemes": Self.securitySchemes,
        "schemas": ["Error": Shape.error.schema, "Failure": Shape.failure.schema],
      ],
    ]
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
    Every command of every product, by its words: GET shows what it prints with --json, POST does \
    what it does. Days are yyyy-MM-dd, instants RFC 3339 in UTC. Make a token with daybook token add.
    """
}

extension HubRoute {
  /// What the documentation lists it under: the product, or the hub.
  var tag: String { product ?? "daybook" }

  /// Whether a program calls it.
  fileprivate var isDescribed: Bool { access != .visitor && isListed }
}

/// A path whose parameters have one name each, though routes call them differently.
struct OpenAPIPath: Hashable, Sendable {
  /// The path as the documentation has it.
  let text: String
  /// The names of its parameters.
  let parameters: [String]

  /// A route's path with the names that all routes of its shape agree on.
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

  /// What routes call each parameter of a shape.
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
