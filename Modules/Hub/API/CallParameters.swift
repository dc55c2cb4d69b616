import CoreModels
import CorePlugin
import Foundation
import HTTPTypes
import HubWeb

extension RouteRequest {
  /// The query parameters in order. Throws ``APIError/malformed`` for invalid percent-encoded
  /// UTF-8.
  func queryItems() throws(APIError) -> [(name: String, value: String)] {
    let path = head.path ?? ""
    guard let start = path.firstIndex(of: "?") else { return [] }
    guard let items = path[path.index(after: start)...].formPairs else { throw .malformedQuery }
    return items
  }

  /// The members of the body, a JSON object or empty. Throws ``APIError``.
  func jsonMembers() throws(APIError) -> [String: JSONValue] {
    if body.isEmpty { return [:] }
    guard isJSON else { throw .wrongMediaType }
    guard let json = try? JSONValue(parsing: body), case .object(let members) = json else {
      throw .malformed
    }
    return members
  }
}

/// The parameters that every command shares: day, past day, language and offline.
struct SharedParameters {
  /// The shared parameters with their descriptions.
  static let all: [RouteSchema.Parameter] = [
    .init("date", .day, "The day to take for today."),
    .init("as_of", .day, "Show everything as it stood at the end of that day."),
    .init("lang", language, "The language of the answer."),
    .init("offline", .flag, "Do not use the network."),
  ]

  static let language = Shape.choice(Language.allCases.map(\.rawValue))

  private(set) var values = OptionValues.defaults

  /// Removes the shared parameters from a query. Throws ``APIError`` for a duplicate or a wrong
  /// type.
  init(removingFrom items: inout [(name: String, value: String)]) throws(APIError) {
    values.isJSON = true
    var seen: Set<String> = []
    for item in items where Self.all.contains(where: { $0.name == item.name }) {
      guard seen.insert(item.name).inserted else {
        throw .wrongType(item.name, expected: "given once")
      }
      switch item.name {
      case "date": values.date = item.value
      case "as_of": values.asOf = item.value
      case "lang": values.language = item.value
      default:
        guard ["true", "false"].contains(item.value) else {
          throw .wrongType(item.name, expected: "true or false")
        }
        values.isOffline = item.value == "true"
      }
    }
    items.removeAll { seen.contains($0.name) }
  }
}
