import CorePlugin
import CoreStorage
import Testing
import TestSupport

@testable import Hub
@testable import HubAccounts
@testable import HubWeb

@Suite("Searching the history") struct HistorySearchTests {
  private let visitor: WebVisitor
  private var store: Store { visitor.stage.stage.world.store }

  init() async throws { visitor = try await WebVisitor() }

  private func history(_ query: String = "") async throws -> String {
    try await visitor.get("/history" + query).text
  }

  @Test func `settings that were chosen one after the other are one row to unfold`() async throws {
    for text in ["one", "two", "three"] { try await store.set(NotePlugin.text, to: text) }
    let page = try await history()
    #expect(
      page.contains(#"<summary><strong>Settings</strong> <span class="quiet">3 changes</span>"#))
    // Each is undone by itself all the same.
    #expect(page.split(separator: #"name="batch" value="#).count == 4)
    #expect(!page.contains("three"))
  }

  @Test func `words find what was written, and a filter stays`() async throws {
    try await store.set(NotePlugin.text, to: "one")
    #expect(try await history("?q=setti").contains("Settings"))
    let nothing = try await history("?app=note&q=forest")
    #expect(nothing.contains("Nothing found."))
    #expect(nothing.contains(#"<input type="hidden" name="app" value="note">"#))
    #expect(nothing.contains(#"name="q" value="forest""#))
    #expect(try await history("?q=note").contains("Settings"))
    #expect(try await history("?q=%20").contains("Settings"))
  }
}
