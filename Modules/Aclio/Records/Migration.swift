import CoreModels

/// A migration of a record's stored format.
struct Migration: Sendable {
  /// The version after this migration; the first format is version 1.
  let version: Int
  /// A one-sentence description of the change.
  let summary: String
  /// Converts a body to the new format; preserves unknown members.
  let change: @Sendable ([String: JSONValue]) throws -> [String: JSONValue]
}

extension [Migration] {
  /// The version after all migrations.
  var latest: Int { last?.version ?? 1 }

  /// Migrates a body to the latest version; anything but an object is unchanged.
  func upgraded(_ body: JSONValue, from version: Int) throws -> JSONValue {
    guard case .object(var members) = body else { return body }
    for migration in self where migration.version > version {
      members = try migration.change(members)
    }
    return .object(members)
  }
}
