import Foundation
import Testing

@testable import ContentTool

@Suite("A folder of content") struct FolderTests {
  @Test func `becomes constants and enums, named as its files and folders are`() throws {
    let workshop = try Workshop([
      "Content/life-expectancy.tsv": "a\tb\n", "Content/plans/first-home.plan": "one\n\n",
      "Content/plans/default.plan": "two", "Content/pages/tea.css": "p {}",
      "Content/pages/tea.js": "x()", "Content/.hidden": "",
    ])
    #expect(
      try workshop.swift() == ##"""
        enum Content {
          static let lifeExpectancy: StaticString = #"""
        a	b
        """#
        enum Pages {
          static let teaCSS: StaticString = #"""
        p {}
        """#
          static let teaJS: StaticString = #"""
        x()
        """#
        }
        enum Plans {
          static let `default`: StaticString = #"""
        two
        """#
          static let firstHome: StaticString = #"""
        one

        """#
        }
          static func file(at path: String) -> StaticString? {
            switch path {
            case "pages/tea.css": Pages.teaCSS
            case "pages/tea.js": Pages.teaJS
            case "plans/default.plan": Plans.`default`
            case "plans/first-home.plan": Plans.firstHome
            default: nil
            }
          }
        }

        """##)
  }

  @Test(arguments: [
    ("a \"\"\"# b", "##"), ("a \\#(b)", "##"), ("\"\"\"## \\#(a)", "###"), ("\"\"\" \\(a)", "#"),
  ])
  func `keeps every mark of a text`(text: String, marks: String) throws {
    let swift = try Workshop(["Content/tea.txt": text]).swift()
    #expect(swift.contains("= \(marks)\"\"\"\n\(text)\n\"\"\"\(marks)\n"))
  }

  @Test func `has no empty file`() throws {
    #expect(
      try Workshop(["Content/tea.txt": ""]).problems() == [
        "tea.txt:1: error: the file is empty or cannot be read"
      ])
  }

  @Test func `has no file that is not UTF-8`() throws {
    let workshop = try Workshop()
    try workshop.write(Data([0x63, 0xE1, 0x6A]), to: "Content/herbs/tea.txt")
    #expect(try workshop.problems() == ["herbs/tea.txt:1: error: the file is not UTF-8"])
  }
}
