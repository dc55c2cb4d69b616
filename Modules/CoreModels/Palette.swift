import Foundation

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

  /// The relative luminance, 0 … 1 (WCAG 2.2).
  public var luminance: Double {
    func linear(_ channel: UInt8) -> Double {
      let value = Double(channel) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// The contrast ratio, 1 … 21 (WCAG 2.2); AA requires 4.5 for text.
  public func contrast(with other: Color) -> Double {
    let (lighter, darker) = (max(luminance, other.luminance), min(luminance, other.luminance))
    return (lighter + 0.05) / (darker + 0.05)
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

  /// The lowest contrast of any text colour on either background.
  public var lowestContrast: Double {
    [background, surface].flatMap { ground in
      [text, secondaryText, accent].map { ground.contrast(with: $0) }
    }.min() ?? 1
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
