import CoreStorage
import Crypto
import Foundation

/// The payload of an age file: a nonce and encrypted chunks. Each chunk is bound to its position
/// and to being the last one (the STREAM construction), so that none can be removed, moved or
/// added.
enum AgePayload {
  private static let chunkSize = 64 << 10
  private static let tagSize = 16
  private static let nonceSize = 16

  static func seal(_ data: Data, with fileKey: SymmetricKey) throws -> Data {
    let nonce = SymmetricKey(size: .bits128).withUnsafeBytes { Data($0) }
    let key = key(of: fileKey, nonce: nonce)
    var sealed = nonce
    sealed.reserveCapacity(data.count + data.count / chunkSize * tagSize + 64)
    var (rest, number) = (data[...], UInt64(0))
    repeat {
      let chunk = rest.prefix(chunkSize)
      rest = rest.dropFirst(chunkSize)
      let box = try ChaChaPoly.seal(
        chunk, using: key, nonce: chunkNonce(number, isLast: rest.isEmpty))
      sealed += box.ciphertext
      sealed += box.tag
      number += 1
    } while !rest.isEmpty
    return sealed
  }

  /// Decrypts the payload. Throws ``BackupError/damaged`` if any byte was changed.
  static func open(_ sealed: Data, with fileKey: SymmetricKey) throws(BackupError) -> Data {
    guard sealed.count >= nonceSize + tagSize else { throw .damaged }
    let key = key(of: fileKey, nonce: sealed.prefix(nonceSize))
    var data = Data()
    data.reserveCapacity(sealed.count)
    var (rest, number) = (sealed.dropFirst(nonceSize), UInt64(0))
    repeat {
      let chunk = rest.prefix(chunkSize + tagSize)
      rest = rest.dropFirst(chunkSize + tagSize)
      do {
        let box = try ChaChaPoly.SealedBox(
          nonce: chunkNonce(number, isLast: rest.isEmpty), ciphertext: chunk.dropLast(tagSize),
          tag: chunk.suffix(tagSize))
        let plain = try ChaChaPoly.open(box, using: key)
        // Only an empty file has an empty chunk.
        guard !plain.isEmpty || number == 0 else { throw BackupError.damaged }
        data += plain
      } catch {
        throw .damaged
      }
      number += 1
    } while !rest.isEmpty
    return data
  }

  private static func key(of fileKey: SymmetricKey, nonce: Data) -> SymmetricKey {
    HKDF<SHA256>.deriveKey(
      inputKeyMaterial: fileKey, salt: nonce, info: Data("payload".utf8), outputByteCount: 32)
  }

  /// Eleven bytes of counter, and a final 1 for the last chunk.
  private static func chunkNonce(_ number: UInt64, isLast: Bool) throws -> ChaChaPoly.Nonce {
    let counter = (0..<8).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    return try ChaChaPoly.Nonce(data: [0, 0, 0] + counter + [isLast ? 1 : 0])
  }
}
