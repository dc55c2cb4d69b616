import CoreModels
import CorePlugin
import HTTPTypes
import HubAccounts
import HubWeb

/// An OpenAPI operation for one route.
struct OpenAPIOperation: Sendable {
  let route: HubRoute
  let path: OpenAPIPath

  /// The operation object.
  var json: JSONValue {
    var operation: [String: JSONValue] = [
      "operationId": .string(id), "summary": .string(route.summary), "tags": [.string(route.tag)],
      "responses": .object(responses), "security": .array(security),
    ]
    if !parameters.isEmpty { operation["parameters"] = .array(parameters) }
    if let body = route.schema.body {
      operation["requestBody"] = [
        "required": .bool(route.schema.needsBody),
        "content": [route.schema.bodyType: ["schema": body.schema]],
      ]
    }
    return .object(operation)
  }

  private var id: String {
    let words = path.text.split { !$0.isLetter && !$0.isNumber }
    return ([route.method.rawValue.lowercased()[...]] + words).joined(separator: "_")
  }

  private var security: [JSONValue] {
    switch route.access {
    case .anyone: []
    case .ownAccount: [["token": []], ["script": []], ["session": []]]
    case .apiKey: [["key": []]]
    // An operator's key needs no token.
    case .accountByProgram:
      [["key": [], "token": []], ["key": []], ["script": []], ["session": []]]
    }
  }

  private var parameters: [JSONValue] {
    let described = Dictionary(route.schema.path.map { ($0.name, $0) }) { first, _ in first }
    let own = route.path.split(separator: "/").filter { $0.hasPrefix("{") }
      .map { String($0.dropFirst().dropLast()) }
    let inPath = zip(path.parameters, own).map { name, own in
      parameter(
        name, in: "path", described[own]?.shape ?? .text.with(["minLength": 1]),
        described[own]?.summary ?? "", isRequired: true)
    }
    let inQuery = route.schema.query.map {
      parameter($0.name, in: "query", $0.shape, $0.summary, isRequired: $0.isRequired)
    }
    guard route.schema.isRepeatable else { return inPath + inQuery }
    let key = Shape.text.with([
      "minLength": 1, "maxLength": 255, "pattern": "^[!-~]{1,255}$",
    ])
    return inPath + inQuery + [
      parameter(
        "Idempotency-Key", in: "header", key, "The same key means the same call, done once.",
        isRequired: false)
    ]
  }

  private func parameter(
    _ name: String, in place: String, _ shape: Shape, _ summary: String, isRequired: Bool
  ) -> JSONValue {
    var parameter: [String: JSONValue] = [
      "name": .string(name), "in": .string(place),
      "schema": OpenAPIDocument.reference(to: shape),
    ]
    if isRequired { parameter["required"] = true }
    if !summary.isEmpty { parameter["description"] = .string(summary) }
    return .object(parameter)
  }

  /// The route's own responses and the hub's refusals.
  private var answers: [Int: Shape?] {
    let answers = route.schema.answers
    let error = route.errors.shape
    var statuses = [400, 421]
    if route.access != .anyone { statuses += [401, 403, 429, 503] }
    if route.schema.body != nil { statuses += [413, 415] }
    if route.schema.isRepeatable { statuses += [409, 422] }
    let hub = Dictionary(statuses.map { ($0, Optional(error)) }) { first, _ in first }
    return answers.merging(hub) { first, _ in first }
  }

  private var responses: [String: JSONValue] {
    var responses: [String: JSONValue] = [:]
    for (status, shape) in answers {
      var response: [String: JSONValue] = [
        "description": .string(HTTPResponse.Status(code: status).reasonPhrase)
      ]
      let type = status < 300 ? route.schema.mediaType : "application/json"
      if let shape {
        response["content"] = [type: ["schema": OpenAPIDocument.reference(to: shape)]]
      }
      if status == 401 {
        response["headers"] = [
          "WWW-Authenticate": ["schema": ["type": "string"], "required": true]
        ]
      }
      responses["\(status)"] = .object(response)
    }
    return responses
  }
}
