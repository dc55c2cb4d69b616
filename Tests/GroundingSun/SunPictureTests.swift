import CoreModels
import CorePlugin
import CoreTerminal
import Foundation
import HTTPTypes
import TestSupport
import Testing

@testable import GroundingSun

@Suite("The affirmation's picture") struct SunPictureTests {
  private func picture(_ text: String) -> SunPicture {
    SunPicture(text: text, day: "Saturday", palette: .dark)
  }

  @Test(arguments: [1, 30, 120, 500])
  func `a text of any allowed length fits its card`(length: Int) {
    let text = String((0..<length).map { $0 % 6 == 5 ? " " : "m" }).trimmingWhitespace()
    let layout = picture(text).layout
    #expect(layout.lines.count * layout.size * 3 / 2 <= 700)
    #expect(layout.lines.joined(separator: " ") == text)
  }

  @Test func `a text of many lines is cut where the card ends`() {
    let layout = picture(Array(repeating: "a", count: 200).joined(separator: "\n")).layout
    #expect(layout.size == 20 && layout.lines.count == 23 && layout.lines.last == "…")
  }

  @Test func `text that looks like markup is text`() {
    let svg = picture("<b>&\"").svg
    #expect(svg.contains("&lt;b&gt;&amp;&quot;</text>") && !svg.contains("<b>"))
  }

  @Test func `is a file to keep, in the colours that are asked for`() async throws {
    let stage = try Stage(kinds: GroundingSunPlugin().records)
    let answer = try await stage.page(
      GroundingSunPlugin.self, "/grounding-sun/picture.svg?theme=dark")
    guard case .file(let file) = answer, case .bytes(let data) = file.body else {
      Issue.record("no file")
      return
    }
    #expect(
      file.head.headerFields[.contentDisposition]
        == "attachment; filename=\"grounding-sun-2026-11-21-dark.svg\"")
    #expect(file.head.headerFields[.cacheControl] == "private, no-store")
    let svg = String(decoding: data, as: UTF8.self)
    #expect(svg.contains("\(SunPalette.dark.gradient.top)") && svg.contains("21 November 2026"))
    let page = try await stage.html(GroundingSunPlugin.self, "/grounding-sun")
    for ending in ["png?theme=light", "svg?theme=dark"] {
      #expect(page.contains("href=\"/grounding-sun/picture.\(ending)\" download"))
    }
  }
}
