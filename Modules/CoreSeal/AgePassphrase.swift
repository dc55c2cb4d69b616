import CoreStorage
import Crypto
import CryptoExtras
import Foundation

/// Derives the key that wraps a file key from a passphrase, with scrypt as age does.
enum AgePassphrase {
  /// The base-2 logarithm of scrypt's rounds, as in the `age` command: about a second and 256 MiB.
  static let usualWorkFactor = 18
  /// The limit for files from others, which could otherwise keep a machine busy for minutes.
  private static let largestWorkFactor = 22

  static func stanza(
    for fileKey: SymmetricKey, _ passphrase: String, workFactor: Int
  ) throws -> AgeHeader.Stanza {
    let words = passphrase.precomposedStringWithCanonicalMapping
    return try stanza(for: fileKey, exactly: words, workFactor: workFactor)
  }

  static func stanza(
    for fileKey: SymmetricKey, exactly words: String, workFactor: Int
  ) throws -> AgeHeader.Stanza {
    let salt = SymmetricKey(size: .bits128).withUnsafeBytes { Data($0) }
    let key = try wrappingKey(of: words, salt: salt, workFactor: workFactor)
    return AgeHeader.Stanza(
      words: ["scrypt", salt.unpaddedBase64, "\(workFactor)"],
      body: try AgeHeader.Stanza.wrap(fileKey, with: key))
  }

  /// Returns the file key. Throws ``BackupError/wrongPassphrase``, or ``BackupError/sealedForKey``
  /// if the file has no passphrase.
  static func fileKey(of header: AgeHeader, _ passphrase: String) throws -> SymmetricKey {
    guard header.stanzas.contains(where: { $0.words.first == "scrypt" }) else {
      throw BackupError.sealedForKey
    }
    guard header.stanzas.count == 1, let stanza = header.stanzas.first, stanza.words.count == 3,
      let salt = Data(unpaddedBase64: stanza.words[1][...]), salt.count == 16,
      let workFactor = Int(stanza.words[2]), (1...largestWorkFactor).contains(workFactor)
    else { throw BackupError.damaged }
    for words in spellings(of: passphrase) {
      let key = try wrappingKey(of: words, salt: salt, workFactor: workFactor)
      if let found = try header.fileKey({ try $0.unwrap(with: key) }) { return found }
    }
    throw BackupError.wrongPassphrase
  }

  /// Returns the Unicode normalizations of a passphrase, because keyboards type `é` as one
  /// character or two.
  private static func spellings(of passphrase: String) -> [String] {
    let all = [
      passphrase.precomposedStringWithCanonicalMapping, passphrase,
      passphrase.decomposedStringWithCanonicalMapping,
    ]
    var seen: Set<[UInt8]> = []
    return all.filter { seen.insert(Array($0.utf8)).inserted }
  }

  private static func wrappingKey(
    of passphrase: String, salt: Data, workFactor: Int
  ) throws -> SymmetricKey {
    try KDF.Scrypt.deriveKey(
      from: Data(passphrase.utf8), salt: Data("age-encryption.org/v1/scrypt".utf8) + salt,
      outputByteCount: 32, rounds: 1 << workFactor, blockSize: 8, parallelism: 1)
  }
}
