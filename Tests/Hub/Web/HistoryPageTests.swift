import CorePlugin
import CoreStorage
import TestSupport
import Testing

@testable import Hub

@Suite("The history in the web app") struct HistoryPageTests {
  private let visitor: WebVisitor
  private var store: Store { visitor.stage.stage.world.store }

  init() async throws { visitor = try await WebVisitor(plugins: [NotePlugin(), LeafPlugin()]) }

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
    #expect(page.contains(#"<strong>Leaves</strong> <span class="told">Tall &lt;birch&gt;</span>"#))
    #expect(!page.contains("by the lake") && !page.contains("1 change<"))
    let long = String(repeating: "x", count: 60) + "…"
    #expect(page.contains(#"<span class="told">\#(long)</span> <span class="quiet">2 changes"#))
  }

  @Test func `what is removed, and what speaks of another record, is told by its words`()
    async throws
  {
    try await store.transaction { try $0.put(Leaf(id: "a", name: "Birch", note: nil)) }
    try await store.transaction { try $0.put(Fall(id: "a/1", leaf: "a")) }
    #expect(try await history().count(of: "<span class=\"told\">Birch</span>") == 2)
    try await store.transaction { _ = try $0.remove(Leaf.self, "a") }
    #expect(try await history().count(of: "<span class=\"told\">Birch</span>") == 2)
  }

  @Test func `a setting is one of its product, and its value is not told`() async throws {
    try await store.set(NotePlugin.text, to: "quiet words")
    let page = try await history()
    #expect(
      page.contains(
        #"<strong>Note &lt;&amp;&gt;</strong> <span class="told">Settings</span>"#))
    #expect(!page.contains("quiet words"))
  }

  @Test func `older changes are a page away`() async throws {
    for number in 1...51 {
      try await store.transaction { transaction in
        try transaction.put(Leaf(id: "\(number)", name: "Leaf \(number)", note: nil))
      }
    }
    let first = try await history()
    #expect(first.contains(">Leaf 2<") && !first.contains(">Leaf 1<"))
    #expect(first.contains(#"<a href="/history?page=2" rel="next">Older</a>"#))
    let second = try await history("?page=2")
    #expect(second.contains(">Leaf 1<") && !second.contains(">Leaf 2<"))
    #expect(second.contains(#"<a href="/history?page=1" rel="prev">Newer</a>"#))
    #expect(!second.contains("rel=\"next\""))
    // Wherever somebody leafs, it is the last change that is taken back.
    let last = try #require(try await store.undoable(limit: 1).first?.first?.batchName)
    for page in [first, second] { #expect(page.contains("name=\"batch\" value=\"\(last)\"")) }
  }
}

extension String {
  /// How often a text stands in it.
  fileprivate func count(of text: String) -> Int { split(separator: text).count - 1 }
}

/// A product that keeps leaves, and when they fall.
private struct LeafPlugin: Plugin {
  let id = "leaf"
  let name = "Leaves"
  let abstract = "Keeps leaves."
  var records: [any Record.Type] { [Leaf.self, Fall.self] }
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
