import Seeded

extension SeededGenerator {
  /// Words of many scripts, various spaces, and newlines.
  mutating func text(pieces: ClosedRange<Int> = 0...30) -> String {
    let sources = [
      "a", "word", "unbelievably-long-word", "žluťoučký", "漢字", "「かな」", "。", "한국어", "नमस्ते",
      "สวัสดี", "سلام", "👨‍👩‍👧‍👦", "🇸🇰", "👍🏽", "1️⃣", "e\u{301}", " ", " ", " ", "  ", "\n", "\t",
      "\u{A0}", "\u{3000}", "\r\n", "☺️", "\u{200B}", "ｶﾅ", "-", ",",
    ]
    return (0..<Int.random(in: pieces, using: &self)).reduce(into: "") { text, _ in
      text += sources.randomElement(using: &self) ?? ""
    }
  }

  /// Random scalars, with more control characters and bidi marks than in real text.
  mutating func hostileText() -> String {
    var scalars = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...60, using: &self) {
      let ranges: [ClosedRange<UInt32>] = [
        0...0x1F, 0x20...0x7F, 0x5B...0x5D, 0x1B...0x1B, 0x80...0x9F, 0x2020...0x2070,
        0x0...0xD7FF, 0xE000...0x10FFFF,
      ]
      guard let range = ranges.randomElement(using: &self) else { continue }
      if let scalar = Unicode.Scalar(UInt32.random(in: range, using: &self)) {
        scalars.append(scalar)
      }
    }
    return String(scalars)
  }
}

/// Generated inputs, one per seed.
func samples<Sample>(_ count: Int, _ make: (inout SeededGenerator) -> Sample) -> [Sample] {
  (0..<count).map { seed in
    var generator = SeededGenerator(seed: UInt64(seed))
    return make(&generator)
  }
}
