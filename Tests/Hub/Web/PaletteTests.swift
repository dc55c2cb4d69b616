import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage
import HTTPTypes
import Testing
import TestSupport

@testable import Hub
@testable import HubAccounts
@testable import HubWeb

@Suite("The palette") struct PaletteTests {
  private let visitor: WebVisitor

  init() async throws { visitor = try await WebVisitor(plugins: [PathPlugin()]) }

  private func search(_ text: String) async throws -> String {
    try await visitor.get("/do?back=/note&q=" + text.percentEncoded).text
  }

  /// The words that a result's form sends.
  private func words(_ words: String...) -> String {
    words.map { #"<input type="hidden" name="word" value="\#($0)">"# }.joined()
  }

  @Test func `pages are found by their names`() async throws {
    let page = try await search("hist")
    #expect(page.contains(#"<a href="/history">"#))
    #expect(!page.contains(#"<a href="/paths">"#))
    #expect(try await search("longest").contains(#"<a href="/paths/longest">"#))
    #expect(try await search("").contains(#"<a href="/paths">"#))
    // What a page is for finds it as well.
    #expect(try await search("undo").contains(#"<a href="/history">"#))
    #expect(try await search("language").contains(#"<a href="/settings">"#))
    // An address with a parameter leads nowhere.
    #expect(!(try await search("one path").contains("{id}")))
  }

  @Test func `a row of today takes what its act asks for`() async throws {
    let page = try await search("wood 20")
    #expect(page.contains(words("paths", "walk", "w1", "20")))
    #expect(page.contains("Woodland loop: 20"))
    #expect(page.contains(#"<input type="hidden" name="back" value="/note">"#))
    #expect(try await search("woodland loop").contains(words("paths", "walk", "w1")))
  }

  @Test func `an act of today's rows is done for an earlier day that is named last`() async throws {
    let page = try await search("wood 20 yesterday")
    #expect(page.contains(words("paths", "walk", "w1", "20", "--date", "2026-11-20")))
    #expect(page.contains("Friday, 20 November 2026"))
    #expect(!page.contains(words("paths", "walk", "w1", "20 yesterday")))
    #expect(!page.contains(words("paths", "note", "20", "--date", "2026-11-20")))
    #expect(
      try await search("wood 20 2026-11-18").contains(
        words("paths", "walk", "w1", "20", "--date", "2026-11-18")))
    for day in ["last wednesday", "Wednesday", "18 November", "on 18.11.2026", "minulú stredu"] {
      #expect(
        try await search("wood 20 " + day).contains(
          words("paths", "walk", "w1", "20", "--date", "2026-11-18")), "\(day)")
    }
    #expect(!(try await search("wood 20 2026-12-01").contains("--date")))
    let sent = try await visitor.post(
      "/do", "word=paths&word=walk&word=lake&word=--date&word=2026-11-20")
    #expect(sent.status == 303)
    let store = visitor.stage.stage.world.store
    #expect(try await store.setting(PathPlugin.walked) == "lake on 2026-11-20")
  }

  @Test func `an action is named by its command, with or without the product`() async throws {
    for line in ["walk round the lake 30", "paths walk round the lake 30"] {
      #expect(
        try await search(line).contains(words("paths", "walk", "round", "the", "lake", "30")))
    }
    #expect(
      try await search("wander round the lake").contains(
        words("paths", "walk", "round", "the", "lake")))
  }

  @Test func `an action is found by the words of the person's language`() async throws {
    #expect(try await visitor.post("/settings", "language=sk").status == 303)
    for word in ["túlať", "tula"] {
      #expect(try await search("\(word) okolo").contains(words("paths", "walk", "okolo")))
    }
  }

  @Test func `an action without its words is completed first`() async throws {
    let page = try await search("walk")
    #expect(page.contains(#"data-fills="paths walk ""#))
    #expect(page.contains("Walk a path."))
  }

  @Test func `what is chosen is done, and can be taken back`() async throws {
    let sent = try await visitor.post(
      "/do", "word=paths&word=walk&word=round&word=the&word=lake&word=30&back=/history")
    #expect(sent.status == 303)
    #expect(sent.fields[.location] == "/history")
    let store = visitor.stage.stage.world.store
    #expect(try await store.setting(PathPlugin.walked) == "round the lake 30")
    #expect(try await visitor.post("/undo", "").status == 303)
    #expect(try await store.setting(PathPlugin.walked) == "")
  }

  @Test func `what is no action, or not allowed from here, is not done`() async throws {
    #expect(try await visitor.post("/do", "word=paths&word=fly&word=far").status == 404)
    #expect(try await visitor.post("/do", "word=paths&word=walk").status == 404)
    #expect(
      try await visitor.post("/do", "word=paths&word=walk&word=x&back=//evil.example")
        .fields[.location] == "/")
    #expect(try await visitor.post("/do", "word=paths&word=walk&word=x", token: "x").status == 403)
    let stranger = try await visitor.stage.call(.get, "/do?q=wood")
    #expect(stranger.status == 401)
  }

  @Test func `a text that another app shares becomes an entry`() async throws {
    let page = try await visitor.get("/do?title=Rain&text=on+the+roof").text
    #expect(page.contains(words("paths", "note", "Rain on the roof")))
    #expect(!page.contains("Woodland loop"))
  }
}

/// A product with a page, rows and an action.
private struct PathPlugin: Plugin {
  let id = "paths"
  let name = "Paths"
  let abstract = "Keeps paths."
  static let walked = Setting("paths.walked", default: "")

  var commands: [any PluginCommand.Type] { [WalkPath.command, NotePath.command] }

  var pages: [Page] {
    let template = PageTemplate("<main></main>")
    return [
      Page("/paths", title: { _ in "Paths" }, template: template) { _ in [:] as PageValues },
      Page("/paths/longest", title: { _ in "The longest" }, template: template) { _ in
        [:] as PageValues
      },
      Page("/paths/{id}", title: { _ in "One path" }) { _, _ in .missing },
    ]
  }

  func cardRows(from snapshot: Snapshot, at moment: Moment) throws -> [CardRow] {
    [
      CardRow("Woodland loop").with([
        CardAct(.usual, "+10", ["walk", "w1"]),
        CardAct(.add, "Minutes", ["walk", "w1"], asks: true, isOfDay: true),
        CardAct(.add, "Note", ["note"], asks: true),
      ])
    ]
  }
}

private struct WalkPath: StoredAction {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "walk", abstract: "Walk a path.")
  }
  static var keywords: String {
    HelpLanguage.current == .slovak ? "túlať" : "wander hike"
  }
  static var inputs: [Input<Self>] {
    [.argument("path", \.path, HelpText.serve), .argument("minutes", \.minutes, HelpText.serve)]
  }

  var path = ""
  var minutes: Int?

  func perform(in transaction: Transaction, of world: World) throws -> WrittenLine {
    let day = world.fixedDay.map { " on \($0)" } ?? ""
    let text = path + (minutes.map { " \($0)" } ?? "") + day
    try transaction.set(PathPlugin.walked, to: text)
    return WrittenLine(text: text)
  }
}

private struct NotePath: StoredAction {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "note", abstract: "Say something about paths.")
  }
  static var inputs: [Input<Self>] { [.argument("text", \.text, HelpText.serve)] }

  var text = ""

  func perform(in transaction: Transaction, of world: World) throws -> WrittenLine {
    try transaction.set(PathPlugin.walked, to: text)
    return WrittenLine(text: text)
  }
}
