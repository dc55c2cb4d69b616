import CoreModels
import CorePlugin
import CoreStorage
import TestSupport
import Testing

@testable import Mori

@Suite("Mori's page") struct MoriPageTests {
  private func html(_ stage: Stage, _ path: String = "/mori") async throws -> String {
    try await stage.html(MoriPlugin.self, path)
  }

  @Test func `welcomes a person and asks when they were born`() async throws {
    let html = try await html(Stage.mori())
    #expect(html.contains("<h2>Make time count</h2>"))
    #expect(
      html.contains("name=\"born\" value=\"\" min=\"1880-01-01\" max=\"2026-11-21\" required"))
    #expect(!html.contains("Time Remaining"))
    #expect(html.contains("No habits yet."))
  }

  @Test func `sets up as the command does, and shows what it knows`() async throws {
    let stage = try await Stage.mori()
    let next = try await stage.send(
      MoriPlugin.self, "/mori/setup", ["born": "1990-01-01", "expectancy": "", "country": ""])
    #expect(next == "/mori")
    let html = try await html(stage)
    #expect(html.contains("<span class=\"big\">15,747</span> <span>days</span>"))
    #expect(html.contains("43 years, 41 days · 2,249 weeks · 46.1% lived"))
    #expect(html.contains("80 years × 52 weeks"))
    #expect(html.contains(">Exercise</a>"))
    #expect(html.contains("<span class=\"is-lived\">1,924 lived</span>"))
    #expect(html.contains("data-now=\"1925\""))
  }

  @Test func `offers today's habits and thanks on Today, which lead back there`() async throws {
    let stage = try await Stage.mori()
    try await stage.send(MoriPlugin.self, "/mori/habits", ["name": "Read"])
    #expect(
      try await stage.send(MoriPlugin.self, "/mori/habits/Read/up", ["back": "/"]) == "/")
    #expect(
      try await stage.send(
        MoriPlugin.self, "/mori/diary/2026-11-21", ["text": "Tea with Ana", "back": "/"]) == "/")
    let world = stage.world
    let parts = try await world.store.read {
      try MoriPlugin().todayParts(from: $0, in: world)
    }
    #expect(parts.acts.contains("<text x=\"32\" y=\"39\">10</text>"))
    #expect(parts.acts.contains("stroke-dasharray=\"100 100\""))
    #expect(parts.acts.contains("aria-label=\"Read: +10 min\""))
    #expect(parts.acts.contains("<i class=\"kept\"></i></span>"))
    let thanks = try #require(parts.writing)
    #expect(thanks.title == "Today’s Gratitude")
    #expect(thanks.content.contains("Tea with Ana</textarea>"))
    for html in [parts.acts, thanks.content] {
      #expect(
        html.ranges(of: "method=\"post\"").count
          == html.ranges(of: "name=\"back\" value=\"/\"").count)
    }
  }

  @Test func `counts as many minutes as are typed, on the day that is chosen`() async throws {
    let stage = try await Stage.mori()
    try await stage.send(MoriPlugin.self, "/mori/habits", ["name": "Read"])
    try await stage.send(
      MoriPlugin.self, "/mori/habits/Read/up",
      ["minutes": "25", "day": "2026-11-20", "back": "/"])
    let page = try await stage.html(MoriPlugin.self, "/mori/days/2026-11-20")
    #expect(page.contains("+25 min"))
    await #expect(throws: (any Error).self) {
      try await stage.send(MoriPlugin.self, "/mori/habits/Read/up", ["minutes": "many"])
    }
  }

  @Test(arguments: ["//evil.example", "https://evil.example", "/aclio", "/../", ""])
  func `a form leads to no page but Today and its own`(back: String) async throws {
    let stage = try await Stage.mori()
    try await stage.send(MoriPlugin.self, "/mori/habits", ["name": "Read"])
    let next = try await stage.send(MoriPlugin.self, "/mori/habits/Read/up", ["back": back])
    #expect(next == "/mori/habits")
  }

  @Test func `explains what cannot be a life`() async throws {
    let stage = try await Stage.mori()
    await #expect(throws: MoriError.bornInFuture(Day.first.advanced(by: 739_942))) {
      try await stage.send(MoriPlugin.self, "/mori/setup", ["born": "2026-11-23"])
    }
    await #expect(throws: MoriError.unknownCountry("xx")) {
      try await stage.send(
        MoriPlugin.self, "/mori/setup", ["born": "1990-01-01", "country": "xx"])
    }
    await #expect(throws: FormError.unreadable) {
      try await stage.send(
        MoriPlugin.self, "/mori/setup", ["born": "1990-01-01", "expectancy": "many"])
    }
    await #expect(throws: FormError.unreadable) {
      try await stage.send(MoriPlugin.self, "/mori/setup")
    }
  }

  @Test func `shows what is typed as text, wherever it stands`() async throws {
    let stage = try await Stage.mori(born: "1990-01-01")
    let text = #"<script>alert("1")</script>{{days}}'"#
    let shown = "&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;{{days}}&#39;"
    try await stage.send(MoriPlugin.self, "/mori/habits", ["name": text])
    try await stage.send(
      MoriPlugin.self, "/mori/diary/2026-11-21", ["text": text, "tags": text])
    try await stage.send(
      MoriPlugin.self, "/mori/weeks/mark", ["day": "2026-11-21", "text": text])
    let query = text.percentEncoded
    for path in [
      "/mori", "/mori/habits", "/mori/habits/id-1", "/mori/diary", "/mori/diary/2026-11-21",
      "/mori/weeks/1925", "/mori/diary?search=" + query, "/mori/diary?tag=" + query,
    ] {
      let html = try await html(stage, path)
      #expect(html.contains(shown), "\(path)")
      #expect(!html.contains("<script"), "\(path)")
    }
  }

  @Test(arguments: Language.allCases)
  func `names no command on a page`(language: Language) {
    for word in MoriPageWord.samples { #expect(!word.text(in: language).contains("mori ")) }
  }

  @Test(arguments: [
    ("/mori/weeks/0", false), ("/mori/weeks/1", true), ("/mori/weeks/4160", true),
    ("/mori/weeks/4161", true), ("/mori/weeks/99999", false), ("/mori/weeks/a", false),
    ("/mori/habits/none", false), ("/mori/diary/2026-11-31", false),
  ])
  func `answers what there is`(path: String, isThere: Bool) async throws {
    let answer = try await Stage.mori(born: "1990-01-01").page(MoriPlugin.self, path)
    if case .missing = answer { #expect(!isThere) } else { #expect(isThere) }
  }

  @Test func `has an appearance of its own, whose script is a module of this browser's language`() {
    let appearance = MoriPlugin().appearance
    #expect(appearance.theme == MoriTheme.theme)
    #expect(appearance.style.contains("main.mori .squares"))
    #expect(!appearance.script.contains("innerHTML"))
  }
}
