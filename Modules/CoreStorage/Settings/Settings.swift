import CoreModels
import Foundation

/// A choice that a person can make: its name, its default and which values are allowed.
public struct Setting<Value: Codable & Sendable & Equatable>: Sendable {
  /// The name in `daybook settings`, as `lesson.source`.
  public let name: String
  /// What holds until the person chooses.
  public let defaultValue: Value
  /// Whether it names things of one machine, and so stays there.
  public let isOfMachine: Bool
  /// See ``SettingKey/fits``; `nil` where the type of its values says it.
  let example: String?
  let allows: @Sendable (Value) -> Bool

  /// A setting; `allows` says which values fit, by default all, and `fits` says it to a person.
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

/// A person's choice, kept like everything else so that undo, export and merge know it.
struct SettingRecord: Record {
  static let kind = "suite.setting"
  let id: String
  let value: JSONValue
}

extension Store {
  /// How the choices that all devices share are kept.
  public static var settingRecord: any Record.Type { SettingRecord.self }
}

extension Snapshot {
  /// The chosen value, else the default; a stored value that does not fit counts as not chosen.
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
  /// Chooses a value, or with `nil` the default again; throws ``StoreError/badSetting(name:)``.
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
