public import CoreStorage
import Crypto
import Foundation

extension Sealing {
  /// Files of the age format, version 1, for one passphrase (https://age-encryption.org/v1): the
  /// `age` command opens them too.
  public static let age = age(workFactor: AgeHeader.usualWorkFactor)

  /// The same with 2^`workFactor` rounds of scrypt, 1 … 22.
  static func age(workFactor: Int) -> Sealing {
    Sealing(
      seal: { data, passphrase in
        let fileKey = SymmetricKey(size: .bits128)
        let header = try AgeHeader.sealing(fileKey, with: passphrase, workFactor: workFactor)
        return try header + AgePayload.seal(data, with: fileKey)
      },
      open: { data, passphrase in
        let (header, payload) = try AgeHeader.split(data)
        return try AgePayload.open(payload, with: header.fileKey(for: passphrase))
      },
      isSealed: { $0.starts(with: Data(AgeHeader.intro.utf8)) })
  }
}
