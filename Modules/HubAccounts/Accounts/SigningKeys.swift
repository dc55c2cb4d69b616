package import CoreModels
package import CoreStorage
import Crypto
import Foundation
import JWTKit

/// Signs and verifies tokens with rotating keys that all processes share.
package final class SigningKeys: Sendable {
  /// A signing key.
  private struct Key: Codable, Sendable {
    var secret: Data
    var createdAt: Instant

    enum CodingKeys: String, CodingKey {
      case secret
      case createdAt = "created_at"
    }
  }

  private static let namespace = RegistryNamespace<Key>("token_key")
  /// Seconds for which a key signs; it verifies until the last token signed with it has expired.
  package static let turn = 30 * 86_400
  /// Seconds until every process knows a new key. It verifies at once and signs afterwards.
  static let settling = 5

  private let store: Store
  private let now: @Sendable () -> Instant
  private let keys: ExpiringCache<Bool, [(createdAt: Instant, jwt: JWTKeyCollection)]>
  /// Tokens with a verified signature.
  private let verified: ExpiringCache<String, AccountToken>

  package init(
    _ store: Store, now: @escaping @Sendable () -> Instant, memory: Duration = .seconds(1)
  ) {
    (self.store, self.now) = (store, now)
    keys = ExpiringCache(for: memory)
    verified = ExpiringCache(for: memory == .zero ? .zero : .seconds(60))
  }

  /// Signs a token in compact form.
  package func sign(_ token: AccountToken) async throws -> String {
    if try await ring().first.map({ now().seconds(since: $0.createdAt) >= Self.turn }) ?? true {
      try await rotate()
    }
    let (ring, moment) = (try await ring(), now())
    // A key well past its turn may expire before the tokens it signs now.
    let settled = ring.first { Self.signing ~= moment.seconds(since: $0.createdAt) }
    guard let key = settled ?? ring.first else { throw AccessError.busy }
    return try await key.jwt.sign(token)
  }

  private static let signing = settling...turn + 600

  /// Verifies a token. Throws ``AccessError`` if it is forged or expired.
  package func verify(_ text: String) async throws -> AccountToken {
    // A change of the oldest key invalidates the cached verifications.
    let oldest = try await ring().last?.createdAt.description ?? ""
    let token = try await verified.value(for: oldest + text) { [self] in
      try await verifySignature(text)
    }
    try token.check(at: now())
    return token
  }

  /// Starts signing with a new key. `endingOthers` revokes all tokens of earlier keys.
  package func rotate(endingOthers: Bool = false) async throws {
    let secret = SymmetricKey(size: .bits256).withUnsafeBytes { Data($0) }
    let key = Key(secret: secret, createdAt: now())
    try await store.changeRegistry { registry in
      if endingOthers { try registry.removeAll(Self.namespace) }
      try registry.put(
        key, BearerSecret().hash, in: Self.namespace,
        for: Self.turn + AccountToken.lifetime + 3600)
    }
    keys.forgetAll()
  }

  /// The keys, newest first.
  private func ring() async throws -> [(createdAt: Instant, jwt: JWTKeyCollection)] {
    try await keys.value(for: true) { [self] in
      let found = try await store.readRegistry { try $0.list(Self.namespace).map(\.value) }
        .sorted { $0.createdAt > $1.createdAt }
      var ring: [(createdAt: Instant, jwt: JWTKeyCollection)] = []
      for key in found {
        let jwt = JWTKeyCollection(defaultJWTSerializer: SortedSerializer())
        await jwt.add(
          hmac: HMACKey(from: key.secret), digestAlgorithm: .sha256,
          serializer: SortedSerializer())
        ring.append((key.createdAt, jwt))
      }
      return ring
    }
  }

  private func verifySignature(_ text: String) async throws -> AccountToken {
    guard TokenHeader.isOurs(text) else { throw AccessError.invalidToken }
    for key in try await ring() {
      do {
        return try await key.jwt.verify(text, as: AccountToken.self)
      } catch { continue }
    }
    throw AccessError.invalidToken
  }
}

/// Sorts members, so that the header is `{"alg":"HS256","typ":"JWT"}`.
private struct SortedSerializer: JWTSerializer {
  var jsonEncoder: any JWTJSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }

  func serialize(_ payload: some JWTPayload, header: JWTHeader) throws -> Data {
    Data(try jsonEncoder.encode(payload).base64URL.utf8)
  }
}

/// The header of a token.
private enum TokenHeader {
  /// The longest accepted token in bytes.
  static let longest = 4096

  /// `true` for a token with three parts and the hub's own algorithm; the library would trust the
  /// header's.
  static func isOurs(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard text.utf8.count <= longest, parts.count == 3,
      let data = Data(base64URL: parts[0]), Data(base64URL: parts[1]) != nil,
      let signature = Data(base64URL: parts[2].trimmingSuffix { $0 == "=" }), signature.count == 32,
      let header = try? JSONValue(parsing: data), header["alg"] == "HS256"
    else { return false }
    guard header["crit"] == nil else { return false }
    return header["kid"].map { $0.string != nil } ?? true
  }
}

extension Substring {
  fileprivate func trimmingSuffix(_ isSuffix: (Character) -> Bool) -> Substring {
    var rest = self
    while let last = rest.last, isSuffix(last) { rest.removeLast() }
    return rest
  }
}
