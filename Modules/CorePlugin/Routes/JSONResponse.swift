public import CoreModels
public import HTTPTypes

extension RouteResponse {
  /// A JSON response with `no-store`.
  public static func json(
    _ value: JSONValue, _ status: HTTPResponse.Status = .ok
  ) throws -> RouteResponse {
    var head = HTTPResponse(status: status)
    head.headerFields[.contentType] = "application/json"
    head.headerFields[.cacheControl] = "no-store"
    return RouteResponse(head, body: .bytes(try JSON.data(value)))
  }
}
