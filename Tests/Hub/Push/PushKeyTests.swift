import CoreModels
import CorePlugin
import CoreStorage
import Crypto
import Foundation
import Testing
import TestSupport

@testable import Hub
@testable import HubAccounts
@testable import HubWeb

@Suite("The key by which push services know the hub") struct PushKeyTests {
  private func bytes(_ text: some StringProtocol) throws -> Data {
    try #require(Data(base64URL: text))
  }

  /// Splits `vapid t=…, k=…` into its parts.
  private func parts(_ field: String) throws -> (signed: String, signature: Data, key: Data) {
    let words = field.split(separator: " ")
    try #require(words.count == 3 && words[0] == "vapid")
    let token = words[1].dropFirst("t=".count).dropLast().split(separator: ".")
    try #require(token.count == 3)
    return (
      token[0] + "." + token[1], try bytes(token[2]), try bytes(words[2].dropFirst("k=".count))
    )
  }

  private func isSigned(_ field: String) throws -> Bool {
    let (signed, signature, key) = try parts(field)
    return try P256.Signing.PublicKey(x963Representation: key).isValidSignature(
      P256.Signing.ECDSASignature(rawRepresentation: signature), for: Data(signed.utf8))
  }

  /// The example of RFC 8292, section 2.4.
  private let example = """
    vapid t=eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJl\
    eHAiOjE0NTM1MjM3NjgsInN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0.i3CYb7t4xfxCDquptFOepC9GAu_HL\
    GkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA, k=BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61\
    m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs
    """

  @Test func `makes the tokens of RFC 8292`() throws {
    #expect(try isSigned(example))
    let now = Instant(milliseconds: Int64(1_453_523_768 - 12 * 3600) * 1000)
    let field = try PushKey(P256.Signing.PrivateKey()).authorization(
      for: "https://push.example.net", contact: "mailto:push@example.com", at: now)
    #expect(try parts(field).signed == parts(example).signed)
    #expect(try isSigned(field))
    #expect(try !isSigned(field.replacing("t=eyJ0", with: "t=eyJ1")))
  }

  @Test func `says nothing of a contact where there is none`() throws {
    #expect(
      try PushKey.claims(audience: "https://a.example", expiry: 1, contact: nil)
        == #"{"aud":"https://a.example","exp":1}"#)
  }

  @Test func `tells a contact as JSON does`() throws {
    #expect(
      try PushKey.claims(audience: "https://a.example", expiry: 1, contact: "mailto:\"a\"\n@b.c")
        == #"{"aud":"https://a.example","exp":1,"sub":"mailto:\"a\"\n@b.c"}"#)
  }

  @Test func `is made once, by whichever process comes first`() async throws {
    let world = try Stage().world
    let texts = try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 0..<8 {
        group.addTask {
          try await PushKeys(store: world.store).key().publicText
        }
      }
      return try await group.reduce(into: Set<String>()) { $0.insert($1) }
    }
    #expect(texts.count == 1)
    #expect(texts.first?.utf8.count == 87)
  }
}
