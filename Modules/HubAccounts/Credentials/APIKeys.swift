package import CoreModels
package import CoreStorage

/// The API keys of programs, stored as hashes.
package final class APIKeys: Sendable {
  package struct Key: Codable, Hashable, Sendable {
    package var application: Caller.Application
    package var createdAt: Instant

    package enum CodingKeys: String, CodingKey {
      case application
      case createdAt = "created_at"
    }
  }

  private let store: Store
  private let memory: ExpiringCache<String, Key?>
  private static let namespace = RegistryNamespace<Key>("api_key")

  package init(_ store: Store, memory: Duration = .seconds(1)) {
    self.store = store
    self.memory = ExpiringCache(for: memory)
  }

  /// Creates a key and returns its text, which is shown only once. Throws
  /// ``AccessError/keyExists(_:)``.
  package func add(_ application: Caller.Application) async throws -> String {
    let secret = BearerSecret()
    try await store.changeRegistry { registry in
      let others = try registry.snapshot.list(Self.namespace)
      guard !others.contains(where: { $0.value.application.name == application.name }) else {
        throw AccessError.keyExists(application.name)
      }
      try registry.put(
        Key(application: application, createdAt: registry.moment), secret.hash, in: Self.namespace)
    }
    return secret.text
  }

  /// Returns the program with that key, or `nil` if the key is unknown.
  package func find(_ text: String) async throws -> Caller.Application? {
    let hash = BearerSecret(text).hash
    return try await memory.value(for: hash) { [self] in
      try await store.readRegistry { try $0.find(hash, in: Self.namespace) }
    }?.application
  }

  /// Returns all keys, sorted by name.
  package func list() async throws -> [Key] {
    try await store.readRegistry { try $0.list(Self.namespace).map(\.value) }
      .sorted { $0.application.name < $1.application.name }
  }

  /// Revokes a key. Throws ``AccessError/noKey(_:)``.
  package func revoke(_ name: String) async throws {
    try await store.changeRegistry { registry in
      let entries = try registry.snapshot.list(Self.namespace)
      guard let entry = entries.first(where: { $0.value.application.name == name }) else {
        throw AccessError.noKey(name)
      }
      try registry.remove(entry.key, in: Self.namespace)
    }
    memory.forgetAll()
  }
}
