public import CoreModels
public import CorePlugin

extension ActionDoor {
  /// Performs the action and returns the JSON of its response.
  public func json(
    _ values: [String: JSONValue], _ mayChange: Bool, _ world: World
  ) async throws -> JSONValue {
    guard case .bytes(let body) = try await perform(values, mayChange, world).body else {
      return .null
    }
    return try JSONValue(parsing: body)
  }
}
