package import CoreModels
package import CoreStorage
import Foundation

/// An access token that a person created for a script.
package struct ScriptToken: Codable, Hashable, Sendable {
  /// The name chosen by the person.
  package var name: String
  /// The person whose data it opens.
  package var person: Person
  /// `read`, `write`, a product's id, or a product's id with `:read`.
  package var scopes: Set<String>
  package var createdAt: Instant
  /// The time of expiry; `nil` for never.
  package var expiresAt: Instant?

  package enum CodingKeys: String, CodingKey {
    case name, person, scopes
    case createdAt = "created_at"
    case expiresAt = "expires_at"
  }

  /// Indicates whether scopes allow a route of that product; `nil` for the hub's own routes.
  package static func scopes(_ scopes: Set<String>, allow product: String?, isChange: Bool) -> Bool
  {
    if scopes.contains("write") { return true }
    if !isChange, scopes.contains("read") { return true }
    guard let product else { return false }
    return scopes.contains(product) || (!isChange && scopes.contains(product + ":read"))
  }
}

/// The access tokens of scripts, stored as hashes.
package final class ScriptTokens: Sendable {
  private let store: Store
  private let now: @Sendable () -> Instant
  private let memory: ExpiringCache<String, ScriptToken?>
  private static let namespace = RegistryNamespace<ScriptToken>("script_token")
  private static let prefix = "daybook."

  package init(
    _ store: Store, now: @escaping @Sendable () -> Instant, memory: Duration = .seconds(1)
  ) {
    (self.store, self.now) = (store, now)
    self.memory = ExpiringCache(for: memory)
  }

  /// `true` if a text has the form of a script token.
  static func looksLike(_ text: some StringProtocol) -> Bool { text.hasPrefix(prefix) }

  /// Creates a token and returns its text, which is shown only once. Throws
  /// ``AccessError/tokenExists(_:)``.
  package func add(
    _ name: String, for person: Person, scopes: Set<String>, days: Int?
  ) async throws -> String {
    let secret = BearerSecret()
    let moment = now()
    let token = ScriptToken(
      name: name, person: person, scopes: scopes, createdAt: moment,
      expiresAt: days.map { moment.adding(seconds: $0 * 86_400) })
    try await store.changeRegistry { registry in
      let others = try registry.snapshot.list(Self.namespace, prefix: person.id + "/")
      guard !others.contains(where: { $0.value.name == name }) else {
        throw AccessError.tokenExists(name)
      }
      try registry.put(
        token, person.id + "/" + secret.hash, in: Self.namespace, until: token.expiresAt)
    }
    return Self.prefix + Data(person.id.utf8).base64URL + "." + secret.text
  }

  /// Returns the token with that text; `nil` if it has expired or was revoked.
  package func find(_ text: some StringProtocol) async throws -> ScriptToken? {
    let parts = text.dropFirst(Self.prefix.count).split(separator: ".")
    guard Self.looksLike(text), parts.count == 2, let person = String(base64URL: parts[0]) else {
      return nil
    }
    let key = person + "/" + BearerSecret(parts[1]).hash
    let token = try await memory.value(for: key) { [self] in
      try await store.readRegistry { try $0.find(key, in: Self.namespace) }
    }
    return token.flatMap { $0.expiresAt.map { $0 <= now() } ?? false ? nil : $0 }
  }

  /// Returns a person's tokens, sorted by name.
  package func list(of person: String) async throws -> [ScriptToken] {
    try await store.readRegistry {
      try $0.list(Self.namespace, prefix: person + "/").map(\.value)
    }.sorted { $0.name < $1.name }
  }

  /// Revokes a token. Throws ``AccessError/noToken(_:)``.
  package func revoke(_ name: String, of person: String) async throws {
    try await store.changeRegistry { registry in
      let entries = try registry.snapshot.list(Self.namespace, prefix: person + "/")
      guard let entry = entries.first(where: { $0.value.name == name }) else {
        throw AccessError.noToken(name)
      }
      try registry.remove(entry.key, in: Self.namespace)
    }
    memory.forgetAll()
  }

  /// Revokes all tokens of a person within a transaction.
  static func revokeAll(of person: String, in registry: Registry) throws {
    try registry.removeAll(namespace, prefix: person + "/")
  }

  /// Clears the cache after this process revoked tokens in a transaction of its own.
  func forgetRemembered() { memory.forgetAll() }
}
