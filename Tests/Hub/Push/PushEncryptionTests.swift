import Crypto
import Foundation
import Seeded
import Testing

@testable import Hub
@testable import HubAccounts
@testable import HubWeb

@Suite("Messages for one browser") struct PushEncryptionTests {
  private func bytes(_ text: String) throws -> Data { try #require(Data(base64URL: text)) }

  /// The example of RFC 8291, section 5 and appendix A.
  @Test func `are what RFC 8291 says`() throws {
    let browser = try P256.KeyAgreement.PrivateKey(
      rawRepresentation: bytes("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"))
    let sender = try P256.KeyAgreement.PrivateKey(
      rawRepresentation: bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"))
    #expect(
      browser.publicKey.x963Representation.base64URL
        == "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    )
    let encryption = PushEncryption(
      receiver: browser.publicKey, authentication: try bytes("BTBZMqHH6r4Tts7J_aSIgg"))
    let body = try encryption.sealed(
      Data("When I grow up, I want to be a watermelon".utf8), sender: sender,
      salt: bytes("DGv6ra1nlYgDCS1FRnbzlw"), block: 1)
    #expect(
      body.base64URL == """
        DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz\
        AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN
        """)
  }

  /// The example of RFC 8188, section 3.1.
  @Test func `are coded as RFC 8188 says`() throws {
    let coding = ContentCoding(
      material: SymmetricKey(data: try bytes("yqdlZ-tYemfogSmv7Ws5PQ")),
      salt: try bytes("I1BsxtFttlv3u_Oo94xnmw"))
    let body =
      try coding.head(keyID: Data()) + coding.sealed(Data("I am the walrus".utf8), length: 0)
    #expect(
      body.base64URL == "I1BsxtFttlv3u_Oo94xnmwAAEAAA-NAVub2qFgBEuQKRapoZu-IxkIva3MEB1PD-ly8Thjg")
  }

  @Test func `have the same length for short texts, and never the same bytes`() throws {
    let encryption = PushEncryption(
      receiver: P256.KeyAgreement.PrivateKey().publicKey, authentication: Data(count: 16))
    let bodies = try ["", "a", String(repeating: "b", count: 511)].map {
      try encryption.sealed(Data($0.utf8))
    }
    #expect(bodies.map(\.count) == [614, 614, 614])
    #expect(try encryption.sealed(Data()) != encryption.sealed(Data()))
    #expect(try encryption.sealed(Data(count: PushEncryption.mostBytes)).count <= 4096)
  }

  @Test func `can be read by the browser alone`() throws {
    var random = SeededGenerator(seed: 8)
    for _ in 0..<40 {
      let browser = P256.KeyAgreement.PrivateKey()
      let authentication = Data((0..<16).map { _ in UInt8.random(in: 0...255, using: &random) })
      let message = Data(
        (0..<Int.random(in: 0...PushEncryption.mostBytes, using: &random)).map { _ in
          UInt8.random(in: 0...255, using: &random)
        })
      let body = try PushEncryption(receiver: browser.publicKey, authentication: authentication)
        .sealed(message)
      #expect(try body.opened(by: browser, authentication) == message)
      #expect(throws: (any Error).self) {
        try body.opened(by: P256.KeyAgreement.PrivateKey(), authentication)
      }
      #expect(throws: (any Error).self) { try body.opened(by: browser, Data(count: 16)) }
    }
  }
}

extension Data {
  /// Decrypts a message as a browser does.
  func opened(by browser: P256.KeyAgreement.PrivateKey, _ authentication: Data) throws -> Data {
    let salt = prefix(16)
    let length = Int(self[20])
    let sender = try P256.KeyAgreement.PublicKey(x963Representation: self[21..<(21 + length)])
    let material = try browser.sharedSecretFromKeyAgreement(with: sender)
      .hkdfDerivedSymmetricKey(
        using: SHA256.self, salt: authentication,
        sharedInfo: Data("WebPush: info\0".utf8) + browser.publicKey.x963Representation
          + sender.x963Representation, outputByteCount: 32)
    func key(_ info: String, _ count: Int) -> SymmetricKey {
      HKDF<SHA256>.deriveKey(
        inputKeyMaterial: material, salt: salt, info: Data(info.utf8), outputByteCount: count)
    }
    let nonce = key("Content-Encoding: nonce\0", 12).withUnsafeBytes { Data($0) }
    let sealed = self[(21 + length)...]
    let box = try AES.GCM.SealedBox(
      nonce: AES.GCM.Nonce(data: nonce), ciphertext: sealed.dropLast(16), tag: sealed.suffix(16))
    var plain = try AES.GCM.open(box, using: key("Content-Encoding: aes128gcm\0", 16))
    while plain.last == 0 { plain.removeLast() }
    guard plain.popLast() == 2 else { throw CryptoKitError.incorrectParameterSize }
    return plain
  }
}
