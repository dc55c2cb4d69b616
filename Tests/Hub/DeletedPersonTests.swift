import CommandHost
import CoreNet
import CorePlugin
import CoreStorage
import Foundation
import HTTPTypes
import Testing
import TestSupport

@testable import Hub
@testable import HubAccounts
@testable import HubWeb

@Suite("A person who deletes their account") struct DeletedPersonTests {
  private static let secret = "ZEBRAQUARTZ"
  private static let email = "eva@example.org"
  private let folder = FileManager.default.temporaryDirectory.appending(
    path: "deleted-\(UUID())")

  private func gate() throws -> GateStage {
    let kinds = AllProducts.plugins.flatMap(\.records) + [MercySpan.self]
    var stage = try Stage(kinds: kinds, http: .unavailable)
    stage.world.store = try Store.open(
      in: Home(path: folder.path), access: .server, kinds: kinds,
      effects: Store.Effects(now: stage.world.now, device: { "device" }))
    return try GateStage(
      multiUser: true, plugins: AllProducts.plugins, commands: AllProducts.ownCommands,
      stage: stage)
  }

  /// The person's writes, each with an idempotency key.
  private static let written = [
    ("/api/lesson/add", #"{"text":"ZEBRAQUARTZ taught me that"}"#),
    ("/api/mori/gratitude", #"{"text":["ZEBRAQUARTZ was here"]}"#),
    ("/api/grounding-sun/add", #"{"text":"I am as calm as ZEBRAQUARTZ"}"#),
    ("/api/daily-brief/events/add", #"{"date":"2026-12-24","name":"ZEBRAQUARTZ's wedding"}"#),
    ("/api/daily-brief/remind/add", #"{"at":"08:00","text":"Flowers for ZEBRAQUARTZ"}"#),
    (
      "/api/aclio/new",
      #"{"goal":"Sing a duet with ZEBRAQUARTZ in April","yes":true,"no_questions":true}"#
    ),
    ("/api/aclio/chat", #"{"goal":"1","message":["Where does ZEBRAQUARTZ begin?"]}"#),
    ("/api/countdowns", #"{"email":"eva@example.org","name":"ZEBRAQUARTZ","date":"2026-12-24"}"#),
  ]

  /// The text as it may appear in files: plain, and in base64 at any offset.
  private static func traces(of text: String) -> [Data] {
    let shifted = (0...2).map { shift in
      let bytes = Data(repeating: 0x20, count: shift) + Data(text.utf8)
      return Data(bytes.base64EncodedString().dropFirst(4).dropLast(4).utf8)
    }
    return [Data(text.utf8)] + shifted
  }

  /// Returns the files of the home that contain one of the texts.
  private func files(saying texts: [String]) throws -> [String] {
    let traces = texts.flatMap(Self.traces)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return paths.filter { path in
      guard let data = FileManager.default.contents(atPath: folder.path + "/" + path) else {
        return false
      }
      return traces.contains { data.range(of: $0) != nil }
    }
  }

  @Test(.timeLimit(.minutes(5)))
  func `leaves no word of theirs in any file, at once`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let gate = try gate()
    let key = try await gate.key()
    let token = try await gate.registered(Self.email, key: key)
    _ = try await gate.registered("adam@example.org", key: key)
    let id = try #require(try await gate.hub.services.accounts.account(of: Self.email)).id
    var fields = [
      "X-API-Key": key, "Authorization": "Bearer \(token)", "Content-Type": "application/json",
    ]
    for (index, (path, body)) in Self.written.enumerated() {
      fields["Idempotency-Key"] = "call-\(index)"
      let answer = try await gate.call(.post, path, fields, body: body)
      #expect((200...201).contains(answer.status), "\(path) \(answer.text)")
    }
    fields["Idempotency-Key"] = nil
    #expect(try files(saying: [Self.secret]) != [])

    let answer = try await gate.call(
      .delete, "/api/users/\(Self.email)", fields,
      body: #"{"password":"password of \#(Self.email)"}"#)

    #expect(answer.status == 200)
    #expect(try files(saying: [Self.secret, Self.email, id]) == [])
    // Other people lose nothing.
    #expect(try files(saying: ["adam@example.org"]) != [])
  }

  @Test func `takes nothing along of somebody who registers the address again`() async throws {
    let accounts = try GateStage(multiUser: true).hub.services.accounts
    let old = try await accounts.register(email: Self.email, password: "bread and rain")
    try await accounts.delete(old.id)
    let new = try await accounts.register(email: Self.email, password: "bread and rain")
    // Another process that registered or deleted it finishes as well.
    try await accounts.finishDeleting(old)
    #expect(try await accounts.account(of: Self.email)?.id == new.id)
  }

  @Test func `is as gone as anybody whose name is longer is not`() async throws {
    let stage = try Stage()
    let namespace = RegistryNamespace<Int>("test")
    let left = try await stage.world.store.transaction { transaction in
      let registry = try transaction.registry()
      for key in ["id-1", "id-1/a", "b/id-1", "reminders:id-1.x", "id-10", "id-10/a", "kid-1"] {
        try registry.put(1, key, in: namespace)
      }
      #expect(try registry.removeAll(naming: "id-1") == 4)
      return try transaction.snapshot.registry.list(namespace).map(\.key)
    }
    #expect(left == ["id-10", "id-10/a", "kid-1"])
  }
}
