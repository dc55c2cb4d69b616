import CoreTerminal
import Seeded
import Testing

@Suite("The keys in a terminal's bytes") struct KeyReaderTests {
  @Test(
    arguments: [
      ("q", ["q"]), ("Q", ["Q"]), ("ľ", ["ľ"]), ("👩‍🌾", ["👩‍🌾"]), (" ", [" "]),
      ("\u{1B}[A", [.up]), ("\u{1B}OB", [.down]), ("\u{1B}[1;5C", [.right]), ("\u{1B}[D", [.left]),
      ("\u{1B}[H\u{1B}[4~", [.home, .end]), ("\u{1B}[5~\u{1B}[6~", [.pageUp, .pageDown]),
      ("\r", [.enter]), ("\n", [.enter]), ("\t", [.tab]), ("\u{7F}", [.backspace]),
      ("\u{1B}[3~", [.delete]), ("\u{1B}", [.escape]), ("\u{1B}\u{1B}[A", [.escape, .up]),
      ("\u{4}", [.control("d")]), ("a\u{1B}[Bb", ["a", .down, "b"]),
      ("\u{1B}]11;rgb:ffff/ffff/ffff\u{7}a", ["a"]), ("\u{1B}]4;1;rgb:0/0/0\u{1B}\\b", ["b"]),
      ("\u{1B}P>|XTerm(380)\u{1B}\\c", ["c"]), ("\u{1B}]1\u{1B}[A", [.up]), ("\u{1B}]", []),
      ("\u{1B}x", []), ("\u{1B}[99~", []), ("\u{1B}[M !!a", ["a"]), ("\u{1B}[?1u", []),
    ] as [(String, [Key])])
  func `are what was pressed`(bytes: String, keys: [Key]) {
    var reader = KeyReader()
    #expect(reader.keys(in: Array(bytes.utf8)) == keys)
  }

  @Test func `are complete once their last byte arrives`() {
    var reader = KeyReader()
    #expect(reader.keys(in: [0xC4]) == [])
    #expect(reader.keys(in: [0xBE]) == ["ľ"])
    #expect(reader.keys(in: Array("\u{1B}[1;".utf8)) == [])
    #expect(reader.keys(in: Array("5Ax".utf8)) == [.up, "x"])
  }

  @Test func `are none in a report that arrives in two parts`() {
    var reader = KeyReader()
    #expect(reader.keys(in: Array("\u{1B}]11;rgb:ffff/f".utf8)) == [])
    #expect(reader.keys(in: Array("fff/ffff\u{1B}".utf8)) == [])
    #expect(reader.keys(in: Array("\\r".utf8)) == ["r"])
  }

  @Test func `hold a paste together, wherever it is cut`() {
    let bytes = Array("a\u{1B}[200~two\nlines \u{1B}[A\u{1B}[201~b".utf8)
    for cut in 7..<bytes.count {
      var reader = KeyReader()
      let keys = reader.keys(in: Array(bytes[..<cut])) + reader.keys(in: Array(bytes[cut...]))
      #expect(keys == ["a", .paste("two\nlines \u{1B}[A"), "b"], "cut at \(cut)")
    }
  }

  @Test func `come of any bytes without an end`() {
    var generator = SeededGenerator(seed: 7)
    var reader = KeyReader()
    for _ in 0..<2000 {
      let bytes = (0..<Int.random(in: 0...12, using: &generator)).map { _ in
        UInt8.random(in: 0...255, using: &generator)
      }
      _ = reader.keys(in: bytes)
    }
    _ = reader.keys(in: Array("\u{1B}[201~".utf8) + Array(repeating: 0x40, count: 64))
    #expect(reader.keys(in: [0x71]) == ["q"])
  }
}
