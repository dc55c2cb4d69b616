/// A named part of the registry, whose values are all of one type.
public struct Drawer<Value: Codable & Sendable>: Sendable {
  /// The name, as `session`; it never changes.
  public let name: String

  /// A drawer of that name.
  public init(_ name: String) { self.name = name }
}

/// A value of the registry with its key.
public struct RegistryEntry<Value: Sendable>: Sendable {
  /// The key within the drawer.
  public let key: String
  /// What is kept there.
  public let value: Value
}
