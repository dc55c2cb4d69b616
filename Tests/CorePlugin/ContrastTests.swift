import CoreModels
import Testing
import TestSupport

@Suite("Colours contrast as WCAG 2.2 counts") struct ContrastTests {
  // Ratios published in WCAG's examples and by WebAIM's contrast checker.
  @Test(
    "published pairs have their ratios",
    arguments: [
      (0x000000, 0xFFFFFF, 21.0), (0xFFFFFF, 0xFFFFFF, 1.0), (0x777777, 0xFFFFFF, 4.48),
      (0x767676, 0xFFFFFF, 4.54), (0xFF0000, 0xFFFFFF, 4.0), (0x0000FF, 0xFFFFFF, 8.59),
      (0x00FF00, 0xFFFFFF, 1.37), (0x808080, 0xFFFFFF, 3.95), (0x0000FF, 0x000000, 2.44),
    ] as [(UInt32, UInt32, Double)])
  func ratios(one: UInt32, other: UInt32, ratio: Double) {
    let found = Color(one).contrast(with: Color(other))
    #expect(abs(found - ratio) < 0.005)
    #expect(Color(other).contrast(with: Color(one)) == found)
  }

  @Test("a palette's lowest contrast is that of its worst pair")
  func lowest() {
    let palette = Palette(
      background: Color(0xFFFFFF), surface: Color(0xEEEEEE), text: Color(0),
      secondaryText: Color(0x767676), accent: Color(0x0000FF))
    #expect(palette.lowestContrast == Color(0xEEEEEE).contrast(with: Color(0x767676)))
    #expect(palette.lowestContrast < 4.5)
  }
}
