import CoreStorage
import Crypto
import Foundation

/// An age identity: an X25519 key that opens files sealed for its public half
/// (https://age-encryption.org/v1, X25519).
struct AgeKey {
  private let secret: Curve25519.KeyAgreement.PrivateKey

  /// Generates a key.
  init() { secret = Curve25519.KeyAgreement.PrivateKey() }

  /// Parses `AGE-SECRET-KEY-1…`, also within a file with comments, as written by age-keygen.
  init(_ text: String) throws {
    let line = text.split(whereSeparator: \.isNewline).map(String.init).first {
      $0.uppercased().hasPrefix(Self.prefix)
    }
    guard let line, let (name, bytes) = Bech32.decode(line),
      name == Self.prefix.dropLast().lowercased()
    else { throw BackupError.damaged }
    do { secret = try .init(rawRepresentation: bytes) } catch { throw BackupError.damaged }
  }

  private static let prefix = "AGE-SECRET-KEY-1"
  private static let info = Data("age-encryption.org/v1/X25519".utf8)

  /// The secret key in age's notation.
  var text: String {
    Bech32.encode(Self.prefix.dropLast().lowercased(), secret.rawRepresentation).uppercased()
  }

  /// The public key in age's notation: `age1…`.
  var recipient: String { Bech32.encode("age", secret.publicKey.rawRepresentation) }

  func stanza(for fileKey: SymmetricKey) throws -> AgeHeader.Stanza {
    let passing = Curve25519.KeyAgreement.PrivateKey()
    let share = passing.publicKey.rawRepresentation
    let key = Self.wrappingKey(
      try passing.sharedSecretFromKeyAgreement(with: secret.publicKey), share: share,
      recipient: secret.publicKey)
    return AgeHeader.Stanza(
      words: ["X25519", share.unpaddedBase64], body: try AgeHeader.Stanza.wrap(fileKey, with: key))
  }

  /// Returns the file key. Throws ``BackupError/wrongPassphrase`` if the file is sealed for other
  /// keys.
  func fileKey(of header: AgeHeader) throws -> SymmetricKey {
    let found = try header.fileKey { stanza in
      guard stanza.words.first == "X25519" else { return nil }
      guard stanza.words.count == 2, let share = Data(unpaddedBase64: stanza.words[1][...]),
        share.count == 32,
        let sender = try? Curve25519.KeyAgreement.PublicKey(rawRepresentation: share),
        let shared = try? secret.sharedSecretFromKeyAgreement(with: sender)
      else { throw BackupError.damaged }
      return try stanza.unwrap(
        with: Self.wrappingKey(shared, share: share, recipient: secret.publicKey))
    }
    guard let found else { throw BackupError.wrongPassphrase }
    return found
  }

  private static func wrappingKey(
    _ shared: SharedSecret, share: Data, recipient: Curve25519.KeyAgreement.PublicKey
  ) -> SymmetricKey {
    shared.hkdfDerivedSymmetricKey(
      using: SHA256.self, salt: share + recipient.rawRepresentation, sharedInfo: info,
      outputByteCount: 32)
  }
}
