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

  /// The JSON response to a request that performed an action.
  public static func json(of outcome: some Outcome, in world: World) throws -> RouteResponse {
    guard let document = outcome.document else { return try json(world.json(of: outcome)) }
    var response = try json([:])
    response.body = .bytes(document)
    return response
  }
}
