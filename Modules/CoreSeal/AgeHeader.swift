import CoreStorage
import Crypto
import Foundation

/// The header of an age file: the file's key, wrapped for those who may open it, and a checksum of
/// all of it.
struct AgeHeader {
  static let intro = "age-encryption.org/v1\n"
  /// More of them no file of ours has; age allows one where it is a passphrase.
  private static let mostStanzas = 100

  /// The file's key, wrapped in one way.
  struct Stanza: Hashable {
    /// `scrypt` or `X25519`, and what belongs to it.
    var words: [String]
    var body: Data
  }

  let stanzas: [Stanza]
  /// What the checksum is over, and the checksum.
  private let signed: Data
  private let checksum: Data

  /// The header's bytes for a new file.
  static func sealing(_ fileKey: SymmetricKey, as stanza: Stanza) -> Data {
    let text = """
      \(intro)-> \(stanza.words.joined(separator: " "))
      \(stanza.body.unpaddedBase64)
      ---
      """
    let checksum = HMAC<SHA256>.authenticationCode(
      for: Data(text.utf8), using: checksumKey(of: fileKey))
    return Data("\(text) \(Data(checksum).unpaddedBase64)\n".utf8)
  }

  /// The header and what follows it; throws ``BackupError/damaged`` for another one.
  static func split(_ data: Data) throws(BackupError) -> (header: AgeHeader, payload: Data) {
    guard data.starts(with: Data(intro.utf8)) else { throw .damaged }
    var rest = data.dropFirst(intro.utf8.count)
    var stanzas: [Stanza] = []
    while true {
      let start = rest.startIndex
      let words = try line(of: &rest).split(separator: " ").map(String.init)
      if words.count == 2, words[0] == "---" {
        guard let checksum = Data(unpaddedBase64: words[1][...]), checksum.count == 32,
          !stanzas.isEmpty
        else { throw .damaged }
        let signed = data[..<start] + Data("---".utf8)
        return (AgeHeader(stanzas: stanzas, signed: signed, checksum: checksum), Data(rest))
      }
      guard words.count >= 2, words[0] == "->", stanzas.count < mostStanzas else {
        throw .damaged
      }
      stanzas.append(Stanza(words: Array(words.dropFirst()), body: try body(of: &rest)))
    }
  }

  /// The file's key, where one of its stanzas gives it; `nil` where none does. Throws
  /// ``BackupError/damaged`` where it is not the key of this header.
  func fileKey(_ unwrap: (Stanza) throws -> SymmetricKey?) throws -> SymmetricKey? {
    for stanza in stanzas {
      guard let key = try unwrap(stanza) else { continue }
      guard
        HMAC<SHA256>.isValidAuthenticationCode(
          checksum, authenticating: signed, using: Self.checksumKey(of: key))
      else { throw BackupError.damaged }
      return key
    }
    return nil
  }

  /// A stanza's body: lines of 64 characters, and a shorter one that ends it.
  private static func body(of rest: inout Data) throws(BackupError) -> Data {
    var text = ""
    while true {
      let line = try line(of: &rest)
      guard line.count <= 64, text.count < 1 << 16 else { throw .damaged }
      text += line
      if line.count < 64 { break }
    }
    guard let body = Data(unpaddedBase64: text[...]) else { throw .damaged }
    return body
  }

  private static func line(of rest: inout Data) throws(BackupError) -> String {
    guard let end = rest.prefix(1000).firstIndex(of: UInt8(ascii: "\n")),
      let line = String(bytes: rest[..<end], encoding: .utf8)
    else { throw .damaged }
    rest = rest[rest.index(after: end)...]
    return line
  }

  private static func checksumKey(of fileKey: SymmetricKey) -> SymmetricKey {
    HKDF<SHA256>.deriveKey(
      inputKeyMaterial: fileKey, salt: Data(), info: Data("header".utf8), outputByteCount: 32)
  }
}

extension AgeHeader.Stanza {
  /// The body with a file's key in it: wrapping keys are used once, so the nonce is nothing.
  static func wrap(_ fileKey: SymmetricKey, with key: SymmetricKey) throws -> Data {
    let box = try fileKey.withUnsafeBytes { bytes in
      try ChaChaPoly.seal(Data(bytes), using: key, nonce: .init(data: Data(count: 12)))
    }
    return box.ciphertext + box.tag
  }

  /// The file's key again; `nil` where the wrapping key is another one.
  func unwrap(with key: SymmetricKey) throws(BackupError) -> SymmetricKey? {
    guard body.count == 32 else { throw .damaged }
    do {
      let box = try ChaChaPoly.SealedBox(
        nonce: .init(data: Data(count: 12)), ciphertext: body.dropLast(16), tag: body.suffix(16))
      return SymmetricKey(data: try ChaChaPoly.open(box, using: key))
    } catch { return nil }
  }
}

extension Data {
  /// Base64 (RFC 4648, 4) without padding.
  var unpaddedBase64: String { base64EncodedString().filter { $0 != "=" } }

  /// Reads canonical unpadded Base64; `nil` for anything else.
  init?(unpaddedBase64 text: Substring) {
    let padding = String(repeating: "=", count: (4 - text.count % 4) % 4)
    guard !text.contains("="), let data = Data(base64Encoded: text + padding),
      data.unpaddedBase64 == text
    else { return nil }
    self = data
  }
}
