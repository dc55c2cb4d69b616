import CoreModels
import CorePlugin
import CoreStorage
import Foundation
import HTTPTypes

extension RouteResponse {
  /// A JSON answer that no cache keeps.
  static func json(
    _ value: JSONValue, _ status: HTTPResponse.Status = .ok
  ) throws -> RouteResponse {
    var head = HTTPResponse(status: status)
    head.headerFields[.contentType] = "application/json"
    head.headerFields[.cacheControl] = "no-store"
    return RouteResponse(head, body: .bytes(try JSON.data(value)))
  }

  /// The path is there for other methods: those, or 405.
  static func wrongMethod(
    allowed: [HTTPRequest.Method], asked: HTTPRequest.Method
  ) throws -> RouteResponse {
    let names = allowed.map(\.rawValue) + (allowed.contains(.get) ? ["HEAD"] : []) + ["OPTIONS"]
    let list = Set(names).sorted().joined(separator: ", ")
    var response =
      asked == .options
      ? RouteResponse(HTTPResponse(status: .ok))
      : try .json(["error": "Method not allowed"], .methodNotAllowed)
    response.head.headerFields[.allow] = list
    return response
  }
}
