import CoreModels
import CorePlugin
import HTTPTypes

/// The JSON that a program sent about an account.
struct AccountBody: Sendable {
  private let members: [String: JSONValue]

  /// What is wrong with it, in the words that clients know.
  enum Problem: Error, Hashable {
    case notJSON, malformed, noData
    /// A field of another type.
    case wrongType(String)
    /// What is missing, as a sentence.
    case missing(String)

    func response() throws -> RouteResponse {
      let (status, text): (HTTPResponse.Status, String) =
        switch self {
        case .notJSON: (.unsupportedMediaType, "Content-Type must be application/json")
        case .malformed: (.badRequest, "Malformed JSON")
        case .noData: (.badRequest, "No data provided")
        case .wrongType(let field): (.badRequest, "Invalid value: \(field)")
        case .missing(let text): (.badRequest, text)
        }
      return try .json(["error": .string(text)], status)
    }
  }

  /// Reads a body; a lenient one may say nothing of its type, and be no JSON.
  init(_ request: RouteRequest, isLenient: Bool = false) throws(Problem) {
    guard isLenient || request.isJSON else { throw .notJSON }
    guard let json = try? request.lenientJSON() else {
      throw isLenient ? .noData : .malformed
    }
    guard case .object(let members) = json else {
      throw Self.isFalsy(json) ? .noData : .wrongType("body")
    }
    guard !members.isEmpty else { throw .noData }
    self.members = members
  }

  /// The text of a field, `nil` where it is missing or null.
  func text(_ field: String) throws(Problem) -> String? {
    switch members[field] {
    case nil, .null: return nil
    case .string(let text): return text
    default: throw .wrongType(field)
    }
  }

  /// Whether a field says yes, as loosely as the API always took it.
  func isTrue(_ field: String) -> Bool { members[field].map { !Self.isFalsy($0) } ?? false }

  private static func isFalsy(_ value: JSONValue) -> Bool {
    switch value {
    case .null, .bool(false), .integer(0), .string(""): true
    case .number(let number): number == 0
    case .array(let values): values.isEmpty
    case .object(let members): members.isEmpty
    default: false
    }
  }
}
