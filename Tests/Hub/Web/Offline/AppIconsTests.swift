import CoreModels
import CorePlugin
import Foundation
import Testing

@testable import Hub
@testable import HubAccounts
@testable import HubWeb

@Suite("The app's icon") struct AppIconsTests {
  @Test func `its ground is the theme's accent`() {
    #expect(AppIcons.svg.contains("<rect width=\"24\" height=\"24\" rx=\"5.4\" fill=\"#8A4B14\"/>"))
    #expect("\(Theme.daybook.light.accent)" == "#8A4B14")
  }

  @Test func `launchers may cut it to a circle`() throws {
    // They may crop what is outside this circle (*maskable* in W3C's manifest: 40 % of the side).
    let safe = 24 * 0.4
    let points = AppIcons.svg.matches(of: #/([\d.]+)[ ,]([\d.]+)/#).dropFirst(2)
    #expect(points.count > 10)
    for point in points {
      let (x, y) = (try #require(Double(point.1)), try #require(Double(point.2)))
      #expect(hypot(x - 12, y - 12) + 0.65 < safe)
    }
  }

  @Test func `its pictures have the sizes that they say`() throws {
    let icons = AppIcons()
    for (file, width) in icons.pictures.map({ ($0.file, $0.width) }) + [(icons.apple, 180)] {
      let bytes = file.bytes()
      #expect(bytes.prefix(8) == Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
      let sides = [16, 20].map { bytes[$0..<$0 + 4].reduce(0) { $0 << 8 | Int($1) } }
      #expect(sides == [width, width])
    }
  }
}
