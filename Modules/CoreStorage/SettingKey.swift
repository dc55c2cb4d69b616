public import CoreModels
import Foundation

/// A setting without its type, as a list of settings needs it.
public protocol SettingKey: Sendable {
  /// The name, in snake_case after the product's id: `lesson.source`.
  var name: String { get }
  /// Whether it stays on the machine where it is chosen.
  var isOfMachine: Bool { get }
  /// The value in force.
  func value(in snapshot: Snapshot) throws -> JSONValue
  /// Chooses the value that a person typed, or with `nil` the default again; throws
  /// ``StoreError/badSetting(name:)``.
  func choose(_ text: String?, in transaction: Transaction) throws
}

extension Setting: SettingKey {
  public func value(in snapshot: Snapshot) throws -> JSONValue {
    try JSONValue(encoding: snapshot.setting(self))
  }

  public func choose(_ text: String?, in transaction: Transaction) throws {
    try transaction.set(self, to: text.map(parse))
  }

  /// The value that a text means, as where it comes from the environment; throws
  /// ``StoreError/badSetting(name:)``.
  public func value(of text: String) throws -> Value {
    let value = try parse(text)
    guard allows(value) else { throw StoreError.badSetting(name: name) }
    return value
  }

  /// Text as it is where the setting is a text, else what it says as JSON: `true`, `4`.
  private func parse(_ text: String) throws -> Value {
    do {
      return try JSONValue.string(text).decode(Value.self)
    } catch is DecodingError {
      do { return try JSONValue(parsing: Data(text.utf8)).decode(Value.self) } catch {
        throw StoreError.badSetting(name: name)
      }
    }
  }
}
