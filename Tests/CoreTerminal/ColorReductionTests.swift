import CoreModels
import Testing

@testable import CoreTerminal

@Suite("Colour reduction")
struct ColorReductionTests {
  @Test(
    "Every colour of the cube and the grey ramp is its own nearest",
    arguments: [0, 95, 135, 175, 215, 255] as [UInt32])
  func cube(level: UInt32) {
    let index = [0: 0, 95: 1, 135: 2, 175: 3, 215: 4, 255: 5][level, default: 0]
    #expect(Color(level << 16).nearestOf256 == 16 + 36 * index)
    #expect(Color(level << 8).nearestOf256 == 16 + 6 * index)
    #expect(Color(level).nearestOf256 == 16 + index)
  }

  @Test("Greys find their step of the ramp", arguments: 0..<24)
  func ramp(step: Int) {
    let level = UInt32(8 + 10 * step)
    #expect(Color(level << 16 | level << 8 | level).nearestOf256 == 232 + step)
  }

  @Test(
    "A colour between the steps goes to the nearest one",
    arguments: [
      (0xD98E4A, 173), (0x2F6F5E, 23), (0xFDF6E3, 230), (0x1E1E2E, 235), (0xFFFFFF, 231),
      (0x000000, 16),
    ] as [(UInt32, Int)])
  func between(rgb: UInt32, index: Int) {
    #expect(Color(rgb).nearestOf256 == index)
  }

  @Test(
    "A colour stays one where a grey is nearer",
    arguments: [
      (0x262A55, 17, 4), (0x734B31, 95, 1), (0xFF6482, 204, 9), (0xBF5AF2, 135, 5),
      (0x40C8E0, 80, 6), (0x10164F, 17, 4), (0x4A1458, 53, 5),
    ] as [(UInt32, Int, Int)])
  func hue(rgb: UInt32, of256: Int, of16: Int) {
    #expect(Color(rgb).nearestOf256 == of256)
    #expect(Color(rgb).nearestOf16 == of16)
  }

  @Test(
    "Sixteen colours keep the hue",
    arguments: [
      (0x000000, 0), (0xC01010, 1), (0x10B020, 2), (0x1010E0, 4), (0x808080, 8), (0xFF2020, 9),
      (0xFFFFF0, 15), (0xE0E0E0, 7),
    ] as [(UInt32, Int)])
  func sixteen(rgb: UInt32, index: Int) {
    #expect(Color(rgb).nearestOf16 == index)
  }
}
