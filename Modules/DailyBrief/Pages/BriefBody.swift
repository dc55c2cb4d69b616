import CoreModels
import CorePlugin
import HTTPTypes

/// A request body that is rejected before its values are read.
enum BodyProblem: Error, Hashable {
  /// Its content type is missing or another one.
  case notJSON
  case malformed
  case noData

  func response() throws -> RouteResponse {
    switch self {
    case .notJSON:
      return try .malformed("Content-Type must be application/json", .unsupportedMediaType)
    case .malformed: return try .malformed("Malformed JSON")
    case .noData: return try .malformed("No data provided")
    }
  }
}

extension RouteRequest {
  /// The body as a non-empty object; throws ``BodyProblem``.
  func members() throws -> WireObject {
    guard isJSON else { throw BodyProblem.notJSON }
    guard let json = try? lenientJSON() else { throw BodyProblem.malformed }
    guard case .object(let members) = json, !members.isEmpty else { throw BodyProblem.noData }
    return try WireObject(json, "body")
  }
}
