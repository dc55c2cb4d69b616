/// SplitMix64: the same numbers in every run, so that a failing law can be looked at again.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Words of many scripts, spaces of several kinds, newlines.
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

  /// Anything at all, controls and bidi marks more often than they come in life.
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

/// Inputs for a law: one per seed.
func samples<Sample>(_ count: Int, _ make: (inout SeededGenerator) -> Sample) -> [Sample] {
  (0..<count).map { seed in
    var generator = SeededGenerator(seed: UInt64(seed))
    return make(&generator)
  }
}
