import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal
import Foundation
import TestSupport
import Testing

@testable import Mori

@Suite("mori grid") struct GridCommandTests {
  @Test func `it knows no squares without a birth date`() async throws {
    let stage = try await Stage.mori()
    await #expect(throws: MoriError.notSetUp) { try await stage.mori("grid") }
    await #expect(throws: MoriError.notSetUp) { try await stage.mori("grid", "--out", "a.svg") }
  }

  @Test func `in a pipe a character is a week, with the counts below`() async throws {
    let stage = try await Stage.mori(born: "1990-01-01")
    let lines = try await stage.mori("grid").split(separator: "\n")
    #expect(lines.count == 82)
    #expect(lines[0] == "Life in Squares · 80 years × 52 weeks")
    #expect(lines[38].hasPrefix("   ▣□□□"))
    #expect(lines[81] == "■ 1,924 lived   ▣ now   □ 2,235 to come")
  }

  @Test func `on a terminal it fills the space, milestones beside the squares`() async throws {
    let stage = try await Stage.mori(born: "1990-01-01", isInteractive: true)
    _ = try await stage.mori("week", "mark", "2019-06-01", "First\njob", "--milestone")
    let lines = try await stage.mori("grid").split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(
      Array(lines[0...1]) == [
        "Life in Squares · 80 years × 52 weeks",
        " 0 ⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿   ★ 2019-06-01  29  First job",
      ])
    #expect(lines.count == 23)
    _ = try await stage.mori(
      "week", "mark", "2020-06-01", String(repeating: "x", count: 60), "--milestone")
    let second = String(try await stage.mori("grid").split(separator: "\n")[2])
    #expect(second.hasSuffix("   ★ 2020-06-01  30  xxxxxxxxxxxxxxxxxxxxxxxxxxxxx…"))
    #expect(second.visibleWidth == 80)
    #expect(lines[21] == "⣿ 1,924 lived   ▣ now   · 2,235 to come   ★ milestone")
  }

  @Test func `milestones stand below where there is no room beside`() async throws {
    let stage = try await Stage.mori(born: "1990-01-01", isInteractive: true, columns: 50)
    let text = String(repeating: "x", count: 60)
    _ = try await stage.mori("week", "mark", "2019-06-01", text, "--milestone")
    let lines = try await stage.mori("grid").split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[lines.count - 3].isEmpty)
    #expect(lines[lines.count - 2] == "★ 2019-06-01  29  \(text.prefix(31))…")
  }

  @Test func `a bar has its milestones below`() async throws {
    let stage = try await Stage.mori(
      born: "1990-01-01", isInteractive: true, columns: 80, rows: 10)
    _ = try await stage.mori("week", "mark", "2019-06-01", "First job", "--milestone")
    #expect(
      try await stage.mori("grid") == """
        Life in Squares · 80 years × 52 weeks
        ■■■■■■■■■■■■■■■■■■■★■■■■▣□□□□□□□□□□□□□□□□□□□□□□□□□□□
        ■ 1,924 lived   ▣ now   □ 2,235 to come   ★ milestone

        ★ 2019-06-01  29  First job

        """)
  }

  @Test func `as JSON it has the counts and the marks`() async throws {
    let stage = try await Stage.mori(born: "1990-01-01")
    _ = try await stage.mori("week", "mark", "2019-06-01", "First job", "--mark-color", "green")
    #expect(
      try await stage.moriJSON("grid") == [
        "rows": 80, "columns": 52, "align": "weeks", "lived": 1924, "current": 1924,
        "remaining": 2235, "birth_date": "1990-01-01", "expectancy_years": 80,
        "marks": [
          [
            "day": "2019-06-01", "text": "First job", "color": "green", "milestone": false,
            "square": 1534,
          ]
        ],
      ])
  }

  @Test func `rows begin where the option says, else the setting, else weeks`() async throws {
    let stage = try await Stage.mori(born: "1990-01-01")
    let birthdays = try await stage.moriJSON("grid", "--align", "birthdays")
    #expect(birthdays["align"] == "birthdays")
    #expect(birthdays["current"] == 1918)
    try await stage.world.store.transaction {
      try MoriSettings.align.choose("birthdays", in: $0)
    }
    #expect(try await stage.moriJSON("grid")["current"] == 1918)
    #expect(try await stage.moriJSON("grid", "--align", "weeks")["current"] == 1924)
    #expect(MoriPlugin().settings.map(\.name).contains("mori.align"))
  }

  @Test func `past the squares nothing is now`() async throws {
    let stage = try await Stage.mori(born: "1946-10-01")
    let json = try await stage.moriJSON("grid")
    #expect(json["current"] == .null)
    #expect(json["lived"] == 4160)
    #expect(try await stage.mori("grid").hasSuffix("■ 4,160 lived   □ 0 to come\n"))
  }

  @Test func `SVG is written as it is, PNG by the world in the picture's width`() async throws {
    var stage = try await Stage.mori(born: "1990-01-01")
    stage.world.pictures = Pictures { svg, width in Data("\(width) \(svg.prefix(4))".utf8) }
    #expect(
      try await stage.mori("grid", "--out", "a.svg", "--theme", "light", "--size", "desktop")
        == "The picture is in /here/a.svg.\n")
    let svg = try stage.world.files.text(of: "/here/a.svg", limit: 30_000)
    #expect(svg.contains(#"viewBox="0 0 2560 1440""#))
    #expect(svg.contains(##"fill="#FFFFFF"/>"##))
    #expect(
      try await stage.moriJSON("grid", "--out", "/b.PNG", "--size", "phone")
        == ["file": "/b.PNG", "width": 1170, "height": 2532])
    #expect(try stage.world.files.text(of: "/b.PNG", limit: 99) == "1170 <svg")
    _ = try await stage.mori("grid", "--out", "/c.png")
    #expect(try stage.world.files.text(of: "/c.png", limit: 99) == "2480 <svg")
  }

  @Test(arguments: ["a.gif", "svg", "a.svg.txt"])
  func `what is no picture is refused`(name: String) async throws {
    let stage = try await Stage.mori(born: "1990-01-01")
    await #expect(throws: FileError.unknownPictureType(name)) {
      try await stage.mori("grid", "--out", name)
    }
  }

  @Test(arguments: [
    (["--out", "a.svg", "--size", "huge"], MoriError.badPictureSize("huge")),
    (["--out", "a.svg", "--size", "200x200"], .pictureTooSmall("200x200")),
  ])
  func `what cannot be drawn is refused`(options: [String], error: MoriError) async throws {
    let stage = try await Stage.mori(born: "1990-01-01")
    await #expect(throws: error) {
      try await stage.run(MoriPlugin.self, ["grid"] + options)
    }
    #expect(throws: FileError.self) { try stage.world.files.text(of: "/here/a.svg", limit: 9) }
  }
}
