import Crypto
import Foundation

/// Encrypts a message that one browser alone can read (RFC 8291), in the content coding
/// `aes128gcm` (RFC 8188).
struct PushEncryption {
  /// The browser's public key.
  let receiver: P256.KeyAgreement.PublicKey
  /// The secret that the browser shares with nobody else.
  let authentication: Data

  /// The most bytes of a message: every push service takes 4096 of them encrypted.
  static let mostBytes = 3583
  /// Messages are filled up to a multiple of that, so that their length tells little.
  private static let block = 512

  /// The body to send, with a key and a salt that are used once; `block` is the multiple that the
  /// message and its mark are filled up to.
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

/// The content coding `aes128gcm` for contents of one record (RFC 8188).
struct ContentCoding {
  /// The input keying material.
  let material: SymmetricKey
  /// 16 bytes, of which no two contents have the same.
  let salt: Data

  private static let recordSize: [UInt8] = [0, 0, 0x10, 0]

  /// What stands before the record: the salt, the record's size, and the key's name.
  func head(keyID: Data) -> Data {
    salt + Data(Self.recordSize) + Data([UInt8(keyID.count)]) + keyID
  }

  /// The one record, filled with zeros to that length before it is encrypted.
  func sealed(_ content: Data, length: Int) throws -> Data {
    let nonce = key("Content-Encoding: nonce", bytes: 12).withUnsafeBytes { Data($0) }
    // The mark of the last record.
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
  /// The text as these RFCs put it into keys, with a zero at its end.
  fileprivate var info: Data { Data(utf8) + Data([0]) }
}
