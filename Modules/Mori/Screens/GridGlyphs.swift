/// The shapes of squares: lived filled, now outlined, future hollow.
struct GridGlyphs {
  let density: GridDensity
  let isUnicode: Bool

  var lived: Character { glyph(of: all(true)) }
  var now: Character { isUnicode ? "▣" : "@" }
  var future: Character { glyph(of: all(false)) }
  var note: Character { isUnicode ? "◆" : "*" }
  var milestone: Character { isUnicode ? "★" : "!" }

  /// The shape of squares without now, by whether each is lived: year by year, week by week.
  func glyph(of lived: [Bool]) -> Character {
    guard lived.contains(true) else { return hollow(years: lived.count / density.weeks) }
    guard isUnicode else { return lived.contains(false) ? "+" : "#" }
    switch density {
    case .wide, .full, .bar: return "■"
    case .half:
      return Self.braille(lived.enumerated().map { $1 ? Self.filled[$0] : Self.outlined[$0] })
    case .small:
      return Self.braille(lived.enumerated().map { $1 ? Self.dots[$0] : 0 })
    }
  }

  private func hollow(years: Int) -> Character {
    guard isUnicode else { return "." }
    switch density {
    case .wide, .full, .bar: return "□"
    case .half: return Self.braille(Self.outlined.prefix(years))
    // Braille without a dot would be nothing at all.
    case .small: return "·"
    }
  }

  private func all(_ isLived: Bool) -> [Bool] {
    Array(repeating: isLived, count: density.years * density.weeks)
  }

  /// Four dots of a lived week and one of a future one, the first year's above the second's.
  private static let filled: [UInt32] = [0x1B, 0xE4]
  private static let outlined: [UInt32] = [0x01, 0x04]
  /// A dot for each of two weeks, year by year; Unicode numbers the lowest row last.
  private static let dots: [UInt32] = [0x01, 0x08, 0x02, 0x10, 0x04, 0x20, 0x40, 0x80]

  private static func braille(_ dots: some Sequence<UInt32>) -> Character {
    Unicode.Scalar(0x2800 + dots.reduce(0, |)).map(Character.init) ?? " "
  }
}
