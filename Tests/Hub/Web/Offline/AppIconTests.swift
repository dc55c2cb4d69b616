import CZlib
import Foundation
import Testing

@testable import Hub
@testable import HubAccounts
@testable import HubWeb

@Suite("The app's sign") struct AppIconTests {
  @Test func `launchers may cut it to a circle`() {
    let center = IconPoint(AppIcon.side / 2, AppIcon.side / 2)
    // They may crop what is outside this circle (*maskable* in W3C's manifest: 40 % of the side).
    let safe = AppIcon.side * 0.4
    for shape in AppIcon.shapes { #expect(shape.reach(from: center) < safe) }
  }

  @Test(arguments: [(AppIcon.Ground.rounded, 64), (.full, 180)])
  func `its pixels are what it says they are`(_ ground: AppIcon.Ground, width: Int) throws {
    let picture = try Picture(AppIcon(ground: ground).png(width: width))
    #expect((picture.width, picture.height) == (width, width))
    #expect(picture.pixel(0, 0)[3] == (ground == .full ? 255 : 0))
    #expect(picture.pixel(width / 2, 1) == [0x8A, 0x4B, 0x14, 255])
    // Pixels of the sun and of the left page.
    #expect(picture.pixel(width / 2, width * 10 / 24) == [0xF4, 0xC3, 0x7D, 255])
    #expect(picture.pixel(width * 8 / 24, width * 15 / 24 + 1) == [0xFA, 0xF8, 0xF4, 255])
  }

  @Test func `as a vector it has the same shapes`() {
    let svg = AppIcon(ground: .rounded).svg
    #expect(svg.contains(##"<rect width="24" height="24" rx="5.4" fill="#8A4B14"/>"##))
    #expect(svg.contains(##"<circle cx="12" cy="10.2" r="2.7" fill="#F4C37D"/>"##))
    #expect(svg.split(separator: "<polygon").count == 3)
    #expect(svg.split(separator: "<path").count == 6)
  }
}

/// A generated PNG file, parsed by its chunks.
private struct Picture {
  let width: Int
  let height: Int
  private var rows: [UInt8]

  init(_ file: Data) throws {
    func number(_ start: Int) -> Int {
      file[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    #expect(file.prefix(8) == Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
    (width, height) = (number(16), number(20))
    var (place, packed) = (8, Data())
    while place < file.count {
      let length = number(place)
      let body = [UInt8](file[place + 4..<place + 8 + length])
      #expect(Int(crc32(0, body, UInt32(body.count))) == number(place + 8 + length))
      if body.starts(with: Array("IDAT".utf8)) { packed += body.dropFirst(4) }
      place += length + 12
    }
    var size = UInt(height * (width * 4 + 1))
    rows = [UInt8](repeating: 0, count: Int(size))
    #expect(uncompress(&rows, &size, [UInt8](packed), UInt(packed.count)) == Z_OK)
    let stride = width * 4 + 1
    for row in 1..<height {
      try #require(rows[row * stride] == 2)
      for index in row * stride + 1..<(row + 1) * stride { rows[index] &+= rows[index - stride] }
    }
  }

  /// Returns a pixel as RGBA.
  func pixel(_ column: Int, _ row: Int) -> [UInt8] {
    let start = row * (width * 4 + 1) + 1 + column * 4
    return Array(rows[start..<start + 4])
  }
}
