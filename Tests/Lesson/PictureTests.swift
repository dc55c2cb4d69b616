import CoreModels
import CorePlugin
import CoreTerminal
import Foundation
import TestSupport
import Testing

@testable import Lesson

@Suite("The lesson's picture") struct PictureTests {
  @Test func `every colour can be read`() {
    #expect(LessonPicture.theme.light.lowestContrast >= 4.5)
    #expect(LessonPicture.theme.dark.lowestContrast >= 4.5)
  }

  private func layout(of text: String) -> FittedText {
    LessonPicture(
      lesson: LifeLesson(text: text, author: nil, timestamp: ""),
      palette: LessonPicture.theme.light
    ).layout
  }

  @Test(arguments: [1, 40, 400, 2000])
  func `a text of any allowed length fits the square`(length: Int) {
    let text = String((0..<length).map { $0 % 7 == 6 ? " " : "m" }).trimmingWhitespace()
    let layout = layout(of: text)
    #expect(layout.lines.count * layout.lineHeight <= 900)
    #expect(layout.lines.joined(separator: " ") == text)
  }

  @Test func `a text of many lines is cut where the square ends`() throws {
    let layout = layout(of: Array(repeating: "a", count: 400).joined(separator: "\n"))
    #expect(layout.size == 16)
    #expect(layout.lines.count * layout.lineHeight <= 900)
    #expect(layout.lines.last == "…")
  }

  @Test func `text that looks like markup is text`() {
    let svg = LessonPicture(
      lesson: LifeLesson(text: "<b>&\"", author: "<i>", timestamp: ""),
      palette: LessonPicture.theme.dark
    ).svg
    #expect(svg.contains("&lt;b&gt;&amp;&quot;</text>"))
    #expect(!svg.contains("<b>") && !svg.contains("<i>"))
  }

  @Test func `SVG is written as it is, PNG by the world, anything else refused`() async throws {
    var stage = try Stage.lesson()
    stage.world.pictures = Pictures { svg, width in Data("\(width) \(svg.prefix(4))".utf8) }
    _ = try await stage.lesson("card", "--out", "a.svg", "--theme", "dark")
    _ = try await stage.lesson("card", "--out", "b.PNG")
    #expect(try stage.world.files.text(of: "/here/a.svg", limit: 9999).contains("Love Each Other"))
    #expect(try stage.world.files.text(of: "/here/b.PNG", limit: 99) == "1200 <svg")
    for name in ["c.jpg", "png"] {
      await #expect(throws: FileError.unknownPictureType(name)) {
        try await stage.lesson("card", "--out", name)
      }
    }
  }
}
