package import CoreModels
import Crypto
import CryptoExtras
import Foundation

/// A passkey: the public key of a device that proves itself by signatures (WebAuthn Level 3).
package struct Passkey: Codable, Hashable, Sendable {
  /// The credential id in base64url.
  package let id: String
  /// The name of the browser that created it.
  package let name: String
  /// The key as SubjectPublicKeyInfo.
  let publicKey: Data
  let algorithm: Algorithm
  /// The device's number of signatures; 0 if it does not count.
  var counter: UInt32
  package let createdAt: Instant
  package var usedAt: Instant?

  package enum CodingKeys: String, CodingKey {
    case id, name, algorithm, counter
    case publicKey = "public_key"
    case createdAt = "created_at"
    case usedAt = "used_at"
  }

  /// The supported signature algorithms (RFC 9053 and RFC 8812): Windows Hello may know RSA alone.
  package enum Algorithm: Int, Codable, CaseIterable, Sendable {
    case es256 = -7
    case rs256 = -257
  }

  /// Creates a passkey from a browser's response. Throws ``AccountError/badPasskey``.
  ///
  /// The key is taken from the browser without attestation: it is the person's own choice which
  /// device to trust.
  init(
    _ response: PasskeyResponse, at site: PasskeySite, named name: String, createdAt: Instant
  ) throws(AccountError) {
    let facts = try response.verified("webauthn.create", at: site)
    guard facts.credentialID?.base64URL == response.id,
      let key = response.response.publicKey.flatMap({ Data(base64URL: $0) }),
      let algorithm = response.response.publicKeyAlgorithm.flatMap(Algorithm.init)
    else { throw .badPasskey }
    (self.id, self.name, publicKey, self.algorithm) = (response.id, name, key, algorithm)
    (counter, self.createdAt) = (facts.counter, createdAt)
    // Refuses a key that could never verify a signature.
    guard (try? isValid(Data(), of: Data())) != nil else { throw .badPasskey }
  }

  /// Verifies a browser's response to a log-in. Throws ``AccountError/badPasskey``.
  mutating func use(
    _ response: PasskeyResponse, at site: PasskeySite, on moment: Instant
  ) throws(AccountError) {
    let facts = try response.verified("webauthn.get", at: site)
    let signed = facts.data + Data(SHA256.hash(data: facts.clientData))
    guard let signature = response.response.signature.flatMap({ Data(base64URL: $0) }),
      (try? isValid(signature, of: signed)) == true,
      // A copied key counts on its own.
      facts.counter > counter || facts.counter == 0 && counter == 0
    else { throw .badPasskey }
    (counter, usedAt) = (facts.counter, moment)
  }

  private func isValid(_ signature: Data, of data: Data) throws -> Bool {
    switch algorithm {
    case .es256:
      let key = try P256.Signing.PublicKey(derRepresentation: publicKey)
      guard let signature = try? P256.Signing.ECDSASignature(derRepresentation: signature) else {
        return false
      }
      return key.isValidSignature(signature, for: data)
    case .rs256:
      return try _RSA.Signing.PublicKey(derRepresentation: publicKey).isValidSignature(
        .init(rawRepresentation: signature), for: data, padding: .insecurePKCS1v1_5)
    }
  }
}

/// The site that passkeys belong to.
package struct PasskeySite: Hashable, Sendable {
  /// The origin of its pages, such as `https://day.example.org`.
  package let origin: String

  package init(origin: String) { self.origin = origin }

  /// The host name, which passkeys are bound to.
  package var id: String {
    HostName.of(String(origin.drop { $0 != "/" }.dropFirst(2)))
  }
}

/// A browser's response to a challenge, as `PublicKeyCredential.toJSON()` writes it (WebAuthn
/// Level 3, section 5.1).
package struct PasskeyResponse: Decodable, Sendable {
  struct Members: Decodable {
    let clientDataJSON: String
    let authenticatorData: String
    let signature: String?
    let userHandle: String?
    let publicKey: String?
    let publicKeyAlgorithm: Int?
  }

  /// The facts of a response that fits the site.
  struct Facts {
    let data: Data
    let clientData: Data
    let counter: UInt32
    let credentialID: Data?
  }

  private struct ClientData: Decodable {
    let type: String
    let challenge: String
    let origin: String
  }

  let id: String
  let response: Members

  /// Decodes a response. Throws ``AccountError/badPasskey``.
  package init(_ json: String) throws(AccountError) {
    guard let response = try? JSONDecoder().decode(Self.self, from: Data(json.utf8)) else {
      throw .badPasskey
    }
    self = response
  }

  /// The challenge that the browser signed; `nil` if it cannot be read.
  var challenge: String? { clientData?.facts.challenge }

  private var clientData: (data: Data, facts: ClientData)? {
    guard let data = Data(base64URL: response.clientDataJSON),
      let facts = try? JSONDecoder().decode(ClientData.self, from: data)
    else { return nil }
    return (data, facts)
  }

  /// Checks all but the challenge and the signature (WebAuthn Level 3, sections 7.1 and 7.2).
  fileprivate func verified(_ type: String, at site: PasskeySite) throws(AccountError) -> Facts {
    guard let (clientData, facts) = clientData,
      let data = Data(base64URL: response.authenticatorData), data.count >= 37,
      facts.type == type, facts.origin == site.origin,
      data.prefix(32) == Data(SHA256.hash(data: Data(site.id.utf8)))
    else { throw .badPasskey }
    let flags = data[32]
    // The person was there and unlocked the device, which makes it two factors in one.
    guard flags & 0b101 == 0b101 else { throw .badPasskey }
    let counter = data[33..<37].reduce(0) { $0 << 8 | UInt32($1) }
    return Facts(
      data: data, clientData: clientData, counter: counter,
      credentialID: flags & 0b100_0000 == 0 ? nil : Self.credentialID(in: data))
  }

  /// Returns the credential id after the header, the model's id and a length of two bytes.
  private static func credentialID(in data: Data) -> Data? {
    guard data.count >= 55 else { return nil }
    let count = Int(data[53]) << 8 | Int(data[54])
    return data.count >= 55 + count ? data[55..<55 + count] : nil
  }
}
