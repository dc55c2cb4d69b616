import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage
import Foundation
import HTTPTypes
import TestSupport
import Testing

@testable import Hub
@testable import HubAccounts
@testable import HubWeb

/// A product with a page and a form.
struct NotePlugin: Plugin {
  let id = "note"
  let name = "Note <&>"
  let abstract = "Keeps a note."

  /// The error of a short note.
  struct TooShort: ExplainedError {
    func failure(in language: Language) -> Failure {
      Failure(.badInput, code: "too_short", message: "That is short.", hint: "Write more.")
    }
  }

  static let text = Setting("note.text", default: "")

  var pages: [Page] {
    [
      Page(
        "/note", title: { _ in "A note" },
        template: PageTemplate(
          """
          <main class="note"><h1>{{text}}</h1>
          <form method="post" action="/note"><input name="text"></form>
          <form action="/note"><input name="q"></form></main>
          """)
      ) { world in
        ["text": try await world.store.setting(Self.text)]
      },
      Page("/note/{id}", title: { _ in "A note" }) { _, _ in .missing },
    ]
  }

  var formActions: [FormAction] {
    [
      FormAction("/note") { form, world in
        guard let text = form["text"], text.count > 1 else { throw TooShort() }
        try await world.store.set(Self.text, to: text)
        return .moved(to: "/note")
      },
      FormAction("/note/line", to: "/note#line") { form in
        WriteLine(text: try form.required("text"))
      },
      FormAction("/note/away") { form, _ in .moved(to: form["to"] ?? "") },
    ]
  }

  var appearance: Appearance {
    Appearance(style: ".note { color: var(--text); }", script: "export {};")
  }

  func card(from snapshot: Snapshot, at moment: Moment) throws -> Card? {
    Card(product: id, title: name, lines: [try snapshot.setting(Self.text)])
  }
}

/// Writes a note, in one transaction.
struct WriteLine: StoredAction {
  static let configuration = CommandConfiguration(commandName: "line")

  var text = ""

  func perform(in transaction: Transaction, of world: World) throws -> WrittenLine {
    try transaction.set(NotePlugin.text, to: text)
    return WrittenLine(text: text)
  }
}

/// A note that was written.
struct WrittenLine: Outcome, JSONObject {
  let text: String

  static let fields = [Field("text", "What it says.", \Self.text)]

  func lines(in world: World) -> [String] { [text] }
}

/// A logged-in browser.
struct WebVisitor {
  let stage: GateStage
  let cookie: String

  init(plugins: [any Plugin] = [NotePlugin()], stage given: Stage? = nil) async throws {
    stage = try GateStage(plugins: plugins, stage: given)
    cookie = try await stage.welcomed()
  }

  /// A browser that has that cookie.
  init(at stage: GateStage, cookie: String) { (self.stage, self.cookie) = (stage, cookie) }

  /// A visitor who registers an account.
  init(registering email: String, at stage: GateStage) async throws {
    self.stage = stage
    let answer = try await stage.call(
      .post, "/register",
      ["Content-Type": "application/x-www-form-urlencoded", "Accept": "text/html"],
      body: "email=\(email.replacing("@", with: "%40"))&new_password=bread+and+rain")
    cookie = try #require(answer.cookie)
  }

  /// Requests a page as a browser does.
  func get(_ path: String) async throws -> GateStage.Answer {
    try await stage.call(.get, path, ["Cookie": cookie, "Accept": "text/html"])
  }

  /// Returns the token that forms must carry.
  func token() async throws -> String {
    let page = try await get("/").text
    let start = page.range(of: #"name="form-token" content=""#)
    return start.map { String(page[$0.upperBound...].prefix { $0 != "\"" }) } ?? ""
  }

  /// Sends a form with the form token, unless another is given.
  func post(
    _ path: String, _ body: String, token other: String? = nil
  ) async throws -> GateStage.Answer {
    let carried = if let other { other } else { try await token() }
    return try await stage.call(
      .post, path,
      ["Cookie": cookie, "Content-Type": "application/x-www-form-urlencoded"],
      body: body + "&form_token=" + carried)
  }
}
