import Crypto
import CryptoExtras
import Foundation

/// What is kept of a password: scrypt's result, with what it takes to compute it again.
struct PasswordHash: Codable, Hashable, Sendable {
  /// How much work a guess is (RFC 7914): memory is 128 × rounds × block size bytes.
  struct Cost: Codable, Hashable, Sendable {
    var rounds: Int
    var blockSize: Int
    var parallelism: Int

    /// What new passwords cost: N = 2^15, r = 8, p = 3, as OWASP advises.
    static let standard = Cost(rounds: 1 << 15, blockSize: 8, parallelism: 3)
  }

  let cost: Cost
  let salt: Data
  let key: Data

  /// Hashes a password with a new salt.
  init(_ password: String, cost: Cost) throws {
    salt = SymmetricKey(size: .bits128).withUnsafeBytes { Data($0) }
    self.cost = cost
    key = try Self.derive(password, salt: salt, cost: cost)
  }

  /// Whether it is the hash of that password, in a time that does not tell how near it is.
  func matches(_ password: String) throws -> Bool {
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
