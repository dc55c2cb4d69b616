import CoreModels
import CorePlugin
import CoreStorage
import Foundation
import HTTPTypes
import Testing
import TestSupport

@testable import Hub
@testable import HubAccounts
@testable import HubWeb

@Suite("The API of accounts") struct AccountRoutesTests {
  private static let known = "eva@example.org"
  private static let json = "application/json"

  @Test(
    arguments: [
      (
        #"{"email":"a@b.cz","password":"a heron 8"}"#, 201,
        #"{"message":"Registration successful","success":true}"#
      ),
      (
        #"{"email":" A@B.CZ ","password":"heslo heslo","nickname":null,"terms_accepted":1}"#, 201,
        #"{"message":"Registration successful","success":true}"#
      ),
      (
        #"{"email":"EVA@example.org","password":"a heron 8"}"#, 400,
        #"{"error":"Email already registered","success":false}"#
      ),
      (#"{"email":"a@b.cz"}"#, 400, #"{"error":"Email and password required"}"#),
      (#"{"email":"","password":"a heron 8"}"#, 400, #"{"error":"Email and password required"}"#),
      (#"{"email":"a@b.cz","password":null}"#, 400, #"{"error":"Email and password required"}"#),
      (
        #"{"email":"a@b","password":"a heron 8"}"#, 400,
        #"{"error":"Invalid email address","success":false}"#
      ),
      (
        #"{"email":"not an email","password":"a heron 8"}"#, 400,
        #"{"error":"Invalid email address","success":false}"#
      ),
      (
        #"{"email":"a\r\nBcc: b@b.cz","password":"a heron 8"}"#, 400,
        #"{"error":"Invalid email address","success":false}"#
      ),
      (
        #"{"email":"a@b.cz","password":"1234567"}"#, 400,
        #"{"error":"Password must have 8 to 128 characters","success":false}"#
      ),
      (#"{"email":"a@b.cz","password":12345678}"#, 400, #"{"error":"Invalid value: password"}"#),
      (#"[1]"#, 400, #"{"error":"Invalid value: body"}"#),
      (#"{}"#, 400, #"{"error":"No data provided"}"#),
      (#"{"email":"#, 400, #"{"error":"No data provided"}"#),
      ("", 400, #"{"error":"No data provided"}"#),
    ])
  func `registering`(body: String, status: Int, text: String) async throws {
    let stage = try GateStage(multiUser: true)
    let key = try await stage.key()
    _ = try await stage.registered(Self.known, key: key)
    // The media type does not matter here.
    let answer = try await stage.call(
      .post, "/api/users/register", ["X-API-Key": key], body: body)
    #expect(answer.status == status)
    #expect(answer.text == text)
  }

  @Test(
    arguments: [
      (#"{"email":"eva@example.org","password":"password of eva@example.org"}"#, json, 200, nil),
      (
        #"{"email":" EVA@Example.org","password":"password of eva@example.org"}"#,
        "application/problem+json; charset=utf-8", 200, nil
      ),
      (
        #"{"email":"eva@example.org","password":"another one"}"#, json, 401,
        #"{"error":"Invalid credentials","success":false}"#
      ),
      (
        #"{"email":"nobody@example.org","password":"another one"}"#, json, 401,
        #"{"error":"Invalid credentials","success":false}"#
      ),
      (
        #"{"email":"eva@example.org","password":""}"#, json, 400,
        #"{"error":"Email and password required"}"#
      ),
      (#"{"email":"eva@example.org"}"#, json, 400, #"{"error":"Email and password required"}"#),
      (#"{"email":7,"password":"x"}"#, json, 400, #"{"error":"Invalid value: email"}"#),
      (#"{}"#, json, 400, #"{"error":"No data provided"}"#),
      ("null", json, 400, #"{"error":"No data provided"}"#),
      ("0", json, 400, #"{"error":"No data provided"}"#),
      ("\"x\"", json, 400, #"{"error":"Invalid value: body"}"#),
      ("{", json, 400, #"{"error":"Malformed JSON"}"#),
      ("", json, 400, #"{"error":"Malformed JSON"}"#),
      (
        #"{"email":"eva@example.org"}"#, "text/plain", 415,
        #"{"error":"Content-Type must be application/json"}"#
      ),
    ] as [(String, String, Int, String?)])
  func `logging in`(body: String, type: String, status: Int, text: String?) async throws {
    let stage = try GateStage(multiUser: true)
    let key = try await stage.key()
    _ = try await stage.registered(Self.known, key: key)
    let answer = try await stage.call(
      .post, "/api/users/authenticate", ["X-API-Key": key, "Content-Type": type], body: body)
    #expect(answer.status == status)
    if let text {
      #expect(answer.text == text)
    } else {
      #expect(answer["success"] == true)
      #expect(answer["token_type"] == "Bearer")
      #expect(answer["expires_in"] == 604_800)
      #expect(
        answer["user"] == [
          "email": "eva@example.org", "username": "", "nickname": "", "timezone": "UTC",
          "language": "en",
        ])
    }
  }

  @Test func `every route asks for a key first`() async throws {
    let stage = try GateStage(multiUser: true)
    let token = try await stage.registered(Self.known, key: stage.key())
    for route in AccountRoutes.all where route.access != .ownAccount {
      let path = route.path.replacing("{email}", with: Self.known)
      for fields in [[:], ["X-API-Key": "wrong"], ["Authorization": "Bearer \(token)"]] {
        let answer = try await stage.call(route.method, path, fields, body: "{")
        #expect(answer.status == 401, "\(path)")
        #expect(answer.text == #"{"error":"Invalid or missing API key"}"#)
      }
    }
  }

  @Test func `an account as its person sees it`() async throws {
    let stage = try GateStage(multiUser: true)
    let key = try await stage.key()
    let token = try await stage.registered(Self.known, key: key)
    let fields = [
      "X-API-Key": key, "Authorization": "Bearer \(token)", "Content-Type": Self.json,
    ]
    let path = "/api/users/EVA%40example.org"
    #expect(
      try await stage.call(.get, path, fields).text == """
        {"success":true,"user":{"created_at":"2026-11-21T09:30:00","email":"eva@example.org",\
        "language":"en","nickname":"","subscription_type":"free","timezone":"UTC",\
        "updated_at":"2026-11-21T09:30:00","username":""}}
        """)
    let renamed = try await stage.call(
      .put, path + "/nickname", fields, body: #"{"nickname":"  Evička "}"#)
    #expect(renamed.text == #"{"message":"Nickname updated","success":true}"#)
    #expect(try await stage.call(.get, path, fields)["user"]?["nickname"] == "Evička")
    let blank = try await stage.call(.put, path + "/nickname", fields, body: #"{"nickname":" "}"#)
    #expect(blank.status == 400)
    #expect(blank.text == #"{"error":"Nickname required"}"#)
  }

  @Test func `whoever asks for another person is not allowed`() async throws {
    let stage = try GateStage(multiUser: true)
    let key = try await stage.key()
    let token = try await stage.registered(Self.known, key: key)
    _ = try await stage.registered("adam@example.org", key: key)
    let own = ["X-API-Key": key, "Authorization": "Bearer \(token)"]
    let refused = #"{"error":"Not allowed","success":false}"#
    for route in AccountRoutes.all where route.access == .accountByProgram {
      for email in ["adam@example.org", "nobody@example.org"] {
        let path = route.path.replacing("{email}", with: email)
        let answer = try await stage.call(route.method, path, own)
        #expect(answer.status == 403, "\(path)")
        #expect(answer.text == refused)
      }
      let path = route.path.replacing("{email}", with: Self.known)
      let keyAlone = try await stage.call(route.method, path, ["X-API-Key": key])
      #expect(keyAlone.status == 403)
      #expect(keyAlone.text == refused)
    }
    #expect(try await stage.call(.get, "/of/adam@example.org", own).status == 403)
    #expect(
      try await stage.call(.post, "/of", own, body: #"{"email":"adam@example.org"}"#).status == 403)
    #expect(try await stage.call(.get, "/of/\(Self.known)", own).status == 200)
    #expect(try await stage.call(.delete, "/number/7", own).status == 200)
    #expect(try await stage.call(.delete, "/number/7", ["X-API-Key": key]).status == 403)
  }

  @Test func `a key of the operator acts for whoever has the address`() async throws {
    let stage = try GateStage(multiUser: true)
    let key = try await stage.key("operator", isOperator: true)
    _ = try await stage.registered(Self.known, key: key)
    let id = try #require(try await stage.hub.services.accounts.account(of: Self.known)).id
    let fields = ["X-API-Key": key]
    #expect(try await stage.call(.get, "/of/\(Self.known)", fields).text == id)
    #expect(
      try await stage.call(.post, "/of", fields, body: #"{"email":"eva@example.org"}"#).text == id)
    let nobody = try await stage.call(.get, "/of/nobody@example.org", fields)
    #expect(nobody.status == 404)
    #expect(nobody.text == #"{"error":"User not found","success":false}"#)
    // The request names nobody, so it concerns nobody.
    #expect(try await stage.call(.delete, "/number/7", fields).status == 403)
    #expect(try await stage.call(.get, "/mine", fields).status == 401)
  }

  @Test func `one person alone needs no key`() async throws {
    let stage = try GateStage()
    let cookie = try await stage.welcomed()
    #expect(try await stage.call(.get, "/of/any@example.org", ["Cookie": cookie]).text == "me")
    #expect(try await stage.call(.get, "/of/any@example.org").status == 401)
    #expect(try await stage.call(.post, "/api/users/register").status == 404)
  }

  @Test func `an account goes with everything`() async throws {
    let stage = try GateStage(multiUser: true)
    let key = try await stage.key()
    let token = try await stage.registered(Self.known, key: key)
    let id = try #require(try await stage.hub.services.accounts.account(of: Self.known)).id
    let store = stage.stage.world.store.profile(named: id)
    try await store.set(WebSettings.look, to: "dark")
    let fields = [
      "X-API-Key": key, "Authorization": "Bearer \(token)", "Content-Type": Self.json,
    ]
    let path = "/api/users/\(Self.known)"
    let export = try await stage.call(.get, path + "/export", fields)
    #expect(export.text.hasPrefix(#"{"format":"daybook","version":1,"changes":["#))
    #expect(export.text.contains("dark"))
    let wrong = try await stage.call(.delete, path, fields, body: #"{"password":"a guess"}"#)
    #expect(wrong.status == 403)
    let right = #"{"password":"password of eva@example.org"}"#
    #expect(try await stage.call(.delete, path, fields, body: right).status == 200)
    #expect(try await stage.call(.get, "/mine", fields).status == 401)
    #expect(try await store.history().isEmpty)
    #expect(try await stage.hub.services.accounts.account(of: Self.known) == nil)
    // The address can be registered again.
    _ = try await stage.registered(Self.known, key: key)
    #expect(try await stage.hub.services.accounts.account(of: Self.known)?.id != id)
  }
}
