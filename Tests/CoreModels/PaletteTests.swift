import CoreModels
import Testing

@Suite("Colours") struct PaletteTests {
  @Test(
    "a colour is written #RRGGBB", arguments: [(0x0A0B0C, "#0A0B0C"), (0xFF01_02FF, "#0102FF")])
  func description(rgb: UInt32, text: String) {
    #expect(Color(rgb).description == text)
  }
}
