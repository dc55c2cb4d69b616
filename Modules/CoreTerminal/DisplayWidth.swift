extension StringProtocol {
  /// The width in terminal columns, by grapheme cluster. Control characters, including tabs and
  /// newlines, have no width.
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
  /// The width of the cluster in terminal columns, 0 … 2.
  public var displayWidth: Int {
    if let ascii = asciiValue { return ascii >= 0x20 && ascii != 0x7F ? 1 : 0 }
    var width = 0
    var base: Unicode.Scalar?
    for scalar in unicodeScalars {
      // Variation selector 16 selects the emoji form, which is wide even if the base is narrow.
      if scalar.value == 0xFE0F, base?.properties.isEmoji == true { return 2 }
      width += scalar.displayWidth
      base = base ?? scalar
    }
    // Families, flags, skin tones, Hangul syllables and conjuncts take two columns, regardless of
    // their number of code points.
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
