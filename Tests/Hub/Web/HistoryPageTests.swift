import CorePlugin
import CoreStorage
import Testing
import TestSupport

@testable import Hub
@testable import HubAccounts
@testable import HubWeb

@Suite("The history in the web app") struct HistoryPageTests {
  private let visitor: WebVisitor
  private var store: Store { visitor.stage.stage.world.store }

  init() async throws { visitor = try await WebVisitor(plugins: [NotePlugin(), LeafPlugin()]) }

  /// The word that readers hear of a new record; others see a sign.
  private let added = "<span class=\"visually-hidden\">added</span>"

  private func history(_ query: String = "") async throws -> String {
    try await visitor.get("/history" + query).text
  }

  @Test func `a row begins with the words of what was written`() async throws {
    try await store.transaction { transaction in
      try transaction.put(Leaf(id: "a", name: "Tall <birch>\nby the lake", note: nil))
    }
    try await store.transaction { transaction in
      try transaction.put(Leaf(id: "b", name: "", note: String(repeating: "x", count: 61)))
      try transaction.put(Leaf(id: "c", name: "", note: nil))
    }
    let page = try await history()
    #expect(
      page.contains(
        #"Leaves: </span><span><strong>Tall &lt;birch&gt;</strong> \#(added)</span>"#))
    #expect(!page.contains("by the lake") && !page.contains("<table"))
    let long = String(repeating: "x", count: 60) + "…"
    #expect(
      page.contains(
        "<strong>\(long)</strong> \(added)</span> <span><strong>c</strong> \(added)</span>"))
  }

  @Test func `what is removed, and what speaks of another record, is told by its words`()
    async throws
  {
    try await store.transaction { try $0.put(Leaf(id: "a", name: "Birch", note: nil)) }
    try await store.transaction { try $0.put(Fall(id: "a/1", leaf: "a")) }
    #expect(try await history().count(of: "<strong>Birch</strong> ") == 2)
    try await store.transaction { _ = try $0.remove(Leaf.self, "a") }
    #expect(try await history().count(of: "<strong>Birch</strong> ") == 2)
  }

  @Test func `a setting is one of its product, and its value is not told`() async throws {
    try await store.set(NotePlugin.text, to: "quiet words")
    let page = try await history()
    #expect(
      page.contains(
        #"Note &lt;&amp;&gt;: </span><span><strong>Settings</strong> </span>"#))
    #expect(!page.contains("quiet words"))
  }

  @Test func `older changes are a page away`() async throws {
    for number in 1...51 {
      try await store.transaction { transaction in
        try transaction.put(Leaf(id: "\(number)", name: "Leaf \(number)", note: nil))
      }
    }
    let first = try await history()
    #expect(
      first.contains("<strong>Leaf 2</strong> \(added)")
        && !first.contains("<strong>Leaf 1</strong> \(added)"))
    #expect(first.contains(#"<a href="/history?page=2" rel="next">Older</a>"#))
    let second = try await history("?page=2")
    #expect(
      second.contains("<strong>Leaf 1</strong> \(added)")
        && !second.contains("<strong>Leaf 2</strong> \(added)"))
    #expect(second.contains(#"<a href="/history" rel="prev">Newer</a>"#))
    #expect(!second.contains("rel=\"next\""))
  }

  @Test func `any change is undone by itself, and the last undo is redone`() async throws {
    for name in ["Birch", "Oak"] {
      try await store.transaction { try $0.put(Leaf(id: name, name: name, note: nil)) }
    }
    let oldest = try #require(try await store.undoable().last?.first?.batchName)
    #expect(!(try await history().contains("action=\"/redo\"")))
    #expect(try await visitor.post("/undo", "batch=\(oldest)").status == 303)
    let page = try await history()
    #expect(
      page.contains("<strong>Oak</strong> \(added)")
        && !page.contains("<strong>Birch</strong> \(added)"))
    #expect(page.contains("action=\"/redo\""))
    #expect(try await visitor.post("/redo", "").status == 303)
    #expect(try await history().contains("<strong>Birch</strong> \(added)"))
    #expect(try await visitor.post("/redo", "").status == 404)
  }

  @Test func `what a record was before a change can be put back`() async throws {
    for name in ["Birch", "Oak", "Elm"] {
      try await store.transaction { try $0.put(Leaf(id: "a", name: name, note: nil)) }
    }
    let page = try await history()
    #expect(page.contains("<th scope=\"row\">name</th><td>Birch</td><td>Oak</td>"))
    let first = try #require(try await store.history(id: "a").last)
    let form = "kind=leaf.leaf&id=a&state=\(first.device)/\(first.number)"
    #expect(page.contains("value=\"\(first.device)/\(first.number)\""))
    #expect(try await visitor.post("/history/put-back", form).status == 303)
    #expect(try await store.read { try $0.find(Leaf.self, "a")?.name } == "Birch")
    #expect(
      try await visitor.post("/history/put-back", "kind=leaf.leaf&id=a&state=x").status == 404)
  }

  @Test func `of a plan the goal is told, and how much came with it`() async throws {
    try await store.transaction { transaction in
      for name in ["Goal", "Step 1", "Step 2", "Step 3"] {
        try transaction.put(Leaf(id: name, name: name, note: nil))
      }
    }
    let page = try await history()
    #expect(
      page.contains(
        "<strong>Goal</strong> \(added)</span> </span><span class=\"quiet\">4 changes<"))
    #expect(!page.contains("<strong>Step 1"))
  }

  @Test func `a new name and a new date are sentences`() async throws {
    for (name, date) in [("Birch", "2026-12-01"), ("Oak", "2026-12-01"), ("Oak", "2026-12-24")] {
      try await store.transaction { try $0.put(Fair(id: "a", name: name, date: date)) }
    }
    let page = try await history()
    #expect(page.contains("<span>Moved Oak to Thursday, 24 December 2026</span>"))
    #expect(page.contains("<span>Renamed Birch to Oak</span>"))
  }

  @Test func `one app's changes are shown alone, its settings among them`() async throws {
    try await store.transaction { try $0.put(Leaf(id: "a", name: "Birch", note: nil)) }
    try await store.set(NotePlugin.text, to: "quiet words")
    let note = try await history("?app=note")
    #expect(note.contains("<strong>Settings</strong>") && !note.contains("Birch"))
    let leaf = try await history("?app=leaf")
    #expect(leaf.contains("<strong>Birch</strong> \(added)"))
    #expect(!leaf.contains("<strong>Settings</strong>"))
    #expect(try await history("?app=nothing").contains("<strong>Birch</strong> \(added)"))
  }
}

extension String {
  /// Returns the number of occurrences of a text.
  fileprivate func count(of text: String) -> Int { split(separator: text).count - 1 }
}

/// A product with leaves and the times of their fall.
private struct LeafPlugin: Plugin {
  let id = "leaf"
  let name = "Leaves"
  let abstract = "Keeps leaves."
  var records: [any Record.Type] { [Leaf.self, Fall.self, Fair.self] }
}

private struct Leaf: Record {
  static let kind = "leaf.leaf"
  let id: String
  let name: String
  let note: String?
  var searchText: String? { note }
}

private struct Fall: Record {
  static let kind = "leaf.fall"
  let id: String
  let leaf: String
}

private struct Fair: Record {
  static let kind = "leaf.fair"
  let id: String
  let name: String
  let date: String
}
