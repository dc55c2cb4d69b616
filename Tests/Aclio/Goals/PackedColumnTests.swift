import Foundation
import Seeded
import Testing

@testable import Aclio

@Suite("Columns in one text") struct PackedColumnTests {
  private struct Table: Codable {
    @PackedNumbers var numbers: [Int] = []
    @PackedTexts var texts: [String] = []
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `say what was written into them`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let words = ["", "Run", "žltý kôň", "👩‍👩‍👧", "e\u{301}", "\u{0}", "\"\\\n", "猫と"]
    let table = Table(
      numbers: (0..<Int.random(in: 0..<40, using: &random)).map { _ in
        [.min, .max, .random(in: -9...9, using: &random)].randomElement(using: &random) ?? 0
      },
      texts: (0..<Int.random(in: 0..<40, using: &random)).map { _ in
        words.randomElement(using: &random) ?? ""
      })
    let read = try JSONDecoder().decode(Table.self, from: JSONEncoder().encode(table))
    #expect(read.numbers == table.numbers)
    // Swift compares strings by canonical equivalence, bytes are exact.
    #expect(read.texts.map { Array($0.utf8) } == table.texts.map { Array($0.utf8) })
  }

  @Test(arguments: [
    #"{"numbers":"AAAA","texts":{"text":"","lengths":""}}"#,
    #"{"numbers":"","texts":{"text":"ab","lengths":"AQAAAAAAAAA="}}"#,
    #"{"numbers":"","texts":{"text":"ab","lengths":"A/////////8="}}"#,
    #"{"numbers":"","texts":{"text":"a","lengths":"//////////8CAAAAAAAAAA=="}}"#,
  ])
  func `are refused when they are damaged`(json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Table.self, from: Data(json.utf8))
    }
  }
}
