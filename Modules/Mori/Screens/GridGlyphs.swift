/// The shapes of squares: lived filled, current outlined, future hollow.
struct GridGlyphs {
  let density: GridDensity
  let isUnicode: Bool

  var lived: Character { glyph(of: all(true)) }
  var now: Character { isUnicode ? "▣" : "@" }
  var future: Character { glyph(of: all(false)) }
  var note: Character { isUnicode ? "◆" : "*" }
  var milestone: Character { isUnicode ? "★" : "!" }

  /// Returns the shape of squares without the current one; `lived` is in order of years, then
  /// weeks.
  func glyph(of lived: [Bool]) -> Character {
    guard lived.contains(true) else { return hollow(years: lived.count / density.weeks) }
    guard isUnicode else { return lived.contains(false) ? "+" : "#" }
    switch density {
    case .wide, .full, .bar: return "■"
    case .half:
      return Self.braille(lived.enumerated().map { $1 ? Self.filled[$0] : Self.outlined[$0] })
    case .small, .tiny:
      return Self.braille(lived.enumerated().map { $1 ? dot($0) : 0 })
    }
  }

  private func hollow(years: Int) -> Character {
    guard isUnicode else { return "." }
    switch density {
    case .wide, .full, .bar: return "□"
    case .half: return Self.braille(Self.outlined.prefix(years))
    // A Braille pattern without dots would be invisible.
    case .small, .tiny: return "·"
    }
  }

  private func all(_ isLived: Bool) -> [Bool] {
    Array(repeating: isLived, count: density.years * density.weeks)
  }

  /// Four dots for a lived week and one for a future week; the first year's above the second's.
  private static let filled: [UInt32] = [0x1B, 0xE4]
  private static let outlined: [UInt32] = [0x01, 0x04]
  /// The dot of a square, of two columns for all weeks and four rows for all years.
  private func dot(_ square: Int) -> UInt32 {
    let (year, week) = square.quotientAndRemainder(dividingBy: density.weeks)
    return Self.dots[year * 4 / density.years * 2 + week * 2 / density.weeks]
  }

  /// A dot for each of two weeks, year by year; Unicode numbers the lowest row last.
  private static let dots: [UInt32] = [0x01, 0x08, 0x02, 0x10, 0x04, 0x20, 0x40, 0x80]

  private static func braille(_ dots: some Sequence<UInt32>) -> Character {
    Unicode.Scalar(0x2800 + dots.reduce(0, |)).map(Character.init) ?? " "
  }
}
