public import CoreModels
import Foundation

/// A type-erased setting, for listing settings.
public protocol SettingKey: Sendable {
  /// The name, in snake_case after the product's id: `lesson.source`.
  var name: String { get }
  /// `true` if the value stays on the machine where it is set.
  var isOfMachine: Bool { get }
  /// The accepted input, such as `light, dark` or `0…6`; empty if that would take a sentence.
  var fits: String { get }
  /// The default value.
  var standard: JSONValue { get throws }
  /// Returns the current value.
  func value(in snapshot: Snapshot) throws -> JSONValue
  /// Sets the value from user input, or restores the default with `nil`; throws
  /// ``StoreError/badSetting(name:)``.
  func choose(_ text: String?, in transaction: Transaction) throws
}

extension Setting: SettingKey {
  public func value(in snapshot: Snapshot) throws -> JSONValue {
    try JSONValue(encoding: snapshot.setting(self))
  }

  public var standard: JSONValue { get throws { try JSONValue(encoding: defaultValue) } }

  public var fits: String {
    if let example { return example }
    if Value.self == Bool.self { return "true, false" }
    if Value.self == Int.self { return "0, 1, 2…" }
    guard let type = Value.self as? any CaseIterable.Type else { return "" }
    return cases(of: type).compactMap { try? JSONValue(encoding: $0).string }
      .joined(separator: ", ")
  }

  private func cases<Cases: CaseIterable>(of type: Cases.Type) -> [Value] {
    type.allCases.compactMap { $0 as? Value }
  }

  public func choose(_ text: String?, in transaction: Transaction) throws {
    try transaction.set(self, to: text.map(parse))
  }

  /// Parses a value, for example from the environment; throws ``StoreError/badSetting(name:)``.
  public func value(of text: String) throws -> Value {
    let value = try parse(text)
    guard allows(value) else { throw StoreError.badSetting(name: name) }
    return value
  }

  /// Decodes the text as a string value if the setting has one, else as JSON: `true`, `4`.
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
