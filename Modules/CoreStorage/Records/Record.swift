public import CoreModels
import Foundation

/// A value that a product stores: a lesson received, a diary entry, a goal.
///
/// Its JSON object is the body. Members unknown to this version are preserved in the stored body.
public protocol Record: Codable, Sendable {
  /// The product and a name, as in `mori.gratitude`. Never changes.
  static var kind: String { get }
  /// The version of the body's schema, from 1; 1 by default.
  static var version: Int { get }
  /// Upgrades a body of an older version to ``version``; returns it unchanged by default.
  static func upgrade(_ body: JSONValue, from version: Int) throws -> JSONValue

  /// The members with multi-line texts, whose concurrent changes are merged line by line; none by
  /// default. Of other members the last write wins.
  static var longTexts: Set<String> { get }

  /// The id, unique within the kind and the profile.
  var id: String { get }
  /// The day that the record is listed under; `nil` by default.
  var day: Day? { get }
  /// The text for full-text search; `nil` by default.
  var searchText: String? { get }
}

extension Record {
  public static var version: Int { 1 }
  public static func upgrade(_ body: JSONValue, from version: Int) throws -> JSONValue { body }
  public static var longTexts: Set<String> { [] }
  public var day: Day? { nil }
  public var searchText: String? { nil }
}

extension Record {
  /// Decodes a stored body of this or an older version, and of a newer one as far as it is
  /// understood.
  static func read(_ body: String, version stored: Int, id: String) throws -> Self {
    do {
      let data = Data(body.utf8)
      if stored >= version { return try JSONDecoder().decode(Self.self, from: data) }
      return try upgrade(JSONValue(parsing: data), from: stored).decode(Self.self)
    } catch {
      throw StoreError.unreadableRecord(kind: kind, id: id, isNewer: stored > version)
    }
  }

  static func canRead(_ body: String, version stored: Int, id: String) -> Bool {
    (try? read(body, version: stored, id: id)) != nil
  }
}
