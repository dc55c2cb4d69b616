/// A namespace of the registry whose values share one type.
public struct RegistryNamespace<Value: Codable & Sendable>: Sendable {
  /// The name, such as `session`. Never changes.
  public let name: String

  /// Creates a namespace.
  public init(_ name: String) { self.name = name }
}

/// A registry value with its key.
public struct RegistryEntry<Value: Sendable>: Sendable {
  /// The key within the namespace.
  public let key: String
  /// The stored value.
  public let value: Value
}
