public import CoreModels
import Foundation

/// A setting without its type, as a list of settings needs it.
public protocol SettingKey: Sendable {
  /// The name, in snake_case after the product's id: `lesson.source`.
  var name: String { get }
  /// Whether it stays on the machine where it is chosen.
  var isOfMachine: Bool { get }
  /// What can be typed, as `light, dark` or `0…6`; empty where only a sentence could say it.
  var fits: String { get }
  /// What holds until the person chooses.
  var standard: JSONValue { get throws }
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
