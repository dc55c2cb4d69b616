/// An sRGB colour, each channel 0 … 255.
public struct Color: Hashable, Sendable, CustomStringConvertible {
  /// Red, green and blue, 0 … 255.
  public let red: UInt8, green: UInt8, blue: UInt8

  /// Creates a colour from `0xRRGGBB`; higher bits are ignored.
  public init(_ rgb: UInt32) {
    red = UInt8(truncatingIfNeeded: rgb >> 16)
    green = UInt8(truncatingIfNeeded: rgb >> 8)
    blue = UInt8(truncatingIfNeeded: rgb)
  }

  /// `#RRGGBB`.
  public var description: String {
    "#"
      + [red, green, blue].map { channel in
        let digits = String(channel, radix: 16, uppercase: true)
        return digits.count == 1 ? "0" + digits : digits
      }.joined()
  }
}

/// The colours of a light or dark look. Every text colour meets AA on `background` and `surface`.
public struct Palette: Hashable, Sendable {
  /// The page's background.
  public let background: Color
  /// Cards and sections on the page.
  public let surface: Color
  /// The main text.
  public let text: Color
  /// Secondary text: footers and hints.
  public let secondaryText: Color
  /// Titles, marks and links.
  public let accent: Color

  /// Creates a palette of five colours.
  public init(
    background: Color, surface: Color, text: Color, secondaryText: Color, accent: Color
  ) {
    self.background = background
    self.surface = surface
    self.text = text
    self.secondaryText = secondaryText
    self.accent = accent
  }
}

/// A light or dark look.
public enum Look: String, CaseIterable, Sendable {
  case light, dark
}

/// A product's light and dark palettes.
public struct Theme: Hashable, Sendable {
  /// The light palette.
  public let light: Palette
  /// The dark palette.
  public let dark: Palette

  /// Creates a theme from two palettes.
  public init(light: Palette, dark: Palette) {
    self.light = light
    self.dark = dark
  }

  /// The palette of a look.
  public subscript(look: Look) -> Palette {
    switch look {
    case .light: light
    case .dark: dark
    }
  }
}
