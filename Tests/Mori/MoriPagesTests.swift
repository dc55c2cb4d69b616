import CoreModels
import CorePlugin
import CoreStorage
import Foundation
import HTTPTypes
import TestSupport
import Testing

@testable import Mori

@Suite("The other pages of Mori") struct MoriPagesTests {
  private let mori = MoriPlugin.self

  @Test(arguments: [
    ("2019-06-01", "/mori/weeks/1535"), ("1990-01-01", "/mori/weeks/1"),
    ("2026-11-21", "/mori/weeks/1925"), ("2069-09-22", "/mori/weeks/4160"),
    ("2069-09-23", "/mori/weeks/4161"), ("2069-09-30", "/mori/weeks/4162"),
  ])
  func `a day leads to its week, without script`(day: String, path: String) async throws {
    let stage = try await Stage.mori(born: "1990-01-01")
    let answer = try await stage.page(mori, "/mori/weeks?day=" + day)
    guard case .moved(let next) = answer else { return #expect(Bool(false)) }
    #expect(next == path)
    #expect(try await stage.html(mori, next).contains("min=\""))
  }

  @Test(arguments: ["/mori/weeks/7", "/mori/weeks?day=2026-11-21"])
  func `before set-up, a week leads to the question for the birth date`(path: String)
    async throws
  {
    let answer = try await Stage.mori().page(mori, path)
    guard case .moved(let next) = answer else { return #expect(Bool(false)) }
    #expect(next == "/mori")
  }

  @Test func `what was looked for is quoted as the page's language quotes`() async throws {
    let html = try await Stage.mori().html(mori, "/mori/diary?search=bread")
    #expect(html.contains("<h2><q>bread</q></h2>"))
  }

  @Test func `what changes a habit is named after it`() async throws {
    let stage = try await Stage.mori()
    try await stage.send(mori, "/mori/habits", ["name": "Read"])
    let html = try await stage.html(mori, "/mori/habits")
    for name in ["Change: Read", "Skip today: Read", "Put away: Read"] {
      #expect(html.contains("aria-label=\"\(name)\""), "\(name)")
    }
  }

  @Test func `a square's week stands above the squares`() async throws {
    let html = try await Stage.mori(born: "1990-01-01").html(mori, "/mori")
    let week =
      "<a href=\"/mori/weeks/1925\">Week 1,925 · 16 – 22 November 2026 · age 36</a></div>"
    let parts = html.split(separator: "<div class=\"peek\">" + week)
    #expect(parts.count == 2 && parts.last?.contains("class=\"squares-box\"") == true)
  }

  @Test func `the diary comes page by page, newest first`() async throws {
    let stage = try await Stage.mori()
    try await stage.world.store.transaction { transaction in
      for age in 0..<45 {
        let day = try #require(Day("2026-11-21")).advanced(by: -age)
        let now = try #require(Instant("2026-11-21T09:00:00Z"))
        try transaction.put(
          GratitudeEntry(day: day, text: "Entry \(age)", mood: 3, tags: ["a&b"], lastSaved: now))
      }
    }
    let first = try await stage.html(mori, "/mori/diary")
    #expect(first.contains("Entry 19<") && !first.contains("Entry 20<"))
    #expect(first.contains("href=\"/mori/diary?page=2\" rel=\"next\""))
    let last = try await stage.html(mori, "/mori/diary?page=3")
    #expect(last.contains("Entry 44<") && !last.contains("rel=\"next\""))
    let tagged = try await stage.html(mori, "/mori/diary?tag=a%26b&page=2")
    #expect(tagged.contains("Entry 20<") && tagged.contains("?tag=a%26b&amp;page=3"))
    let found = try await stage.html(mori, "/mori/diary?search=entry+44")
    #expect(found.contains("<mark>Entry</mark> <mark>44</mark>"))
    #expect(
      try await stage.html(mori, "/mori/diary?search=nothing").contains("No entry with “nothing”."))
  }

  @Test func `pictures are those that the command draws`() async throws {
    var stage = try await Stage.mori(born: "1990-01-01")
    stage.world.pictures = Pictures { svg, width in Data("\(svg.count) \(width)".utf8) }
    let answer = try await stage.page(mori, "/mori/poster.svg?size=phone&theme=light")
    guard case .file(let response) = answer, case .bytes(let data) = response.body else {
      return #expect(Bool(false))
    }
    _ = try await stage.mori("grid", "--out", "/life.svg", "--size", "phone", "--theme", "light")
    #expect(try stage.world.files.read("/life.svg", 1 << 20) == data)
    #expect(response.head.headerFields[.contentType] == "image/svg+xml; charset=utf-8")
    guard case .file(let png) = try await stage.page(mori, "/mori/poster.png") else {
      return #expect(Bool(false))
    }
    #expect(
      png.head.headerFields[.contentDisposition]
        == "attachment; filename=\"mori-2480x3508-dark.png\"")
    await #expect(throws: MoriError.badPictureSize("huge")) {
      try await stage.page(mori, "/mori/poster.svg?size=huge")
    }
    await #expect(throws: MoriError.notSetUp) {
      try await Stage.mori().page(mori, "/mori/poster.svg")
    }
  }

  @Test func `settings know where an expectancy comes from`() async throws {
    let stage = try await Stage.mori()
    try await stage.send(
      mori, "/mori/setup", ["born": "1990-01-01", "country": "sk", "sex": "female"])
    let html = try await stage.html(mori, "/mori/settings")
    #expect(html.contains("value=\"SK\""))
    #expect(html.contains("<option value=\"female\" selected>women</option>"))
    #expect(html.contains("Life expectancy at birth in Slovakia"))
    #expect(html.contains("/mori/poster.svg?size=poster&amp;theme=dark"))
  }
}
