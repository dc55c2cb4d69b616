import CoreModels
import CoreStorage
import Crypto
import Foundation
import HubAccounts

/// The hub's key for push services (VAPID, RFC 8292). Created once and shared by all processes,
/// because browsers accept messages of that key only.
struct PushKey: Sendable {
  private let key: P256.Signing.PrivateKey

  /// The lifetime of a token in seconds; push services allow a day.
  private static let lifetime = 12 * 3600
  private static let head = #"{"typ":"JWT","alg":"ES256"}"#

  init(_ key: P256.Signing.PrivateKey) { self.key = key }

  /// The public key in the format of browsers.
  var publicText: String { key.publicKey.x963Representation.base64URL }

  /// Returns the `Authorization` field for the push service at that origin. `contact` is the
  /// operator's address for its staff, such as `mailto:a@example.org`.
  func authorization(for origin: String, contact: String?, at now: Instant) throws -> String {
    let end = now.seconds + Self.lifetime
    let claims = try Self.claims(audience: origin, expiry: end, contact: contact)
    let text = Data(Self.head.utf8).base64URL + "." + Data(claims.utf8).base64URL
    let signature = try key.signature(for: Data(text.utf8)).rawRepresentation.base64URL
    return "vapid t=\(text).\(signature), k=\(publicText)"
  }

  /// Returns a token's claims as JSON.
  static func claims(audience: String, expiry: Int, contact: String?) throws -> String {
    var claims: [String: JSONValue] = ["aud": .string(audience), "exp": .integer(Int64(expiry))]
    claims["sub"] = contact.map { .string($0) }
    return try JSON.text(claims)
  }
}

/// The store of the hub's push key.
struct PushKeys: Sendable {
  private static let namespace = RegistryNamespace<Data>("push_key")
  private static let name = "vapid"

  let store: Store

  /// Returns the key, creating it if necessary.
  func key() async throws -> PushKey {
    if let kept = try await store.readRegistry({ try $0.find(Self.name, in: Self.namespace) }) {
      return PushKey(try P256.Signing.PrivateKey(rawRepresentation: kept))
    }
    let made = P256.Signing.PrivateKey().rawRepresentation
    let kept = try await store.changeRegistry { registry in
      // Another process may have created it meanwhile.
      if let kept = try registry.find(Self.name, in: Self.namespace) { return kept }
      try registry.put(made, Self.name, in: Self.namespace)
      return made
    }
    return PushKey(try P256.Signing.PrivateKey(rawRepresentation: kept))
  }
}
