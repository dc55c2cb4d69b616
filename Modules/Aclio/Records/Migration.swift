import CoreModels

/// A change to the shape in which records of one kind are kept.
struct Migration: Sendable {
  /// The version that it leads to, from the one before; the first shape is version 1.
  let version: Int
  /// What is different afterwards, in a sentence.
  let summary: String
  /// The same body in the new shape. Members that it does not know stay as they are.
  let change: @Sendable ([String: JSONValue]) throws -> [String: JSONValue]
}

extension [Migration] {
  /// The version that bodies have after all of them.
  var latest: Int { last?.version ?? 1 }

  /// A body of an older version in the newest shape; what is no object stays as it is.
  func upgraded(_ body: JSONValue, from version: Int) throws -> JSONValue {
    guard case .object(var members) = body else { return body }
    for migration in self where migration.version > version {
      members = try migration.change(members)
    }
    return .object(members)
  }
}
