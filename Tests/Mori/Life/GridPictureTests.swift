import CoreModels
import Foundation
import Testing
import TestSupport

@testable import Mori

@Suite("The squares as a picture") struct GridPictureTests {
  private func picture(
    years: Int = 80, size: PictureSize = .poster, marks: [WeekMark] = [],
    theme: Look = .dark, today: Day = Day(epochDay: 20_778)
  ) throws -> String {
    let life = Lifespan(birth: Day(epochDay: 7305), expectancyYears: years)
    let layout = try #require(PictureLayout(size: size, rows: years))
    return GridPicture(
      grid: LifeGrid(life: life, alignment: .birthdays), today: today, marks: marks,
      layout: layout, theme: theme, language: .english
    ).svg
  }

  private func marks(_ text: String) -> [WeekMark] {
    (0..<50).map { number in
      WeekMark(
        day: Day(epochDay: 7305 + number * 366), text: text,
        color: MarkColor.allCases[number % MarkColor.allCases.count],
        isMilestone: number.isMultiple(of: 2))
    }
  }

  @Test(
    arguments: [80, 130],
    [
      String(repeating: "\"", count: 200), String(repeating: "👨‍👩‍👧‍👦", count: 200), "First job",
    ])
  func `a whole life with 50 marks has less than 30,000 bytes`(years: Int, text: String) throws {
    for size in [PictureSize.phone, .desktop, .poster] {
      let svg = try picture(years: years, size: size, marks: marks(text))
      #expect(svg.utf8.count < 30_000)
      #expect(svg.components(separatedBy: "<title>").count == 51)
      #expect(Self.isBalanced(svg))
    }
  }

  @Test func `a life of one row as it is`() throws {
    let svg = try picture(
      years: 1, size: PictureSize(width: 640, height: 480), today: Day(epochDay: 7320))
    #expect(
      svg == """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 480" width="640" height="480">
        <rect width="640" height="480" fill="#000000"/>
        <g fill="none" shape-rendering="crispEdges">
        <path stroke="#808080" stroke-width="5" stroke-dasharray="5 1" d="M319.5 99v12"/>
        <path stroke="#007AFF" stroke-width="5" stroke-dasharray="5 1" d="M319.5 117v294"/>
        <path stroke="#000000" stroke-width="3" stroke-dasharray="3 3" d="M319.5 118v294"/>
        <rect x="316" y="110" width="7" height="7" fill="#FFFFFF"/>
        <rect x="317" y="111" width="5" height="5" fill="#000000"/>
        <rect x="318" y="112" width="3" height="3" fill="#FFFFFF"/>
        </g>
        <g font-family="system-ui, -apple-system, 'Segoe UI', Roboto, 'DejaVu Sans', sans-serif" \
        font-size="12" fill="#808080" text-anchor="middle">
        <text x="320" y="51" font-size="18" fill="#FFFFFF">Life in Squares</text>
        <text x="320" y="69">1 year × 52 weeks</text>
        <text x="320" y="434"><tspan fill="#808080">■</tspan> 2 lived\
        <tspan fill="#FFFFFF" dx="12">▣</tspan> now\
        <tspan fill="#007AFF" dx="12">□</tspan> 49 to come</text>
        <text x="319" y="95" font-size="9">0</text>
        </g>
        </svg>

        """)
  }

  @Test func `text that looks like markup is text`() throws {
    let svg = try picture(marks: [
      WeekMark(day: Day("2019-06-01"), text: "<b>&\"</title>", color: nil, isMilestone: true)
    ])
    #expect(svg.contains("<title>2019-06-01 &lt;b&gt;&amp;&quot;&lt;/title&gt;</title>"))
    #expect(Self.isBalanced(svg))
  }

  @Test func `now is framed where marks cover it, and the legend explains marks`() throws {
    func mark(_ day: Int, isMilestone: Bool) -> WeekMark {
      WeekMark(day: Day(epochDay: day), text: "a", color: nil, isMilestone: isMilestone)
    }
    let before = try picture(marks: [mark(20_700, isMilestone: false)])
    #expect(!before.contains("crispEdges\"/>") && !before.contains("★</tspan>"))
    #expect(before.contains(">◆</tspan> note</text>"))
    let now = try picture(marks: [
      mark(20_777, isMilestone: true), mark(20_700, isMilestone: false),
    ])
    let lines = now.split(separator: "\n")
    // Drawn last, and as wide as the star.
    #expect(lines[lines.count - 2].hasPrefix("<rect") && lines.last == "</svg>")
    #expect(lines[lines.count - 2].contains("fill=\"none\" stroke=\"#FFFFFF\""))
    #expect(now.contains("◆</tspan> note") && now.contains("★</tspan> milestone</text>"))
    #expect(Self.isBalanced(now))
  }

  @Test func `a mark outside the grid is not drawn`() throws {
    let mark = WeekMark(day: Day("1989-12-31"), text: "a", color: nil, isMilestone: true)
    #expect(try picture(marks: [mark]) == picture())
  }

  @Test func `every colour can be seen on its ground`() {
    for theme in Look.allCases {
      let ground = theme.palette.background
      let colors = MarkColor.allCases.map(theme.color) + [theme.color(of: nil)]
      for color in colors + [theme.lived, theme.future] {
        #expect(color.contrast(with: ground) >= 4.5, "\(color) \(theme)")
      }
      #expect(theme.palette.lowestContrast >= 4.5)
    }
  }

  /// Returns `true` if elements are properly nested and texts contain no bare `<` or `>`.
  private static func isBalanced(_ svg: String) -> Bool {
    var open: [Substring] = []
    for piece in svg.split(separator: "<") where !piece.allSatisfy(\.isWhitespace) {
      let parts = piece.split(separator: ">", omittingEmptySubsequences: false)
      guard parts.count == 2, let tag = parts.first else { return false }
      let name = tag.prefix { $0.isLetter }
      if tag.hasPrefix("/") {
        guard open.popLast() == tag.dropFirst() else { return false }
      } else if !tag.hasSuffix("/") {
        open.append(name)
      }
    }
    return open.isEmpty
  }
}
