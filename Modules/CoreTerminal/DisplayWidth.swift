extension StringProtocol {
  /// Columns that the text takes on a terminal, counted by grapheme cluster; control characters,
  /// tabs and newlines among them, count nothing.
  public var displayWidth: Int {
    var width = 0
    for byte in utf8 {
      if byte >= 0x80 { return reduce(0) { $0 + $1.displayWidth } }
      if byte >= 0x20 && byte != 0x7F { width += 1 }
    }
    return width
  }
}

extension Character {
  /// Columns that the cluster takes on a terminal, 0 … 2.
  public var displayWidth: Int {
    if let ascii = asciiValue { return ascii >= 0x20 && ascii != 0x7F ? 1 : 0 }
    var width = 0
    var base: Unicode.Scalar?
    for scalar in unicodeScalars {
      // Variation selector 16 asks for the emoji picture, which is wide even of a narrow sign.
      if scalar.value == 0xFE0F, base?.properties.isEmoji == true { return 2 }
      width += scalar.displayWidth
      base = base ?? scalar
    }
    // Families, flags, skin tones, Hangul syllables and conjuncts are one picture of two columns,
    // however many code points draw it.
    return min(width, 2)
  }
}

extension Unicode.Scalar {
  var displayWidth: Int {
    if value < 0x300 { return (0x20..<0x7F).contains(value) || value >= 0xA0 ? 1 : 0 }
    if WidthTable.contains(value, in: WidthTable.zero) { return 0 }
    return WidthTable.contains(value, in: WidthTable.wide) ? 2 : 1
  }
}
