import CoreModels
import Crypto
import Foundation

/// What an account asks for beside its password: a code of an app that shares a secret with the hub
/// (TOTP, RFC 6238), or one of the codes for the day when the app is gone.
struct SecondFactor: Codable, Hashable, Sendable {
  var secret: Data
  /// Hashes of the recovery codes that were not used yet.
  var recovery: [String]
  /// The period of the last code that was used: it is good once (RFC 6238, 5.2), and so is none
  /// before it.
  var lastPeriod = 0

  enum CodingKeys: String, CodingKey {
    case secret, recovery
    case lastPeriod = "last_period"
  }

  /// Recovery codes of a new one.
  static let recoveryCount = 10

  /// Uses a code up; answers whether it is good at that moment. The clocks may be a period apart.
  mutating func use(_ typed: String, at moment: Instant) -> Bool {
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

  /// New recovery codes, as `k3v9q-x2m7d`: 50 random bits each, which no list of guesses has.
  static func recoveryCodes() -> [String] {
    (1...recoveryCount).map { _ in
      let code = Base32.text(of: randomBytes().prefix(7)).prefix(10).lowercased()
      return code.prefix(5) + "-" + code.suffix(5)
    }
  }

  /// 160 random bits, as RFC 4226 advises for a secret.
  static func randomBytes() -> Data {
    SymmetricKey(size: .init(bitCount: 160)).withUnsafeBytes { Data($0) }
  }

  /// What is kept of a recovery code.
  static func hash(_ code: String) -> String { code.filter { $0 != "-" }.sha256 }
}

/// Codes of six digits that follow from a secret and the time (RFC 6238 with RFC 4226).
enum OneTimePassword {
  /// Seconds for which a code is shown.
  static let seconds = 30

  /// How many periods there were since 1970.
  static func period(at moment: Instant) -> Int { moment.seconds / seconds }

  /// The code of a period.
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

/// Base32 without padding (RFC 4648, 6), as authenticator apps take secrets.
enum Base32 {
  private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567")

  static func text(of data: Data) -> String {
    let bits = data.flatMap { byte in (0..<8).reversed().map { byte >> $0 & 1 } }
    return String(
      stride(from: 0, to: bits.count, by: 5).map { start in
        let part = bits[start..<min(start + 5, bits.count)]
        let value = part.reduce(0) { $0 << 1 | Int($1) } << (5 - part.count)
        return letters[value]
      })
  }

  /// `nil` for what has other letters, or bits that are no whole bytes.
  static func data(of text: String) -> Data? {
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
