import CoreModels
import CorePlugin
import CoreStorage
import HTTPTypes
import Testing
import TestSupport

@testable import Hub
@testable import HubAccounts
@testable import HubWeb

@Suite("The first Today") struct FirstRunTests {
  private let visitor: WebVisitor

  init() async throws {
    visitor = try await WebVisitor(plugins: [
      NotePlugin(), AskingPlugin(id: "where"), AskingPlugin(id: "when"),
    ])
  }

  @Test func `asks what the products begin with, until it is answered`() async throws {
    let page = try await visitor.get("/").text
    #expect(page.contains("A minute to begin"))
    #expect(page.contains(#"<form method="post" action="/where/begin" data-direct>"#))
    #expect(page.contains(#"<input name="answer" maxlength="40" placeholder="Vienna""#))
    #expect(page.contains(#"<input type="date" name="answer" min="1880-01-01" max="2026-11-21""#))
    #expect(try await visitor.post("/where/begin", "answer=Graz").fields[.location] == "/")
    let next = try await visitor.get("/").text
    #expect(!next.contains("/where/begin") && next.contains("/when/begin"))
  }

  @Test func `a question that is skipped is asked no more, and the last one ends it`() async throws
  {
    #expect(try await visitor.post("/begin/skip", "product=where").fields[.location] == "/")
    #expect(!(try await visitor.get("/").text.contains("/where/begin")))
    _ = try await visitor.post("/begin/skip", "product=when")
    #expect(!(try await visitor.get("/").text.contains("A minute to begin")))
    #expect(try await visitor.post("/begin/skip", "product=nothing").status == 404)
  }
}

/// A product that begins with a question.
private struct AskingPlugin: Plugin {
  let id: String
  let name = "Asking"
  let abstract = "Asks."

  init() { self.init(id: "asking") }
  init(id: String) { self.id = id }

  private var answer: Setting<String> { Setting(id + ".answer", default: "") }

  func firstQuestion(from snapshot: Snapshot, at moment: Moment) throws -> FirstQuestion? {
    guard try snapshot.setting(answer).isEmpty else { return nil }
    return FirstQuestion(
      "\(id)?", id == "when" ? .day : .text(example: "Vienna", limit: 40), path: "/\(id)/begin",
      field: "answer")
  }

  var formActions: [FormAction] {
    let answer = answer
    return [
      FormAction("/\(id)/begin") { form, world in
        try await world.store.set(answer, to: try form.required("answer"))
        return .moved(to: "/")
      }
    ]
  }
}
