import CoreModels
import CoreTerminal
import Testing
import TestSupport

@testable import GroundingSun

@Suite("The colours") struct SunPaletteTests {
  @Test(arguments: Look.allCases, [ColorDepth.ansi16, .ansi256, .trueColor])
  func `every text meets AA on what is behind it, at both ends of the gradient`(
    look: Look, colors: ColorDepth
  ) {
    let pairs = SunPalette.of(look, colors: colors).pairs
    #expect(pairs.count == 7)
    for pair in pairs {
      #expect(pair.text.contrast(with: pair.ground) >= 4.5, "\(pair.text) on \(pair.ground)")
    }
  }

  @Test(arguments: Look.allCases)
  func `and everywhere between its ends`(look: Look) {
    let palette = SunPalette.of(look)
    for row in 0..<200 {
      let ground = palette.background(row: row, of: 200)
      #expect(palette.text.contrast(with: ground) >= 4.5)
      #expect(palette.secondaryText.contrast(with: ground) >= 4.5)
    }
  }

  @Test(arguments: Look.allCases, [ColorDepth.ansi16, .ansi256])
  func `few colours have one ground, and a card that stands out from it`(
    look: Look, colors: ColorDepth
  ) {
    let palette = SunPalette.of(look, colors: colors)
    let grounds = (0..<20).map {
      Style(background: palette.background(row: $0, of: 20))("x", colors)
    }
    #expect(Set(grounds).count == 1)
    #expect(Style(background: palette.card)("x", colors) != grounds[0])
  }

  @Test func `the gradient runs from peach to gold, and from navy to plum`() {
    #expect(SunPalette.light.background(row: 0, of: 9) == SunPalette.light.gradient.top)
    #expect(SunPalette.light.background(row: 8, of: 9) == SunPalette.light.gradient.bottom)
    #expect(SunPalette.dark.background(row: 4, of: 9) == Color(0x2D1553))
    #expect(SunPalette.dark.background(row: 0, of: 1) == SunPalette.dark.gradient.top)
  }
}
