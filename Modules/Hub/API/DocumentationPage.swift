import CoreModels
import CorePlugin
import HTTPTypes
import HubAccounts
import HubWeb

/// The API's documentation for people: each route with its parameters, body and a `curl` line.
struct DocumentationPage: Sendable {
  let routes: [HubRoute]

  var content: PageContent {
    get throws {
      let listed = OpenAPIDocument(routes).routes
      let groups = Dictionary(grouping: listed, by: \.tag).sorted { $0.key < $1.key }
      let values: [String: any Sendable] = [
        "groups": groups.map { tag, routes in
          ["tag": tag, "routes": routes.map { Self.values(of: $0) }] as [String: any Sendable]
        }
      ]
      return PageContent(try Self.template.html(showing: values))
    }
  }

  private static func values(of route: HubRoute) -> [String: any Sendable] {
    let body = route.schema.body.map { members(of: $0) } ?? []
    let query = route.schema.query.map { row($0.name, $0.shape, $0.summary, $0.isRequired) }
    return [
      "method": route.method.rawValue, "path": route.path, "summary": route.summary,
      "access": access(of: route), "query": query, "hasQuery": !query.isEmpty, "body": body,
      "hasBody": !body.isEmpty, "curl": curl(route),
    ]
  }

  private static func access(of route: HubRoute) -> String {
    switch route.access {
    case .anyone: "open to everyone"
    case .ownAccount: "needs a token"
    case .apiKey: "needs an API key"
    case .accountByProgram: "needs a token, and on a server for several people an API key too"
    }
  }

  private static func members(of shape: Shape) -> [[String: any Sendable]] {
    guard case .object(let members)? = shape.schema["properties"] else { return [] }
    var required: Set<String> = []
    if case .array(let names)? = shape.schema["required"] {
      required = Set(names.compactMap(\.string))
    }
    return members.sorted { $0.key < $1.key }.map { name, schema in
      row(
        name, Shape(schema), schema["description"]?.string ?? "", required.contains(name))
    }
  }

  private static func row(
    _ name: String, _ shape: Shape, _ summary: String, _ isRequired: Bool
  ) -> [String: any Sendable] {
    [
      "name": name, "type": shape.words, "summary": summary,
      "need": isRequired ? "required" : "optional",
    ]
  }

  private static func curl(_ route: HubRoute) -> String {
    var parts = ["curl"]
    switch route.access {
    case .anyone: break
    case .ownAccount: parts.append("-H \"Authorization: Bearer $TOKEN\"")
    case .apiKey: parts.append("-H \"X-API-Key: $KEY\"")
    case .accountByProgram:
      parts += ["-H \"X-API-Key: $KEY\"", "-H \"Authorization: Bearer $TOKEN\""]
    }
    if route.method != .get { parts.append("-X \(route.method.rawValue)") }
    if let body = route.schema.body, route.method != .get {
      parts.append("-H 'Content-Type: application/json' -d '\(body.example)'")
    }
    parts.append("\"$HUB\(route.path)\"")
    return parts.joined(separator: " ")
  }

  private static let template = PageTemplate(Content.Pages.documentation)
}

extension Shape {
  /// A short description of the shape.
  fileprivate var words: String {
    if case .array(let values)? = schema["enum"] {
      return values.compactMap(\.string).joined(separator: ", ")
    }
    if schema["type"]?.string == "array" { return "list of " + Shape(schema["items"] ?? [:]).words }
    return schema["format"]?.string ?? schema["type"]?.string ?? "any"
  }

  /// An example value with the required members only.
  fileprivate var example: String {
    if let example = schema["examples"], case .array(let all) = example, let first = all.first {
      return (try? JSON.text(first)) ?? "{}"
    }
    guard case .array(let names)? = schema["required"] else { return "{}" }
    let members = names.compactMap(\.string).map { name -> String in
      let type = schema["properties"]?[name]?["type"]?.string
      let value = type == "integer" ? "1" : type == "array" ? "[\"…\"]" : "\"…\""
      return "\"\(name)\":\(value)"
    }
    return "{" + members.joined(separator: ",") + "}"
  }
}
