import Testing

@testable import Mori

@Suite("Where a picture has its squares") struct PictureLayoutTests {
  @Test(arguments: [
    ("phone", 1170, 2532), ("Desktop", 2560, 1440), ("1080x1920", 1080, 1920),
    ("8000X200", 8000, 200),
  ])
  func `a size is a name, or width and height`(text: String, width: Int, height: Int) {
    #expect(PictureSize(text) == PictureSize(width: width, height: height))
  }

  @Test(arguments: [
    "", "tablet", "100", "100x", "x100", "199x300", "300x8001", "300x400x500", "-300x300",
    "3e2x300", "99999999999999999999x300",
  ])
  func `what is no size is refused`(text: String) { #expect(PictureSize(text) == nil) }

  @Test(arguments: [1, 2, 79, 80, 130], [PictureSize.phone, .desktop, .poster])
  func `all squares are inside, apart, and below the title`(rows: Int, size: PictureSize) throws {
    let layout = try #require(PictureLayout(size: size, rows: rows))
    #expect(layout.side > 2 * layout.line && layout.side < layout.pitch)
    #expect(layout.titleY - layout.textSize * 3 > 0 && layout.titleY < layout.y)
    #expect(layout.legendY + layout.textSize < size.height)
    let first = layout.corner(of: 0)
    let last = layout.corner(of: rows * 52 - 1)
    #expect(first.x > layout.textSize && first.y > layout.titleY)
    #expect(last.x + layout.pitch < size.width && last.y + layout.side < layout.legendY)
  }

  @Test func `years run downwards in a tall picture and to the right in a wide one`() throws {
    let tall = try #require(PictureLayout(size: .phone, rows: 80))
    #expect(tall.corner(of: 52) == (tall.x, tall.y + tall.pitch))
    let wide = try #require(PictureLayout(size: .desktop, rows: 80))
    #expect(wide.corner(of: 52) == (wide.x + wide.pitch, wide.y))
  }

  @Test func `the path of squares has a line for each row`() throws {
    let layout = try #require(
      PictureLayout(size: PictureSize(width: 1000, height: 1000), rows: 80))
    let (x, y, pitch) = (layout.x, layout.y, layout.pitch)
    let middle = "\(y + layout.side / 2)" + (layout.side.isMultiple(of: 2) ? "" : ".5")
    #expect(layout.path(through: 0..<3) == "M\(x) \(middle)h\(3 * pitch)")
    #expect(layout.path(through: 50..<54).split(separator: "M").count == 2)
    #expect(layout.path(through: 5..<5).isEmpty)
  }

  @Test func `a picture too small for its squares has no layout`() {
    #expect(PictureLayout(size: PictureSize(width: 200, height: 200), rows: 80) == nil)
    #expect(PictureLayout(size: PictureSize(width: 400, height: 300), rows: 80) != nil)
  }
}
