import Crypto
import CryptoExtras
package import Foundation

/// A password hashed with scrypt, stored with its parameters.
package struct PasswordHash: Codable, Hashable, Sendable {
  /// The scrypt parameters (RFC 7914); memory is 128 × rounds × block size bytes.
  package struct Cost: Codable, Hashable, Sendable {
    var rounds: Int
    var blockSize: Int
    var parallelism: Int

    /// The cost of new passwords: N = 2^15, r = 8, p = 3, as OWASP recommends.
    static let standard = Cost(rounds: 1 << 15, blockSize: 8, parallelism: 3)
  }

  let cost: Cost
  package let salt: Data
  package let key: Data

  /// Hashes a password with a random salt.
  package init(_ password: String, cost: Cost) throws {
    salt = SymmetricKey(size: .bits128).withUnsafeBytes { Data($0) }
    self.cost = cost
    key = try Self.derive(password, salt: salt, cost: cost)
  }

  /// Checks a password, comparing in constant time.
  package func matches(_ password: String) throws -> Bool {
    let other = try Self.derive(password, salt: salt, cost: cost)
    guard other.count == key.count else { return false }
    return zip(key, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }

  private static func derive(_ password: String, salt: Data, cost: Cost) throws -> Data {
    try KDF.Scrypt.deriveKey(
      from: Data(password.utf8), salt: salt, outputByteCount: 32, rounds: cost.rounds,
      blockSize: cost.blockSize, parallelism: cost.parallelism
    ).withUnsafeBytes { Data($0) }
  }
}
