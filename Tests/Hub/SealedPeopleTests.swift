import CoreModels
import CorePlugin
import CoreStorage
import Foundation
import HTTPTypes
import Testing

@testable import Hub
@testable import HubAccounts
@testable import HubWeb

@Suite("Somebody whose devices seal what they have") struct SealedPeopleTests {
  private let stage: GateStage
  private let cookie: String
  private let formToken: String

  init() async throws {
    stage = try GateStage(multiUser: true, plugins: [NotePlugin()])
    let account = try await stage.hub.services.accounts.register(
      email: "eva@example.org", password: "a heron 8")
    let session = try await stage.hub.services.gate.sessions.begin(
      for: account.person, device: "test")
    (cookie, formToken) = ("\(SessionCookie.name)=\(session.value)", session.formToken)
    let sent = try await stage.call(
      .post, "/api/sync/batches",
      [
        "Cookie": cookie, "X-Form-Token": formToken, "Content-Type": "application/octet-stream",
      ], body: "age-encryption.org/v1\nsealed")
    #expect(sent.status == 200, "\(sent.text)")
  }

  @Test(arguments: ["/", "/note", "/history", "/day/2026-11-21"])
  func `is told calmly that pages are on their devices`(path: String) async throws {
    let page = try await stage.call(.get, path, ["Cookie": cookie, "Accept": "text/html"])
    #expect(page.status == 409)
    #expect(page.text.contains("Your data is encrypted."))
    #expect(page.text.contains("Open Daybook on one of them."))
  }

  @Test func `can write nothing here that their devices would not take in`() async throws {
    let fields = ["Cookie": cookie, "Content-Type": "application/x-www-form-urlencoded"]
    let answer = try await stage.call(
      .post, "/note", fields, body: "text=hello&form_token=\(formToken)")
    #expect(answer.status == 409)
  }

  @Test(arguments: ["/settings", "/settings/devices", "/settings/account"])
  func `still has what is not data`(path: String) async throws {
    let page = try await stage.call(.get, path, ["Cookie": cookie, "Accept": "text/html"])
    #expect(page.status == 200)
  }

  @Test func `still syncs`() async throws {
    let batch = try await stage.call(.get, "/api/sync/batches?after=0", ["Cookie": cookie])
    #expect(batch.status == 200)
    #expect(batch.text.contains("sealed"))
  }

  @Test(arguments: [1, Int.max - 1, .max])
  func `has nothing after a position that is past the last`(position: Int) async throws {
    let path = "/api/sync/batches?after=\(position)"
    let batch = try await stage.call(.get, path, ["Cookie": cookie])
    #expect(batch.status == 200)
    #expect(batch.text.isEmpty)
  }

  @Test func `is told what is wrong as every program is`() async throws {
    let batch = try await stage.call(.get, "/api/sync/batches?after=x", ["Cookie": cookie])
    #expect(batch.status == 400)
    #expect(batch["error"]?["code"] == "wrong_type")
  }
}
