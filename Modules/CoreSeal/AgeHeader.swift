import CoreStorage
import Crypto
import Foundation

/// The header of an age file: the file key, wrapped for each recipient, and a MAC.
struct AgeHeader {
  static let intro = "age-encryption.org/v1\n"
  /// The maximum number of stanzas, more than the app's own files have; age allows only one with a
  /// passphrase.
  private static let mostStanzas = 100

  /// A wrapped file key.
  struct Stanza: Hashable {
    /// The type, `scrypt` or `X25519`, with its arguments.
    var words: [String]
    var body: Data
  }

  let stanzas: [Stanza]
  /// The bytes covered by the MAC, and the MAC.
  private let signed: Data
  private let checksum: Data

  /// Returns the header of a new file.
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

  /// Splits a file into its header and payload. Throws ``BackupError/damaged``.
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

  /// Returns the file key from the first stanza that `unwrap` opens; `nil` if there is none. Throws
  /// ``BackupError/damaged`` if the MAC does not match.
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

  /// Reads a stanza's body: lines of 64 characters and a shorter last one.
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
  /// Wraps a file key. The nonce is zero, because wrapping keys are used only once.
  static func wrap(_ fileKey: SymmetricKey, with key: SymmetricKey) throws -> Data {
    let box = try fileKey.withUnsafeBytes { bytes in
      try ChaChaPoly.seal(Data(bytes), using: key, nonce: .init(data: Data(count: 12)))
    }
    return box.ciphertext + box.tag
  }

  /// Unwraps the file key; `nil` for a different wrapping key.
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
  /// Base64 without padding (RFC 4648, section 4).
  var unpaddedBase64: String { base64EncodedString().filter { $0 != "=" } }

  /// Decodes canonical unpadded Base64; `nil` for anything else.
  init?(unpaddedBase64 text: Substring) {
    let padding = String(repeating: "=", count: (4 - text.count % 4) % 4)
    guard !text.contains("="), let data = Data(base64Encoded: text + padding),
      data.unpaddedBase64 == text
    else { return nil }
    self = data
  }
}
