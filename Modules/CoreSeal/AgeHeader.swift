import CoreStorage
import Crypto
import CryptoExtras
import Foundation

/// The header of an age file for one passphrase: the file's key, wrapped with a key that scrypt
/// makes of the passphrase, and a checksum of all of it.
struct AgeHeader {
  static let intro = "age-encryption.org/v1\n"
  /// Rounds as a power of two: what the `age` command uses, about a second and 256 MiB.
  static let usualWorkFactor = 18
  /// More would keep a machine busy for minutes at the wish of whoever wrote the file.
  private static let largestWorkFactor = 22

  private let salt: Data
  private let workFactor: Int
  private let wrapped: Data
  /// What the checksum is over, and the checksum.
  private let signed: Data
  private let checksum: Data

  /// The header's bytes for a new file.
  static func sealing(
    _ fileKey: SymmetricKey, with passphrase: String, workFactor: Int
  ) throws -> Data {
    let salt = SymmetricKey(size: .bits128).withUnsafeBytes { Data($0) }
    let key = try wrappingKey(of: passphrase, salt: salt, workFactor: workFactor)
    let body = try fileKey.withUnsafeBytes { bytes in
      try ChaChaPoly.seal(Data(bytes), using: key, nonce: emptyNonce())
    }
    let text = """
      \(intro)-> scrypt \(salt.unpaddedBase64) \(workFactor)
      \((body.ciphertext + body.tag).unpaddedBase64)
      ---
      """
    let checksum = HMAC<SHA256>.authenticationCode(
      for: Data(text.utf8), using: checksumKey(of: fileKey))
    return Data("\(text) \(Data(checksum).unpaddedBase64)\n".utf8)
  }

  /// The header and what follows it; throws ``BackupError/damaged`` for another one.
  static func split(_ data: Data) throws(BackupError) -> (header: AgeHeader, payload: Data) {
    var lines: [Data] = []
    var rest = data[...]
    while lines.count < 4, let end = rest.prefix(200).firstIndex(of: UInt8(ascii: "\n")) {
      lines.append(rest[..<end])
      rest = rest[data.index(after: end)...]
    }
    let words = lines.map { String(decoding: $0, as: UTF8.self).split(separator: " ") }
    guard words.count == 4, lines[0] + [UInt8(ascii: "\n")] == Data(intro.utf8),
      words[1].count == 4, words[1][..<2] == ["->", "scrypt"],
      let salt = Data(unpaddedBase64: words[1][2]), salt.count == 16,
      let workFactor = Int(words[1][3]), (1...largestWorkFactor).contains(workFactor),
      words[2].count == 1, let wrapped = Data(unpaddedBase64: words[2][0]), wrapped.count == 32,
      words[3].count == 2, words[3][0] == "---",
      let checksum = Data(unpaddedBase64: words[3][1]), checksum.count == 32
    else { throw .damaged }
    let signed = data[..<lines[3].startIndex] + Data("---".utf8)
    let header = AgeHeader(
      salt: salt, workFactor: workFactor, wrapped: wrapped, signed: signed, checksum: checksum)
    return (header, Data(rest))
  }

  /// The file's key; throws ``BackupError/wrongPassphrase``.
  func fileKey(for passphrase: String) throws -> SymmetricKey {
    let key = try Self.wrappingKey(of: passphrase, salt: salt, workFactor: workFactor)
    do {
      let box = try ChaChaPoly.SealedBox(
        nonce: Self.emptyNonce(), ciphertext: wrapped.dropLast(16), tag: wrapped.suffix(16))
      let fileKey = SymmetricKey(data: try ChaChaPoly.open(box, using: key))
      guard
        HMAC<SHA256>.isValidAuthenticationCode(
          checksum, authenticating: signed, using: Self.checksumKey(of: fileKey))
      else { throw BackupError.damaged }
      return fileKey
    } catch is CryptoKitError {
      throw BackupError.wrongPassphrase
    }
  }

  private static func wrappingKey(
    of passphrase: String, salt: Data, workFactor: Int
  ) throws -> SymmetricKey {
    try KDF.Scrypt.deriveKey(
      from: Data(passphrase.utf8), salt: Data("age-encryption.org/v1/scrypt".utf8) + salt,
      outputByteCount: 32, rounds: 1 << workFactor, blockSize: 8, parallelism: 1)
  }

  private static func checksumKey(of fileKey: SymmetricKey) -> SymmetricKey {
    HKDF<SHA256>.deriveKey(
      inputKeyMaterial: fileKey, salt: Data(), info: Data("header".utf8), outputByteCount: 32)
  }

  /// The wrapping key is used once, so its nonce is nothing.
  private static func emptyNonce() throws -> ChaChaPoly.Nonce {
    try ChaChaPoly.Nonce(data: Data(count: 12))
  }
}

extension Data {
  /// Base64 (RFC 4648, 4) without padding.
  fileprivate var unpaddedBase64: String {
    base64EncodedString().filter { $0 != "=" }
  }

  /// Reads canonical unpadded Base64; `nil` for anything else.
  fileprivate init?(unpaddedBase64 text: Substring) {
    let padding = String(repeating: "=", count: (4 - text.count % 4) % 4)
    guard !text.contains("="), let data = Data(base64Encoded: text + padding),
      data.unpaddedBase64 == text
    else { return nil }
    self = data
  }
}
