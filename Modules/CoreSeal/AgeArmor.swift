import CoreStorage
import Foundation

/// An age file as text, as `age --armor` writes it for mail.
enum AgeArmor {
  private static let opening = "-----BEGIN AGE ENCRYPTED FILE-----"
  private static let closing = "-----END AGE ENCRYPTED FILE-----"

  static func isArmored(_ data: Data) -> Bool { data.starts(with: Data(opening.utf8)) }

  /// The file itself, whether it came as text or not; throws ``BackupError/damaged``.
  static func removed(from data: Data) throws(BackupError) -> Data {
    guard isArmored(data) else { return data }
    let lines = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    // The two marks have spaces in them too.
    let text = lines.dropFirst(4).dropLast(4).joined()
    guard String(decoding: data.suffix(200), as: UTF8.self).contains(closing),
      let bytes = Data(base64Encoded: text)
    else { throw .damaged }
    return bytes
  }
}
