import Testing

@testable import Aclio

@Suite("Levels") struct LevelTests {
  @Test(
    "are reached at their points",
    arguments: [
      (0, 1, 0.0, 100), (99, 1, 0.99, 100), (100, 2, 0, 300), (200, 2, 0.5, 300), (300, 3, 0, 600),
      (600, 4, 0, 1000), (1000, 5, 0, 1500), (1500, 6, 0, 2500), (2500, 7, 0, 4000),
      (4000, 8, 0, 6000), (6000, 9, 0, 10_000), (8000, 9, 0.5, 10_000),
    ])
  func table(points: Int, number: Int, progress: Double, nextAt: Int) {
    let level = Level(points: points)
    #expect(level.number == number)
    #expect(level.progress == progress)
    #expect(level.nextAt == nextAt)
  }

  @Test func `the last has no next`() {
    for points in [10_000, 1_000_000] {
      let level = Level(points: points)
      #expect(level.number == 10 && level.progress == 1 && level.nextAt == nil)
      #expect(level.name.rawValue == "Ultimate")
    }
  }
}
