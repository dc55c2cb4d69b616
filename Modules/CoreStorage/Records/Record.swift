public import CoreModels
import Foundation

/// One value that a product keeps: a lesson received, a diary entry, a goal.
///
/// Its JSON object is the body; members that this version does not know stay in the stored body.
public protocol Record: Codable, Sendable {
  /// Product and name, `mori.gratitude`; the same for ever.
  static var kind: String { get }
  /// The version of the body's shape, 1…; by default 1.
  static var version: Int { get }
  /// Turns a body of an older version into one of ``version``; by default returns it unchanged.
  static func upgrade(_ body: JSONValue, from version: Int) throws -> JSONValue

  /// Members with texts of several lines: of two that were written at once both stay, line by line;
  /// by default none. Other members have what was written last.
  static var longTexts: Set<String> { get }

  /// Unique within the kind and the profile.
  var id: String { get }
  /// The day that lists find it under; by default none.
  var day: Day? { get }
  /// What full-text search finds it by; by default nothing.
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
  /// Reads a stored body of this or an older version, and of a newer one as far as understood.
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

  /// The full text of a stored body, `nil` where it has none or cannot be read.
  static func searchText(ofBody body: String, version stored: Int, id: String) -> String? {
    (try? read(body, version: stored, id: id))?.searchText
  }
}
