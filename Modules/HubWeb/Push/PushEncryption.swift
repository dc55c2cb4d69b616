import Crypto
import Foundation

/// Encrypts a message for one browser (RFC 8291) with the content coding `aes128gcm` (RFC 8188).
struct PushEncryption {
  let receiver: P256.KeyAgreement.PublicKey
  /// The secret that the browser shares only with the services.
  let authentication: Data

  /// The maximum size of a message in bytes; every push service accepts 4096 encrypted bytes.
  static let mostBytes = 3583
  /// Messages are padded to a multiple of this size, to hide their length.
  private static let block = 512

  /// Encrypts a message with a one-time key and salt, padded to a multiple of `block` bytes.
  func sealed(
    _ message: Data, sender: P256.KeyAgreement.PrivateKey = P256.KeyAgreement.PrivateKey(),
    salt: Data = SymmetricKey(size: .bits128).withUnsafeBytes { Data($0) },
    block: Int = PushEncryption.block
  ) throws -> Data {
    let (own, theirs) = (sender.publicKey.x963Representation, receiver.x963Representation)
    let secret = try sender.sharedSecretFromKeyAgreement(with: receiver)
    let material = secret.hkdfDerivedSymmetricKey(
      using: SHA256.self, salt: authentication, sharedInfo: "WebPush: info".info + theirs + own,
      outputByteCount: 32)
    let coding = ContentCoding(material: material, salt: salt)
    let length = (message.count + 1 + block - 1) / block * block
    return try coding.head(keyID: own) + coding.sealed(message, length: length)
  }
}

/// The content coding `aes128gcm` with a single record (RFC 8188).
struct ContentCoding {
  let material: SymmetricKey
  /// 16 bytes, unique for each content.
  let salt: Data

  private static let recordSize: [UInt8] = [0, 0, 0x10, 0]

  /// Returns the header: the salt, the record size and the key id.
  func head(keyID: Data) -> Data {
    salt + Data(Self.recordSize) + Data([UInt8(keyID.count)]) + keyID
  }

  /// Encrypts the record after padding it with zeros to `length` bytes.
  func sealed(_ content: Data, length: Int) throws -> Data {
    let nonce = key("Content-Encoding: nonce", bytes: 12).withUnsafeBytes { Data($0) }
    // The delimiter of the last record.
    let record = content + Data([2]) + Data(count: max(length - content.count - 1, 0))
    let box = try AES.GCM.seal(
      record, using: key("Content-Encoding: aes128gcm", bytes: 16),
      nonce: AES.GCM.Nonce(data: nonce))
    return box.ciphertext + box.tag
  }

  private func key(_ info: String, bytes: Int) -> SymmetricKey {
    HKDF<SHA256>.deriveKey(
      inputKeyMaterial: material, salt: salt, info: info.info, outputByteCount: bytes)
  }
}

extension String {
  /// The text as key derivation info, terminated by a zero.
  fileprivate var info: Data { Data(utf8) + Data([0]) }
}
