import CoreModels
import CorePlugin
import CoreStorage
import Testing
import TestSupport

@testable import Hub
@testable import HubAccounts
@testable import HubWeb

@Suite("The search in the web app") struct SearchPageTests {
  private let visitor: WebVisitor

  init() async throws {
    visitor = try await WebVisitor(plugins: [NotePlugin(), PageOfLettersPlugin()])
    try await visitor.stage.stage.world.store.transaction { transaction in
      try transaction.put(
        Letter(id: "a", day: Day("2026-11-20"), text: "Žltý kôň <at> the river"))
      try transaction.put(Letter(id: "b", day: nil, text: "A river without a day"))
      try transaction.put(Letter(id: "own", day: nil, text: "A letter with a page"))
    }
  }

  @Test func `finds words in any app, marks them and leads to their day`() async throws {
    let page = try await visitor.get("/search?q=zlty+RIVER").text
    #expect(page.contains("<h2>") && page.contains("Letters</h2>"))
    #expect(
      page.contains(
        #"<a href="/day/2026-11-20"><span class="quiet">Friday, 20 November 2026</span> "#
          + "<mark>Žltý</mark> kôň &lt;at&gt; the <mark>river</mark></a>"))
    #expect(!page.contains("without a day"))
    #expect(page.contains(#"name="q" value="zlty RIVER""#))
  }

  @Test func `what has no day leads to its app`() async throws {
    let page = try await visitor.get("/search?q=without").text
    #expect(page.contains(#"<a href="/letters">A river <mark>without</mark> a day</a>"#))
  }

  @Test(arguments: ["/search", "/do"])
  func `what has a page of its own leads there`(path: String) async throws {
    let page = try await visitor.get(path + "?q=page").text
    #expect(page.contains(#"<a href="/letters/own">"#))
  }

  @Test func `says that nothing was found, once something was looked for`() async throws {
    #expect(try await visitor.get("/search?q=xyzzy").text.contains(">Nothing found.<"))
    #expect(try await !visitor.get("/search").text.contains("Nothing found."))
    #expect(try await visitor.get("/search?q=%22%3E%3Cb%3E").text.contains("&quot;&gt;&lt;b&gt;"))
  }

  @Test(arguments: ["/", "/history", "/note", "/settings"])
  func `can be begun on every page`(path: String) async throws {
    let page = try await visitor.get(path).text
    #expect(page.contains(#"<form action="/search" role="search">"#))
  }
}

private struct PageOfLettersPlugin: Plugin {
  let id = "letter"
  let name = "Letters"
  let abstract = "Keeps letters."
  var records: [any Record.Type] { [Letter.self] }
  func path(of record: RecordName) -> String? { record.id == "own" ? "/letters/own" : nil }
  var pages: [Page] { [Page("/letters", title: { _ in "Letters" }) { _, _ in .missing }] }
}

private struct Letter: Record {
  static let kind = "letter.letter"
  let id: String
  let day: Day?
  let text: String
  var searchText: String? { text }
}
