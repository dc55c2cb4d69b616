/// The shapes of squares: lived filled, now outlined, future hollow.
struct GridGlyphs {
  let density: GridDensity
  let isUnicode: Bool

  var lived: Character { glyph(of: all(.lived)) }
  var now: Character { isUnicode ? "▣" : "@" }
  var future: Character { glyph(of: all(.future)) }
  var note: Character { isUnicode ? "◆" : "*" }
  var milestone: Character { isUnicode ? "★" : "!" }

  /// The shape of squares without now, year by year from above, each with its weeks from the left.
  func glyph(of states: [[LifeGrid.State]]) -> Character {
    let lived = states.joined().count { $0 == .lived }
    let isMixed = lived > 0 && lived < states.joined().count
    guard isUnicode else { return isMixed ? "+" : lived > 0 ? "#" : "." }
    switch density {
    case .wide, .full, .bar: return lived > 0 ? "■" : "□"
    case .half: return Self.braille(states.enumerated().map { Self.pair($1.first, inYear: $0) })
    // Braille without a dot would be nothing at all.
    case .small: return lived > 0 ? Self.braille(Self.dots(of: states)) : "·"
    }
  }

  private func all(_ state: LifeGrid.State) -> [[LifeGrid.State]] {
    Array(repeating: Array(repeating: state, count: density.weeks), count: density.years)
  }

  /// Four dots of a lived week, one of a future one, the first year's above the second's.
  private static func pair(_ state: LifeGrid.State?, inYear year: Int) -> UInt32 {
    let dots: (lived: UInt32, future: UInt32) = year == 0 ? (0x1B, 0x01) : (0xE4, 0x04)
    return state == .lived ? dots.lived : dots.future
  }

  /// A dot for each lived week.
  private static func dots(of states: [[LifeGrid.State]]) -> [UInt32] {
    // Unicode numbers the dots of its columns from above, but the lowest row last.
    let dots: [[UInt32]] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]]
    return zip(states, dots).flatMap { weeks, dots in
      zip(weeks, dots).map { $0 == .lived ? $1 : 0 }
    }
  }

  private static func braille(_ dots: [UInt32]) -> Character {
    Unicode.Scalar(0x2800 + dots.reduce(0, |)).map(Character.init) ?? " "
  }
}
