import CoreModels
import CorePlugin
import Crypto
import Foundation
import HTTPTypes
import Testing
import TestSupport

@testable import Hub
@testable import HubAccounts
@testable import HubWeb

/// A device that creates a passkey and signs with it, as a browser reports it.
private struct Authenticator {
  let key = P256.Signing.PrivateKey()
  let id = Data("a credential id".utf8)
  var origin = "http://127.0.0.1:5001"
  var rpID = "127.0.0.1"
  /// The person was there and unlocked the device.
  var flags: UInt8 = 0b101
  var counter: UInt32 = 1
  var handle = ""

  private func data(with credential: Data = Data()) -> Data {
    let counter = (0..<4).reversed().map { UInt8(truncatingIfNeeded: self.counter >> (8 * $0)) }
    let flags = credential.isEmpty ? self.flags : self.flags | 0b100_0000
    return Data(SHA256.hash(data: Data(rpID.utf8))) + [flags] + counter + credential
  }

  private func clientData(_ type: String, _ challenge: String) throws -> Data {
    try JSON.data(["type": type, "challenge": challenge, "origin": origin])
  }

  func creation(_ challenge: String, type: String = "webauthn.create") throws -> String {
    let credential = Data(count: 16) + [0, UInt8(id.count)] + id
    return try JSON.text(
      [
        "id": .string(id.base64URL),
        "response": [
          "clientDataJSON": .string(try clientData(type, challenge).base64URL),
          "authenticatorData": .string(data(with: credential).base64URL),
          "publicKey": .string(key.publicKey.derRepresentation.base64URL),
          "publicKeyAlgorithm": -7,
        ],
      ] as JSONValue)
  }

  func signature(
    _ challenge: String, type: String = "webauthn.get", by other: P256.Signing.PrivateKey? = nil
  ) throws -> String {
    let (client, data) = (try clientData(type, challenge), data())
    let signed = data + Data(SHA256.hash(data: client))
    return try JSON.text(
      [
        "id": .string(id.base64URL),
        "response": [
          "clientDataJSON": .string(client.base64URL), "authenticatorData": .string(data.base64URL),
          "signature": .string(
            try (other ?? key).signature(for: signed).derRepresentation.base64URL),
          "userHandle": .string(Data(handle.utf8).base64URL),
        ],
      ] as JSONValue)
  }
}

@Suite("Passkeys") struct PasskeyTests {
  private static let email = "eva@example.org"

  private func form(
    _ path: String, _ fields: [String: String], _ stage: GateStage, cookie: String = ""
  ) async throws -> GateStage.Answer {
    let body = fields.map { "\($0.key)=\($0.value.percentEncoded)" }.joined(separator: "&")
    return try await stage.call(
      .post, path,
      [
        "Content-Type": "application/x-www-form-urlencoded", "Accept": "text/html",
        "Cookie": cookie, "Origin": "http://127.0.0.1:5001",
      ], body: body, from: "198.51.100.7")
  }

  private func challenge(
    _ path: String, _ stage: GateStage, cookie: String = "", token: String = ""
  ) async throws -> String {
    let answer = try await stage.call(
      .post, path + "/challenge",
      ["Cookie": cookie, "X-Form-Token": token, "Origin": "http://127.0.0.1:5001"],
      from: "198.51.100.7")
    #expect(answer.status == 200)
    return try #require(answer["challenge"]?.string)
  }

  /// Registers a person, and returns their session's cookie and form token.
  private func registered(_ stage: GateStage) async throws -> (cookie: String, token: String) {
    let entered = try await form(
      "/register", ["email": Self.email, "new_password": "bread and rain"], stage)
    let cookie = try #require(entered.cookie)
    let page = try await stage.call(
      .get, PasskeyPage.path, ["Cookie": cookie, "Accept": "text/html"])
    let start = try #require(page.text.range(of: "name=\"form-token\" content=\""))
    return (cookie, String(page.text[start.upperBound...].prefix { $0 != "\"" }))
  }

  /// Registers a person with the device's passkey.
  private func added(
    _ device: inout Authenticator, _ stage: GateStage
  ) async throws -> (cookie: String, token: String) {
    let (cookie, token) = try await registered(stage)
    let challenge = try await challenge(PasskeyPage.path, stage, cookie: cookie, token: token)
    let answer = try await form(
      PasskeyPage.path + "/add",
      [
        "response": device.creation(challenge), "password": "bread and rain", "form_token": token,
      ], stage, cookie: cookie)
    #expect(answer.status == 303)
    device.handle = try #require(try await account(stage)).id
    return (cookie, token)
  }

  private func account(_ stage: GateStage) async throws -> Account? {
    try await stage.hub.services.accounts.account(of: Self.email)
  }

  private func logIn(_ response: String, _ stage: GateStage) async throws -> GateStage.Answer {
    try await form("/log-in/passkey", ["response": response, "next": "/mori"], stage)
  }

  @Test func `log a person in without a password or a code`() async throws {
    let stage = try GateStage(multiUser: true)
    var device = Authenticator()
    let (cookie, token) = try await added(&device, stage)
    let page = try await stage.call(
      .get, PasskeyPage.path, ["Cookie": cookie, "Accept": "text/html"])
    #expect(page.text.contains("name=\"id\" value=\"\(device.id.base64URL)\""))
    device.counter += 1
    let challenge = try await challenge("/log-in/passkey", stage)
    let entered = try await logIn(try device.signature(challenge), stage)
    #expect(entered.status == 303 && entered.fields[.location] == "/mori")
    #expect(try await stage.call(.get, "/", ["Cookie": #require(entered.cookie)]).status == 200)
    // A challenge is good once.
    device.counter += 1
    #expect(try await logIn(try device.signature(challenge), stage).status == 401)
    let removed = try await form(
      PasskeyPage.path + "/end", ["id": device.id.base64URL, "form_token": token], stage,
      cookie: cookie)
    #expect(removed.status == 303)
    let again = try await self.challenge("/log-in/passkey", stage)
    let refused = try await logIn(try device.signature(again), stage)
    #expect(refused.status == 401)
    #expect(refused.text.contains("This passkey does not open an account here."))
  }

  @Test func `of another site, person or key, or without its owner, open nothing`() async throws {
    let stage = try GateStage(multiUser: true)
    var device = Authenticator()
    _ = try await added(&device, stage)
    device.counter = 7
    func refuses(
      type: String = "webauthn.get", by key: P256.Signing.PrivateKey? = nil,
      _ change: (inout Authenticator) -> Void = { _ in }
    ) async throws -> Bool {
      var other = device
      change(&other)
      let challenge = try await challenge("/log-in/passkey", stage)
      return try await logIn(try other.signature(challenge, type: type, by: key), stage).status
        == 401
    }
    #expect(try await refuses { $0.origin = "https://evil.example" })
    #expect(try await refuses { $0.rpID = "evil.example" })
    #expect(try await refuses { $0.flags = 0b001 })
    #expect(try await refuses { $0.flags = 0b100 })
    #expect(try await refuses { $0.handle = "somebody" })
    #expect(try await refuses(type: "webauthn.create"))
    #expect(try await refuses(by: P256.Signing.PrivateKey()))
    #expect(try await logIn(try device.signature("made up"), stage).status == 401)
    #expect(try await logIn("{}", stage).status == 401)
    #expect(try await !refuses())
    // A copy of the key counts on from where it was taken.
    #expect(try await refuses())
    #expect(try await !refuses { $0.counter = 8 })
  }

  @Test func `of a disabled account open nothing`() async throws {
    let stage = try GateStage(multiUser: true)
    var device = Authenticator()
    _ = try await added(&device, stage)
    device.counter = 7
    try await stage.hub.services.accounts.change(device.handle) {
      $0.disabledAt = Instant(milliseconds: 0)
    }
    let challenge = try await challenge("/log-in/passkey", stage)
    #expect(try await logIn(try device.signature(challenge), stage).status == 401)
  }

  @Test func `are added by the password, with a challenge of the same person`() async throws {
    let stage = try GateStage(multiUser: true)
    let device = Authenticator()
    let (cookie, token) = try await registered(stage)
    func add(_ response: String, password: String = "bread and rain") async throws -> Int {
      try await form(
        PasskeyPage.path + "/add",
        ["response": response, "password": password, "form_token": token], stage, cookie: cookie
      ).status
    }
    let own = try await challenge(PasskeyPage.path, stage, cookie: cookie, token: token)
    let anybody = try await challenge("/log-in/passkey", stage)
    #expect(try await add(try device.creation(own), password: "wrong") == 403)
    #expect(try await add(try device.creation(anybody)) == 401)
    #expect(try await add(try device.creation(own, type: "webauthn.get")) == 401)
    #expect(try await account(stage)?.passkeys == nil)
    #expect(try await add(try device.creation(own)) == 303)
    #expect(try await account(stage)?.passkeys?.map(\.id) == [device.id.base64URL])
    let next = try await challenge(PasskeyPage.path, stage, cookie: cookie, token: token)
    #expect(try await add(try device.creation(next)) == 401)
  }
}
