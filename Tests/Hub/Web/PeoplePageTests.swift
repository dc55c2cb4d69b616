import CoreModels
import CorePlugin
import Foundation
import HTTPTypes
import Testing
import TestSupport

@testable import Hub
@testable import HubAccounts
@testable import HubWeb

@Suite("The page of a hub's people") struct PeoplePageTests {
  private let stage: GateStage
  private let people: People
  private let (ann, eva): (WebVisitor, WebVisitor)

  /// A hub that Ann manages and where Eva writes.
  init() async throws {
    stage = try GateStage(multiUser: true, plugins: [NotePlugin()])
    people = People(of: stage.stage.world)
    ann = try await WebVisitor(registering: "ann@example.org", at: stage)
    eva = try await WebVisitor(registering: "eva@example.org", at: stage)
    try await people.setOperator(true, people.account(of: "ann@example.org"))
  }

  private func id(_ email: String) async throws -> String {
    try await people.account(of: email).id
  }

  @Test func `is for those who manage them, and not even there for others`() async throws {
    #expect(try await ann.get("/settings/account").text.contains(#"href="/people""#))
    #expect(try await ann.get("/people").text.contains("<strong>eva@example.org</strong>"))
    #expect(try await !eva.get("/settings/account").text.contains("/people"))
    #expect(try await eva.get("/people").status == 404)
    let id = try await id("ann@example.org")
    for form in ["invite", "reset", "lock", "unlock", "quota", "delete"] {
      let answer = try await eva.post("/people/" + form, "id=\(id)&password=bread+and+rain")
      #expect(answer.status == 404, "\(form)")
    }
    #expect(try await people.account(of: "ann@example.org").disabledAt == nil)
    try await people.setOperator(false, people.account(of: "ann@example.org"))
    #expect(try await ann.get("/people").status == 404)
  }

  @Test func `is not there in a hub of one person`() async throws {
    #expect(try await WebVisitor().get("/people").status == 404)
  }

  @Test func `tells whose address is confirmed`() async throws {
    #expect(try await !ann.get("/people").text.contains("address confirmed"))
    let account = try await people.account(of: "eva@example.org")
    try await people.accounts.change(account.id) { $0.verifiedAt = $0.createdAt }
    let found = try await ann.get("/people?search=eva").text
    #expect(found.contains("address confirmed"))
    #expect(try await !ann.get("/people?search=ann").text.contains("address confirmed"))
  }

  @Test func `searches by address and name`() async throws {
    let found = try await ann.get("/people?search=EVA").text
    #expect(found.contains("eva@example.org") && !found.contains("<strong>ann@example.org"))
    #expect(try await ann.get("/people?search=nobody").text.contains("Nobody found."))
  }

  @Test func `locks somebody out and lets them in again`() async throws {
    let id = try await id("eva@example.org")
    #expect(try await ann.post("/people/lock", "id=\(id)").status == 303)
    #expect(try await ann.get("/people").text.contains("disabled"))
    #expect(try await eva.get("/settings/account").status == 303)
    #expect(try await ann.post("/people/unlock", "id=\(id)").status == 303)
    #expect(try await people.account(of: "eva@example.org").disabledAt == nil)
  }

  @Test func `chooses how much somebody may keep, or the usual`() async throws {
    let id = try await id("eva@example.org")
    for (typed, quota) in [("5", 5), ("0", 0), ("", nil)] {
      #expect(try await ann.post("/people/quota", "id=\(id)&megabytes=\(typed)").status == 303)
      #expect(try await people.account(of: "eva@example.org").quota == quota)
    }
    for typed in ["-1", "1000001", "much"] {
      #expect(try await ann.post("/people/quota", "id=\(id)&megabytes=\(typed)").status == 400)
    }
  }

  @Test func `makes links to register and for a new password, shown once`() async throws {
    let invited = try await ann.post("/people/invite", "email=&days=3")
    #expect(invited.text.contains("/register?invitation="))
    #expect(invited.text.contains("within 3 days"))
    let reset = try await ann.post("/people/reset", "id=\(id("eva@example.org"))")
    #expect(reset.text.contains("/reset-password?token="))
    let page = try await ann.get("/people").text
    #expect(!page.contains("invitation=") && !page.contains("token=\""))
  }

  @Test func `deletes somebody for who knows their own password`() async throws {
    let id = try await id("eva@example.org")
    #expect(try await ann.post("/people/delete", "id=\(id)&password=guessed").status == 403)
    #expect(try await people.all().count == 2)
    let deleted = try await ann.post("/people/delete", "id=\(id)&password=bread+and+rain")
    #expect(deleted.status == 303)
    #expect(try await people.all().map(\.account.email) == ["ann@example.org"])
  }

  @Test func `locks or deletes nobody who asks for it themselves`() async throws {
    let own = try await id("ann@example.org")
    for form in ["lock", "reset", "quota", "delete"] {
      let answer = try await ann.post("/people/" + form, "id=\(own)&password=bread+and+rain")
      #expect(answer.status == 404, "\(form)")
    }
    #expect(try await ann.post("/people/lock", "id=unknown").status == 404)
  }
}
