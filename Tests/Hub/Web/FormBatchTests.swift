import CorePlugin
import CoreStorage
import HTTPTypes
import Testing
import TestSupport

@testable import Hub
@testable import HubAccounts
@testable import HubWeb

@Suite("What a form wrote") struct FormBatchTests {
  private let visitor: WebVisitor
  private var store: Store { visitor.stage.stage.world.store }

  init() async throws { visitor = try await WebVisitor() }

  /// Returns the redirect of a form sent by a script.
  private func place(
    of text: String, path: String = "/note", key: String? = nil
  ) async throws -> String? {
    let token = try await visitor.token()
    var fields = [
      "Cookie": visitor.cookie, "Content-Type": "application/x-www-form-urlencoded",
      "X-Form-Token": token,
    ]
    fields["Idempotency-Key"] = key
    return try await visitor.stage.call(.post, path, fields, body: "text=\(text)")
      .fields[.location]
  }

  @Test func `a form that is sent again leads to the same place, and is done once`() async throws {
    let first = try await place(of: "first", path: "/note/line", key: "tap-1")
    let batch = try #require(try await store.read { try $0.lastUndoable() })
    #expect(first == "/note?wrote=\(batch.percentEncoded)#line")
    #expect(try await place(of: "first", path: "/note/line", key: "tap-1") == first)
    #expect(try await store.history().count == 1)
  }

  @Test func `two taps at once are done once`() async throws {
    async let one = place(of: "first", path: "/note/line", key: "tap-1")
    async let other = place(of: "first", path: "/note/line", key: "tap-1")
    let places = try await [one, other]
    #expect(places[0] == places[1])
    #expect(places[0]?.contains("wrote=") == true)
    #expect(try await store.history().count == 1)
  }

  @Test func `a script is told the batch of its own form, not what others wrote`() async throws {
    let told = try await place(of: "first")
    let batch = try #require(try await store.read { try $0.lastUndoable() })
    #expect(told == "/note?wrote=\(batch.percentEncoded)")
    try await store.set(WebSettings.letterKeys, to: false)
    #expect(try await place(of: "first") == "/note")
  }

  @Test func `a script reads what was done on the page that it is led to`() async throws {
    let place = try #require(try await place(of: "first", path: "/note/line"))
    // The values of settings may be private, so that nothing is told of them.
    #expect(!(try await visitor.get(place).text.contains("name=\"told\"")))
    var person = PersonProfile()
    person.name = "Zoë"
    try await store.transaction { [person] in try $0.put(person) }
    let batch = try #require(try await store.read { try $0.lastUndoable() })
    let page = try await visitor.get("/note?wrote=\(batch.percentEncoded)").text
    #expect(page.contains("<meta name=\"told\" content=\"Profile: added\">"))
    #expect(!(try await visitor.get("/note?wrote=other").text.contains("name=\"told\"")))
  }

  @Test func `without script the next page says what a form did, with Undo`() async throws {
    let answer = try await visitor.post("/note", "text=bread")
    let wrote = try #require(answer.fields[.setCookie]?.split(separator: ";").first)
    let page = try await visitor.stage.call(
      .get, "/note", ["Cookie": "\(visitor.cookie); \(wrote)", "Accept": "text/html"])
    let batch = try #require(try await store.read { try $0.lastUndoable() })
    #expect(page.text.contains("<noscript><form method=\"post\" action=\"/undo\""))
    #expect(page.text.contains("name=\"batch\" value=\"\(batch)\""))
    #expect(!(try await visitor.get("/note").text.contains("<noscript>")))
  }

  @Test(arguments: [
    ("/note?q=1", "/note?q=1&wrote=b"), ("/note#end", "/note?wrote=b#end"),
    ("/note", "/note?wrote=b"),
  ])
  func `a page that has a query keeps it`(page: String, told: String) {
    let response = RouteResponse.moved(to: page).naming("b", toScript: true)
    #expect(response.head.headerFields[.location] == told)
    let same = RouteResponse.moved(to: page).naming(nil, toScript: true)
    #expect(same.head.headerFields[.location] == page)
  }
}
