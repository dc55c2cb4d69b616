import CoreModels
import CorePlugin
import CoreStorage
import HTTPTypes
import Testing
import TestSupport

@testable import Hub
@testable import HubAccounts
@testable import HubWeb

@Suite("The wall") struct WallTests {
  private let visitor: WebVisitor
  private var stage: GateStage { visitor.stage }

  init() async throws {
    visitor = try await WebVisitor(plugins: [NotePlugin(), SignPlugin()])
  }

  /// Opens the wall on a screen with a cookie, or without.
  private func screen(_ cookie: String? = nil, _ query: String = "") async throws
    -> GateStage.Answer
  {
    try await stage.call(
      .get, "/wall" + query,
      ["Accept": "text/html"].merging(cookie.map { ["Cookie": $0] } ?? [:]) { $1 })
  }

  private func code(in page: GateStage.Answer) throws -> String {
    let start = try #require(page.text.firstRange(of: #"<p class="code">"#))
    return String(page.text[start.upperBound...].prefix { $0 != "<" })
  }

  /// Pairs a screen and returns its cookie.
  private func paired(_ choices: String = "") async throws -> String {
    let waiting = try await screen()
    let code = try code(in: waiting)
    #expect(
      try await visitor.post("/settings/wall", "code=\(code)&\(choices)").fields[.location]
        == "/settings/wall?paired=1")
    return try #require(try await screen(waiting.cookie).cookie)
  }

  @Test func `a screen shows a code until its owner types it elsewhere`() async throws {
    let waiting = try await screen()
    #expect(waiting.status == 200)
    #expect(waiting.text.contains("http://127.0.0.1:5001/settings/wall"))
    #expect(!waiting.text.contains("Mind the step"))
    let cookie = try #require(waiting.cookie)
    let field = try #require(waiting.fields[.setCookie])
    #expect(field.contains("Path=/wall;") && field.contains("HttpOnly"))
    let code = try code(in: waiting)
    #expect(code.count == 6)
    #expect(try self.code(in: try await screen(cookie)) == code)

    let typed = code.lowercased().prefix(3) + "%20" + code.lowercased().dropFirst(3)
    #expect(try await visitor.post("/settings/wall", "code=\(typed)&name=Kitchen").status == 303)
    let moved = try await screen(cookie)
    #expect(moved.fields[.location] == "/wall")
    let wall = try await screen(moved.cookie)
    #expect(wall.text.contains("<blockquote>Mind the step.</blockquote>"))
    #expect(wall.text.contains(#"<p class="by">The house</p>"#))
    #expect(wall.text.contains("<strong>in 3 days</strong>"))
    #expect(wall.fields[.cacheControl] == "no-store")
    #expect(try await visitor.get("/settings/wall").text.contains("<strong>Kitchen</strong>"))
  }

  @Test func `an unknown, used or old code lets nobody in`() async throws {
    #expect(try await visitor.post("/settings/wall", "code=AAAAAA").status == 404)
    let waiting = try await screen()
    let code = try code(in: waiting)
    #expect(try await visitor.post("/settings/wall", "code=\(code)").status == 303)
    #expect(try await visitor.post("/settings/wall", "code=\(code)").status == 404)

    let late = try await screen()
    stage.stage.clock.advance(seconds: 901)
    #expect(
      try await visitor.post("/settings/wall", "code=\(try self.code(in: late))").status == 404)
    #expect(try self.code(in: try await screen(late.cookie)) != self.code(in: late))
    // Another screen's secret does not fit the code.
    let forged = WallCookie(code: try self.code(in: try await screen()), secret: BearerSecret())
    #expect(try await screen("daybook_wall=" + forged.value).fields[.setCookie] != nil)
  }

  @Test func `its cookie opens the wall alone`() async throws {
    let cookie = try await paired()
    let token = cookie.dropFirst("daybook_wall=".count)
    for path in ["/", "/note", "/api/today", "/settings/export"] {
      let answer = try await stage.call(.get, path, ["Authorization": "Bearer \(token)"])
      #expect([401, 403, 404].contains(answer.status), "\(path)")
      #expect(try await stage.call(.get, path, ["Cookie": cookie]).status != 200)
    }
  }

  @Test func `a screen that was removed shows a code again`() async throws {
    let cookie = try await paired("name=Hall")
    #expect(!(try await visitor.get("/settings/devices").text.contains("Hall")))
    #expect(try await visitor.post("/settings/wall/end", "name=Hall").status == 303)
    #expect(try await screen(cookie).text.contains(#"<p class="code">"#))
    #expect(try await visitor.post("/settings/wall/end", "name=Hall").status == 404)
  }

  @Test func `two screens of one place have two names`() async throws {
    _ = try await paired("name=Hall")
    _ = try await paired("name=Hall")
    #expect(try await visitor.get("/settings/wall").text.contains("<strong>Hall 2</strong>"))
  }

  @Test func `each hour shows another sentence, unless one is asked for`() async throws {
    let cookie = try await paired("look=paper")
    var seen: [String] = []
    for _ in 0..<4 {
      let page = try await screen(cookie).text
      let start = try #require(
        page.firstRange(of: "<section class=\"scene short\"><h2>Signs</h2>\n<blockquote>"))
      seen.append(String(page[start.upperBound...].prefix { $0 != "<" }))
      #expect(page.contains(#"data-look="paper""#))
      stage.stage.clock.advance(seconds: 3600)
    }
    #expect(Set(seen).count == 2)
    #expect(seen[0] != seen[1] && seen[0] == seen[2])
    for number in 1...2 {
      let page = try await screen(cookie, "?show=\(number)").text
      #expect(
        page.contains(#"href="/wall?show=\#(number)" aria-label="Signs" aria-current="true""#))
    }
  }

  @Test func `who is logged in sees it without a code`() async throws {
    let page = try await visitor.get("/wall?look=dark")
    #expect(page.text.contains("Mind the step."))
    #expect(page.text.contains(#"data-look="dark""#))
  }

  @Test func `a script's token is no ticket to it`() async throws {
    let token = try await stage.hub.services.gate.scriptTokens.add(
      "script", for: stage.hub.services.gate.owner, scopes: ["read"], days: nil)
    let page = try await stage.call(.get, "/wall", ["Authorization": "Bearer \(token)"])
    #expect(!page.text.contains("Mind the step."))
  }
}

/// A product with two sentences, a figure and an event.
private struct SignPlugin: Plugin {
  let id = "sign"
  let name = "Signs"
  let abstract = "Shows signs."

  func wall(from snapshot: Snapshot, at moment: Moment) throws -> [WallPart] {
    [
      .words("Mind the step.", detail: "The house"), .words("Breathe."),
      .figure("9°", sign: "☁️", detail: "cloudy"), .coming("Dentist", when: "in 3 days"),
    ]
  }
}
