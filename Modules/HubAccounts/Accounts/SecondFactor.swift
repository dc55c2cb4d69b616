package import CoreModels
import Crypto
package import Foundation

/// A second factor: codes of an authenticator app that shares a secret with the hub (TOTP, RFC
/// 6238), and recovery codes for when the app is lost.
package struct SecondFactor: Codable, Hashable, Sendable {
  package var secret: Data
  /// Hashes of the unused recovery codes.
  package var recovery: [String]
  /// The period of the last used code. It and earlier codes are refused (RFC 6238, section 5.2).
  var lastPeriod = 0

  package enum CodingKeys: String, CodingKey {
    case secret, recovery
    case lastPeriod = "last_period"
  }

  /// The number of recovery codes.
  static let recoveryCount = 10

  /// Redeems a code and returns `true` if it is valid. The clocks may differ by one period.
  package mutating func use(_ typed: String, at moment: Instant) -> Bool {
    let code = typed.lowercased().filter { $0.isLetter || $0.isNumber }
    let period = OneTimePassword.period(at: moment)
    for period in period - 1...period + 1 where period > lastPeriod {
      guard OneTimePassword.code(of: secret, in: period).isSame(as: code) else { continue }
      lastPeriod = period
      return true
    }
    guard let index = recovery.firstIndex(of: code.sha256) else { return false }
    recovery.remove(at: index)
    return true
  }

  /// Generates recovery codes such as `k3v9q-x2m7d`, with 50 random bits each.
  static func recoveryCodes() -> [String] {
    (1...recoveryCount).map { _ in
      let code = Base32.text(of: randomBytes().prefix(7)).prefix(10).lowercased()
      return code.prefix(5) + "-" + code.suffix(5)
    }
  }

  /// 160 random bits, the secret length that RFC 4226 recommends.
  package static func randomBytes() -> Data {
    SymmetricKey(size: .init(bitCount: 160)).withUnsafeBytes { Data($0) }
  }

  /// The stored form of a recovery code.
  package static func hash(_ code: String) -> String { code.filter { $0 != "-" }.sha256 }
}

/// Six-digit time-based codes (RFC 6238 with RFC 4226).
enum OneTimePassword {
  /// The length of a period in seconds.
  static let seconds = 30

  /// The number of periods since 1970.
  static func period(at moment: Instant) -> Int { moment.seconds / seconds }

  /// Returns the code of a period.
  static func code(of secret: Data, in period: Int, digits: Int = 6) -> String {
    let counter = (0..<8).reversed().map { UInt8(truncatingIfNeeded: period >> (8 * $0)) }
    let mark = Array(
      HMAC<Insecure.SHA1>.authenticationCode(for: counter, using: SymmetricKey(data: secret)))
    let offset = Int(mark[mark.count - 1] & 15)
    let number = mark[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } & 0x7FFF_FFFF
    let text = String(number)
    return String((String(repeating: "0", count: digits) + text).suffix(digits))
  }
}

/// Base32 without padding (RFC 4648, section 6), the format of authenticator apps.
package enum Base32 {
  private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567")

  package static func text(of data: Data) -> String {
    let bits = data.flatMap { byte in (0..<8).reversed().map { byte >> $0 & 1 } }
    return String(
      stride(from: 0, to: bits.count, by: 5).map { start in
        let part = bits[start..<min(start + 5, bits.count)]
        let value = part.reduce(0) { $0 << 1 | Int($1) } << (5 - part.count)
        return letters[value]
      })
  }

  /// Decodes text; `nil` for foreign letters or leftover bits.
  package static func data(of text: String) -> Data? {
    var data = Data()
    var (bits, count) = (0, 0)
    for letter in text.uppercased() {
      guard let value = letters.firstIndex(of: letter) else { return nil }
      (bits, count) = ((bits << 5 | value) & 0xFFFF, count + 5)
      if count >= 8 {
        count -= 8
        data.append(UInt8(truncatingIfNeeded: bits >> count))
      }
    }
    return bits & (1 << count - 1) == 0 && count < 5 ? data : nil
  }
}
