import CoreStorage
import Foundation

/// The text encoding of age files, as written by `age --armor`.
enum AgeArmor {
  private static let opening = "-----BEGIN AGE ENCRYPTED FILE-----"
  private static let closing = "-----END AGE ENCRYPTED FILE-----"

  static func isArmored(_ data: Data) -> Bool { data.starts(with: Data(opening.utf8)) }

  /// Returns the binary file, decoding it if it is armored. Throws ``BackupError/damaged``.
  static func removed(from data: Data) throws(BackupError) -> Data {
    guard isArmored(data) else { return data }
    let lines = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    // The two markers contain spaces too.
    let text = lines.dropFirst(4).dropLast(4).joined()
    guard String(decoding: data.suffix(200), as: UTF8.self).contains(closing),
      let bytes = Data(base64Encoded: text)
    else { throw .damaged }
    return bytes
  }
}
