import CoreModels
import CorePlugin
import TestSupport
import Testing

@testable import Mori

@Suite("The head of the diary") struct DiaryTopTests {
  private let mori = MoriPlugin.self

  /// A stage with entries of this month, the one before, and this day a year ago.
  private func stage() async throws -> Stage {
    let stage = try await Stage.mori()
    for (day, text) in [
      ("2026-11-20", "Tea"), ("2026-10-02", "Rain"), ("2025-11-21", "The first snow"),
    ] {
      try await stage.send(mori, "/mori/diary/" + day, ["text": text, "mood": "4"])
    }
    return stage
  }

  @Test func `is a month whose days lead to their entries, written or not`() async throws {
    let html = try await stage().html(mori, "/mori/diary")
    #expect(
      html.contains(
        "<a class=\"day kept\" href=\"/mori/diary/2026-11-20\" "
          + "aria-label=\"Friday, 20 November 2026: written, mood 4 of 5\">"))
    #expect(html.contains("<a class=\"day \" href=\"/mori/diary/2026-11-03\""))
    #expect(html.contains("<span class=\"day later \">22</span>"))
    let october = try await stage().html(mori, "/mori/diary?month=2026-10")
    #expect(october.contains("class=\"day kept\" href=\"/mori/diary/2026-10-02\""))
  }

  @Test func `remembers this day in other years`() async throws {
    let html = try await stage().html(mori, "/mori/diary")
    #expect(html.contains("<h2>On this day</h2>"))
    #expect(html.contains("<p class=\"text\">The first snow</p>"))
    #expect(try await !Stage.mori().html(mori, "/mori/diary").contains("<h2>On this day</h2>"))
  }

  @Test func `gives each month of entries its heading`() async throws {
    let html = try await stage().html(mori, "/mori/diary")
    for month in ["November 2026", "October 2026", "November 2025"] {
      #expect(html.contains("<h2 class=\"month-title\">\(month)</h2>"), "\(month)")
    }
  }

  @Test(arguments: ["search=tea", "tag=x", "show=memory", "page=2"])
  func `is not above a part of the diary`(query: String) async throws {
    let html = try await stage().html(mori, "/mori/diary?" + query)
    #expect(!html.contains("class=\"month\""))
  }

  @Test(arguments: [
    (Language.slovak, "November 2026"), (.czech, "Listopad 2026"), (.polish, "Listopad 2026"),
    (.hungarian, "2026. november"), (.german, "November 2026"), (.spanish, "Noviembre de 2026"),
  ])
  func `names a month as it stands alone`(language: Language, title: String) throws {
    #expect(MonthText.of(try #require(Day("2026-11-21"))).text(in: language) == title)
  }
}
