import Seeded
import Testing

@testable import CoreTerminal

@Suite("Sparklines") struct SparklineTests {
  @Test(
    arguments: [
      ([0, 1, 2, 3, 4, 5, 6, 7], "▁▂▃▄▅▆▇█"), ([3, nil, 1], "█ ▁"), ([5, 5], "▅▅"), ([], ""),
      ([nil, nil], "  "), ([-7, 0], "▁█"), ([.nan, 1, .infinity, 2], " ▁ █"),
    ] as [([Double?], String)])
  func `are as high as what they show`(values: [Double?], line: String) {
    #expect(Sparkline(values).line() == line)
  }

  @Test func `a range is shared, and what is beyond it stands at its end`() {
    #expect(Sparkline([-5, 0, 10, 20], in: 0...10).line() == "▁▁██")
  }

  @Test func `have a plain form, and may be wider`() {
    #expect(
      Sparkline([0, 1, 2, 3, 4, 5, 6, 7]).line(isUnicode: false) == "_.-~=+*#")
    #expect(Sparkline([0, nil, 7]).line(width: 2) == "▁▁  ██")
  }

  @Test(arguments: 1...20) func `never fall where what they show rises`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let values = (1...20).map { _ in Double.random(in: -50...50, using: &generator) }.sorted()
    let line = Array(Sparkline(values).line())
    #expect(line == line.sorted())
    #expect(line.first == "▁" && line.last == "█")
  }
}
