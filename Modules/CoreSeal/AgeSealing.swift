public import CoreStorage
import Crypto
import Foundation

extension Sealing {
  /// Files in the age format, version 1, for a passphrase or a key (https://age-encryption.org/v1),
  /// which the `age` command opens too.
  public static let age = age(workFactor: AgePassphrase.usualWorkFactor)

  /// Seals with 2^`workFactor` rounds of scrypt, 1 … 22.
  static func age(workFactor: Int) -> Sealing {
    Sealing(
      seal: { data, passphrase in
        try AgeFile.seal(data) {
          try AgePassphrase.stanza(for: $0, passphrase, workFactor: workFactor)
        }
      },
      open: { data, passphrase in
        try AgeFile.open(data) { try AgePassphrase.fileKey(of: $0, passphrase) }
      },
      isSealed: isAgeFile,
      keys: Keys(
        make: { AgeKey().text },
        seal: { data, key in
          let key = try AgeKey(key)
          return try AgeFile.seal(data) { try key.stanza(for: $0) }
        },
        open: { data, key in
          let key = try AgeKey(key)
          return try AgeFile.open(data) { try key.fileKey(of: $0) }
        },
        isForKey: { data in
          let header = try? AgeHeader.split(AgeArmor.removed(from: data)).header
          return header?.stanzas.contains { $0.words.first == "X25519" } ?? false
        }))
  }
}

/// Seals and opens whole age files.
enum AgeFile {
  static func seal(
    _ data: Data, _ stanza: (SymmetricKey) throws -> AgeHeader.Stanza
  ) throws -> Data {
    let fileKey = SymmetricKey(size: .bits128)
    return try AgeHeader.sealing(fileKey, as: stanza(fileKey))
      + AgePayload.seal(data, with: fileKey)
  }

  static func open(_ data: Data, _ fileKey: (AgeHeader) throws -> SymmetricKey) throws -> Data {
    let (header, payload) = try AgeHeader.split(AgeArmor.removed(from: data))
    return try AgePayload.open(payload, with: fileKey(header))
  }
}
