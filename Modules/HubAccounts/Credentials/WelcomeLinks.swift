package import CoreStorage

/// One-time links that log in the owner of a single-user hub.
package struct WelcomeLinks: Sendable {
  private static let namespace = RegistryNamespace<Person>("welcome")
  /// Seconds after which an unused link expires.
  package static let lifetime = 86_400

  package let store: Store

  /// Creates a link and returns its path.
  package func make(for person: Person) async throws -> String {
    let secret = BearerSecret()
    try await store.changeRegistry {
      try $0.put(person, secret.hash, in: Self.namespace, for: Self.lifetime)
    }
    return "/welcome?key=" + secret.text
  }

  /// Redeems a link and returns its person; `nil` if it was already used or has expired.
  package func use(_ secret: BearerSecret) async throws -> Person? {
    try await store.changeRegistry { registry in
      let person = try registry.find(secret.hash, in: Self.namespace)
      try registry.remove(secret.hash, in: Self.namespace)
      return person
    }
  }
}
