import CoreModels
import CorePlugin
import HTTPTypes

/// What is wrong with a body before anything is looked for in it.
enum BodyProblem: Error, Hashable {
  /// It is said to be of another type, or of none.
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
  /// The body as an object with something in it; throws ``BodyProblem``.
  func members() throws -> WireObject {
    guard isJSON else { throw BodyProblem.notJSON }
    guard let json = try? lenientJSON() else { throw BodyProblem.malformed }
    guard case .object(let members) = json, !members.isEmpty else { throw BodyProblem.noData }
    return try WireObject(json, "body")
  }
}
