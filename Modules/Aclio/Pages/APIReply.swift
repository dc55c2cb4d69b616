import CoreModels
import CorePlugin
import Foundation
import HTTPTypes

/// A response of the API, before encoding.
enum APIReply: Sendable {
  case json(JSONValue)
  /// The values that `work` yields, one event each; an error it throws becomes the last event.
  case events(
    _ work: @Sendable (_ give: @escaping @Sendable (JSONValue) -> Void) async throws -> Void)

  func response(in world: World) throws -> RouteResponse {
    switch self {
    case .json(let value): return try .api(value, status: .ok)
    case .events(let work):
      var head = HTTPResponse(status: .ok)
      head.headerFields[.contentType] = "text/event-stream"
      head.headerFields[.cacheControl] = "no-cache"
      return RouteResponse(head, body: .stream(Self.stream(of: work, in: world)))
    }
  }

  private static func stream(
    of work:
      @escaping @Sendable (_ give: @escaping @Sendable (JSONValue) -> Void) async throws -> Void,
    in world: World
  ) -> AsyncThrowingStream<Data, any Error> {
    AsyncThrowingStream { continuation in
      let task = Task {
        // An immediate comment, before proxies lose patience.
        continuation.yield(Data(": one moment\n\n".utf8))
        // Heartbeats keep the connection alive, and reveal a disconnected client.
        let beat = Task {
          while true {
            try await world.sleep(.seconds(5))
            continuation.yield(Data(":\n\n".utf8))
          }
        }
        defer { beat.cancel() }
        do {
          try await work { continuation.yield(Self.event($0)) }
        } catch {
          let trouble = APITrouble(error, in: world.language)
          continuation.yield(Self.event(["error": .string(trouble.message)]))
        }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  private static func event(_ value: JSONValue) -> Data {
    // JSON of our own values contains no number that cannot be encoded.
    let text = (try? JSON.text(value)) ?? "{}"
    return Data("data: \(text)\n\n".utf8)
  }
}

/// The response formats of the API.
enum APIAnswer {
  static func json(_ plan: Plan) -> JSONValue {
    let steps = plan.steps.enumerated().map { index, step -> JSONValue in
      var json: [String: JSONValue] = [
        "id": .integer(Int64(index + 1)), "title": .string(step.title),
        "description": .string(step.description),
      ]
      json["duration"] = step.duration.map { .string($0) }
      json["due"] = step.due.map { .string($0.description) }
      json["mapSearch"] = step.mapSearch.map { .string($0) }
      return .object(json)
    }
    return ["category": .string(plan.category.rawValue), "steps": .array(steps)]
  }

  static func json(_ expansion: Expansion) -> JSONValue {
    let resources = expansion.resources.map { resource -> JSONValue in
      var json: [String: JSONValue] = [
        "name": .string(resource.name), "type": .string(resource.type),
      ]
      json["description"] = resource.description.map { .string($0) }
      json["url"] = resource.url.map { .string($0) }
      json["cost"] = resource.cost.map { .string($0) }
      return .object(json)
    }
    return [
      "detailedGuide": .string(expansion.guide), "resources": .array(resources),
      "tips": .array(expansion.tips.map { .string($0) }),
      "searchQuery": .string(expansion.searchQuery),
    ]
  }
}

extension RouteResponse {
  static func api(
    _ value: JSONValue, status: HTTPResponse.Status, retryAfter: Int? = nil
  ) throws -> RouteResponse {
    var head = HTTPResponse(status: status)
    head.headerFields[.contentType] = "application/json; charset=utf-8"
    head.headerFields[.cacheControl] = "no-store"
    head.headerFields[.retryAfter] = retryAfter.map { "\($0)" }
    return RouteResponse(head, body: .bytes(try JSON.data(value)))
  }
}
