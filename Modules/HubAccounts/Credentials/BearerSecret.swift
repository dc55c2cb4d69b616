import Crypto
package import Foundation

/// A secret that grants access to its bearer: in a cookie, token, key or link. The hub stores only
/// its hash.
package struct BearerSecret: Hashable, Sendable {
  /// The secret: 43 base64url characters.
  package let text: String

  /// Generates 256 random bits.
  package init() {
    let key = SymmetricKey(size: .bits256)
    text = key.withUnsafeBytes { Data($0).base64URL }
  }

  /// Wraps a secret that a client sent.
  package init(_ text: some StringProtocol) { self.text = String(text) }

  /// The stored form: SHA-256 as 64 hexadecimal digits.
  package var hash: String { text.sha256 }
}

extension String {
  /// SHA-256 of the UTF-8 bytes as 64 hexadecimal digits.
  package var sha256: String {
    SHA256.hash(data: Data(utf8)).hexadecimal
  }

  /// Decodes UTF-8 text from base64url; `nil` for anything else.
  package init?(base64URL text: some StringProtocol) {
    guard let data = Data(base64URL: text), let text = String(bytes: data, encoding: .utf8) else {
      return nil
    }
    self = text
  }
}

extension Sequence<UInt8> {
  /// The bytes as two hexadecimal digits each.
  package var hexadecimal: String {
    func digit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x57 + value }
    let bytes = Array(self)
    return String(unsafeUninitializedCapacity: 2 * bytes.count) { text in
      for (place, byte) in bytes.enumerated() {
        (text[2 * place], text[2 * place + 1]) = (digit(byte >> 4), digit(byte & 15))
      }
      return 2 * bytes.count
    }
  }
}

extension Data {
  /// base64url without padding (RFC 4648, section 5).
  package var base64URL: String {
    base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing(
      "=", with: "")
  }

  /// Decodes base64url without padding; `nil` for anything else.
  package init?(base64URL text: some StringProtocol) {
    let isPlain = text.utf8.allSatisfy { byte in
      (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte)
        || (0x30...0x39).contains(byte) || byte == 0x2D || byte == 0x5F
    }
    guard isPlain else { return nil }
    let standard = String(text).replacing("-", with: "+").replacing("_", with: "/")
    self.init(base64Encoded: standard + String(repeating: "=", count: (4 - standard.count % 4) % 4))
    // Leftover bits would let several texts encode the same data.
    guard base64URL == text else { return nil }
  }
}

extension String {
  /// Compares two texts in constant time.
  package func isSame(as other: String) -> Bool {
    let (one, two) = (Array(utf8), Array(other.utf8))
    guard one.count == two.count else { return false }
    return zip(one, two).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
