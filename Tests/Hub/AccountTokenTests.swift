import CoreModels
import CorePlugin
import CoreStorage
import Crypto
import Foundation
import HTTPTypes
import Testing
import TestSupport

@testable import Hub
@testable import HubAccounts
@testable import HubWeb

@Suite("Tokens of accounts") struct AccountTokenTests {
  /// A handmade token, with its parts before encoding.
  struct Forged: Sendable {
    var header = #"{"alg":"HS256","typ":"JWT"}"#
    /// Claims that replace the valid ones, and names of omitted ones.
    var claims: [String: JSONValue] = [:]
    var without = ""
    var payload: String?
    var hash = "HS256"
    var hasRightSecret = true
    var signature: String?
    var ending = ""
    var drops = 0
  }

  static let accepted: [(String, Forged)] = [
    ("as it is", Forged()),
    ("no type", Forged(header: #"{"alg":"HS256"}"#)),
    ("an odd type", Forged(header: #"{"typ":7,"alg":"HS256"}"#)),
    ("no iat", Forged(without: "iat")),
    ("exp as a float", Forged(claims: ["exp": .number(4_000_000_000.5)])),
    ("exp as numeric text", Forged(claims: ["exp": "4000000000"])),
    ("padding", Forged(ending: "=")),
    ("other claims", Forged(claims: ["role": "admin", "list": [1, 2]])),
    ("a key id as text", Forged(header: #"{"alg":"HS256","kid":"a"}"#)),
  ]

  static let refused: [(String, Forged)] = [
    ("alg none", Forged(header: #"{"alg":"none"}"#, signature: "")),
    ("alg None", Forged(header: #"{"alg":"None"}"#, signature: "")),
    ("alg none, signed", Forged(header: #"{"alg":"none"}"#)),
    ("alg HS384", Forged(header: #"{"alg":"HS384"}"#, hash: "HS384")),
    ("alg HS512", Forged(header: #"{"alg":"HS512"}"#, hash: "HS512")),
    ("alg RS256", Forged(header: #"{"alg":"RS256"}"#)),
    ("no alg", Forged(header: #"{"typ":"JWT"}"#)),
    ("alg in lower case", Forged(header: #"{"alg":"hs256"}"#)),
    ("alg as a number", Forged(header: #"{"alg":256}"#)),
    ("a wrong secret", Forged(hasRightSecret: false)),
    ("a wrong secret and over", Forged(claims: ["exp": 1], hasRightSecret: false)),
    ("no exp", Forged(without: "exp")),
    ("exp as text", Forged(claims: ["exp": "soon"])),
    ("exp null", Forged(claims: ["exp": .null])),
    ("iat in the future", Forged(claims: ["iat": 3_999_999_999])),
    ("iat as text", Forged(claims: ["iat": "now"])),
    ("nbf in the future", Forged(claims: ["nbf": 3_999_999_999])),
    ("an audience", Forged(claims: ["aud": "daybook"])),
    ("an empty audience", Forged(claims: ["aud": []])),
    ("no sub", Forged(without: "sub")),
    ("sub as a number", Forged(claims: ["sub": 7])),
    ("no jti", Forged(without: "jti")),
    ("jti as a number", Forged(claims: ["jti": 7])),
    ("another's sub", Forged(claims: ["sub": "somebody"])),
    ("another epoch", Forged(claims: ["jti": "1-abc"])),
    ("no email", Forged(without: "email")),
    ("email null", Forged(claims: ["email": .null])),
    ("another issuer", Forged(claims: ["iss": "elsewhere"])),
    ("a key id that is no text", Forged(header: #"{"alg":"HS256","kid":7}"#)),
    ("unknown crit", Forged(header: #"{"alg":"HS256","crit":["x"],"x":1}"#)),
    ("a payload that is no object", Forged(payload: "[1]")),
    ("a payload that is no JSON", Forged(payload: "hello")),
    ("a header that is no object", Forged(header: "[]")),
    ("no signature", Forged(signature: "")),
    ("half a signature", Forged(signature: "AAAA")),
    ("two parts", Forged(drops: 1)),
    ("one part", Forged(drops: 2)),
    ("four parts", Forged(ending: ".a")),
    ("more behind it", Forged(ending: "A")),
  ]

  @Test(arguments: accepted.map(\.0))
  func `is taken:`(name: String) async throws {
    let forged = try #require(Self.accepted.first { $0.0 == name }?.1)
    #expect(try await Self.answer(to: forged).status == 200)
  }

  @Test(arguments: refused.map(\.0))
  func `is refused:`(name: String) async throws {
    let forged = try #require(Self.refused.first { $0.0 == name }?.1)
    let answer = try await Self.answer(to: forged)
    #expect(answer.status == 401)
    #expect(answer.text == #"{"error":"Invalid token"}"#)
  }

  @Test func `is over after seven days, to the second`() async throws {
    let stage = try GateStage(multiUser: true)
    let token = try await stage.registered("eva@example.org", key: stage.key())
    let fields = ["Authorization": "Bearer \(token)"]
    stage.stage.clock.advance(seconds: 604_799)
    #expect(try await stage.call(.get, "/mine", fields).status == 200)
    stage.stage.clock.advance(seconds: 1)
    let over = try await stage.call(.get, "/mine", fields)
    #expect(over.text == #"{"error":"Token has expired"}"#)
  }

  @Test func `looks as clients expect it`() async throws {
    let stage = try GateStage(multiUser: true)
    let token = try await stage.registered("eva@example.org", key: stage.key())
    let parts = token.split(separator: ".").map { String(base64URL: $0) }
    #expect(parts[0] == #"{"alg":"HS256","typ":"JWT"}"#)
    let claims = try JSONValue(parsing: Data((parts[1] ?? "").utf8))
    #expect(claims["email"] == "eva@example.org")
    #expect(claims["iat"] == 1_795_253_400)
    #expect(claims["exp"] == .integer(1_795_253_400 + 604_800))
    #expect(claims["iss"] == "daybook")
    #expect(claims["sub"]?.string?.isEmpty == false)
    #expect(claims["jti"]?.string?.isEmpty == false)
  }

  @Test func `outlives the key that signed it, until its end`() async throws {
    let stage = try GateStage(multiUser: true)
    let key = try await stage.key()
    stage.stage.clock.advance(seconds: SigningKeys.turn - 10)
    let old = try await stage.registered("eva@example.org", key: key)
    let account = try #require(try await stage.hub.services.accounts.account(of: "eva@example.org"))
    stage.stage.clock.advance(seconds: SigningKeys.turn)
    let expired = try await stage.call(.get, "/mine", ["Authorization": "Bearer \(old)"])
    #expect(expired.text == #"{"error":"Token has expired"}"#)
    let before = try await stage.hub.services.accounts.token(for: account)
    try await stage.hub.services.accounts.tokens.rotate()
    let after = try await stage.hub.services.accounts.token(for: account)
    for token in [before, after] {
      #expect(
        try await stage.call(.get, "/mine", ["Authorization": "Bearer \(token)"]).status == 200)
    }
  }

  @Test func `a new key signs when every process knows it, and verifies at once`() async throws {
    let stage = try GateStage(multiUser: true)
    let old = try await stage.registered("eva@example.org", key: stage.key())
    let account = try #require(try await stage.hub.services.accounts.account(of: "eva@example.org"))
    stage.stage.clock.advance(seconds: 60)
    // Another process of the same hub with its own key cache.
    let other = try GateStage(multiUser: true, stage: stage.stage, memory: .seconds(600))
    #expect(try await other.hub.services.accounts.verify(old).account.id == account.id)
    try await stage.hub.services.accounts.tokens.rotate()
    let meanwhile = try await stage.hub.services.accounts.token(for: account)
    #expect(try await other.hub.services.accounts.verify(meanwhile).account.id == account.id)

    stage.stage.clock.advance(seconds: SigningKeys.settling)
    let new = try await stage.hub.services.accounts.token(for: account)
    await #expect(throws: AccessError.invalidToken) {
      try await other.hub.services.accounts.verify(new)
    }
    for token in [old, meanwhile, new] {
      #expect(try await stage.hub.services.accounts.verify(token).account.id == account.id)
    }
  }

  private struct StoredKey: Codable, Sendable { var secret: Data }

  private static func answer(to forged: Forged) async throws -> GateStage.Answer {
    let stage = try GateStage(multiUser: true)
    let token = try await stage.registered("eva@example.org", key: stage.key())
    let key = try #require(
      try await stage.stage.world.store.read {
        try $0.registry.list(RegistryNamespace<StoredKey>("token_key"))
      }.first?.value)
    let claims = try #require(token.split(separator: ".").dropFirst().first)
    let real = try JSONValue(parsing: try #require(Data(base64URL: claims)))
    guard case .object(var members) = real else { throw AccessError.invalidToken }
    for (name, value) in forged.claims { members[name] = value }
    members[forged.without] = nil
    let payload = try forged.payload.map { Data($0.utf8) } ?? JSON.data(JSONValue.object(members))
    let signed = Data(forged.header.utf8).base64URL + "." + payload.base64URL
    let secret = SymmetricKey(data: forged.hasRightSecret ? key.secret : Data(count: 32))
    let signature: Data =
      switch forged.hash {
      case "HS384": Data(HMAC<SHA384>.authenticationCode(for: Data(signed.utf8), using: secret))
      case "HS512": Data(HMAC<SHA512>.authenticationCode(for: Data(signed.utf8), using: secret))
      default: Data(HMAC<SHA256>.authenticationCode(for: Data(signed.utf8), using: secret))
      }
    let whole = signed + "." + (forged.signature ?? signature.base64URL) + forged.ending
    let text = whole.split(separator: ".", omittingEmptySubsequences: false)
      .dropLast(forged.drops).joined(separator: ".")
    return try await stage.call(.get, "/mine", ["Authorization": "Bearer \(text)"])
  }
}
