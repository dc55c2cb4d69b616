import CoreModels
import Foundation

/// A user setting: its name, default and allowed values.
public struct Setting<Value: Codable & Sendable & Equatable>: Sendable {
  /// The name in `daybook settings`, such as `lesson.source`.
  public let name: String
  /// The value until the user sets one.
  public let defaultValue: Value
  /// `true` if the value refers to one machine and stays there.
  public let isOfMachine: Bool
  /// See ``SettingKey/fits``; `nil` to derive it from the value's type.
  let example: String?
  let allows: @Sendable (Value) -> Bool

  /// Creates a setting. `allows` validates values, by default accepting all, and `fits` describes
  /// them to the user.
  public init(
    _ name: String, default defaultValue: Value, isOfMachine: Bool = false, fits: String? = nil,
    allows: @escaping @Sendable (Value) -> Bool = { _ in true }
  ) {
    self.name = name
    self.defaultValue = defaultValue
    self.isOfMachine = isOfMachine
    example = fits
    self.allows = allows
  }
}

/// A setting's value, stored as a record so that undo, export and merge cover it.
struct SettingRecord: Record {
  static let kind = "suite.setting"
  let id: String
  let value: JSONValue
}

extension Store {
  /// The record type of the settings that all devices share.
  public static var settingRecord: any Record.Type { SettingRecord.self }
}

extension Snapshot {
  /// Returns the stored value, or the default if there is none or it is not allowed.
  public func setting<Value>(_ setting: Setting<Value>) throws -> Value {
    do {
      let chosen =
        try setting.isOfMachine && isOnMachine
        ? machineValue(setting.name) : find(SettingRecord.self, setting.name)?.value
      guard let value = try chosen?.decode(Value.self) else { return setting.defaultValue }
      return setting.allows(value) ? value : setting.defaultValue
    } catch StoreError.unreadableRecord {
      return setting.defaultValue
    } catch is DecodingError {
      return setting.defaultValue
    }
  }
}

extension Transaction {
  /// Sets the value, or restores the default with `nil`; throws ``StoreError/badSetting(name:)``.
  public func set<Value>(_ setting: Setting<Value>, to value: Value?) throws {
    guard value.map(setting.allows) ?? true else {
      throw StoreError.badSetting(name: setting.name)
    }
    if setting.isOfMachine && snapshot.isOnMachine {
      return try chooseHere(value.map { try JSONValue(encoding: $0) }, for: setting.name)
    }
    guard let value else {
      try remove(SettingRecord.self, setting.name)
      return
    }
    try put(SettingRecord(id: setting.name, value: JSONValue(encoding: value)))
  }
}

extension Store {
  /// See ``Snapshot/setting(_:)``.
  public func setting<Value>(_ setting: Setting<Value>) async throws -> Value {
    try await read { try $0.setting(setting) }
  }

  /// See ``Transaction/set(_:to:)``.
  public func set<Value>(_ setting: Setting<Value>, to value: Value?) async throws {
    try await transaction { try $0.set(setting, to: value) }
  }
}
