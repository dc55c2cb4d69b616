import CorePlugin
import CoreStorage
import Testing
import TestSupport

@testable import Hub
@testable import HubAccounts
@testable import HubWeb

@Suite("What two devices changed at once, in the web app") struct MergedEntriesTests {
  private let visitor: WebVisitor
  private var store: Store { visitor.stage.stage.world.store }

  init() async throws { visitor = try await WebVisitor(plugins: [NotePlugin(), ShellPlugin()]) }

  private func change(_ shell: Shell, in store: Store) async throws {
    try await store.transaction { try $0.put(shell) }
  }

  @Test func `is told in a quiet line, and either side can be put back`() async throws {
    let clock = visitor.stage.stage.clock
    let phone = try Store.inMemory(
      kinds: [Shell.self], effects: .init(now: { clock.now }, device: { "phone" }))
    try await change(Shell(id: "a", name: "Cone", color: nil), in: store)
    #expect(try await !visitor.get("/").text.contains("two devices"))
    try await phone.take(Archive(of: store))
    try await change(Shell(id: "a", name: "Cone", color: "red"), in: store)
    try await change(Shell(id: "a", name: "Cowrie", color: nil), in: phone)
    try await store.take(Archive(of: phone))
    let shells = store.collection(of: Shell.self)
    #expect(try await shells.find("a") == Shell(id: "a", name: "Cowrie", color: "red"))
    let line = "1 entry was changed on two devices at once; Daybook merged it."
    #expect(
      try await visitor.get("/").text.contains(#"<a href="/history#merged">\#(line)</a>"#))
    let page = try await visitor.get("/history").text
    #expect(page.contains("<summary>\(line)</summary>"))
    let merged = try #require(
      page.firstMatch(of: #/<details id="merged".*?<\/details>/#.dotMatchesNewlines()))
    let own = try await store.log()
    for state in ["phone/1", "\(own)/2"] {
      #expect(merged.0.contains(#"name="state" value="\#(state)""#), "\(merged.0)")
    }
    #expect(!merged.0.contains(#"value="\#(own)/1""#))
    let fields = "kind=\(Shell.kind)&id=a&state=phone%2F1"
    #expect(try await visitor.post("/history/put-back", fields).status == 303)
    #expect(try await shells.find("a") == Shell(id: "a", name: "Cowrie", color: nil))
    clock.advance(seconds: 8 * 86_400)
    #expect(try await !visitor.get("/").text.contains("two devices"))
  }
}

private struct ShellPlugin: Plugin {
  let id = "shell"
  let name = "Shells"
  let abstract = "Keeps shells."
  var records: [any Record.Type] { [Shell.self] }
}

private struct Shell: Record, Hashable {
  static let kind = "shell.shell"
  let id: String
  let name: String
  let color: String?
  var searchText: String? { name }
}
