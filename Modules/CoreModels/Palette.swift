import Foundation

/// An sRGB colour, each channel 0 … 255.
public struct Color: Hashable, Sendable, CustomStringConvertible {
  /// Red, green and blue, 0 … 255.
  public let red: UInt8, green: UInt8, blue: UInt8

  /// The colour of `0xRRGGBB`; higher bits are ignored.
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

  /// Relative luminance 0 … 1 (WCAG 2.2).
  public var luminance: Double {
    func linear(_ channel: UInt8) -> Double {
      let value = Double(channel) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// Contrast ratio 1 … 21 (WCAG 2.2); text needs 4.5 for AA.
  public func contrast(with other: Color) -> Double {
    let (lighter, darker) = (max(luminance, other.luminance), min(luminance, other.luminance))
    return (lighter + 0.05) / (darker + 0.05)
  }
}

/// The colours of one look; every text colour meets AA on `background` and on `surface`.
public struct Palette: Hashable, Sendable {
  /// The page behind everything.
  public let background: Color
  /// Cards and sections on the page.
  public let surface: Color
  /// What is read.
  public let text: Color
  /// What is read second: footers, hints.
  public let secondaryText: Color
  /// Titles, marks and links.
  public let accent: Color

  /// A look of five colours.
  public init(
    background: Color, surface: Color, text: Color, secondaryText: Color, accent: Color
  ) {
    self.background = background
    self.surface = surface
    self.text = text
    self.secondaryText = secondaryText
    self.accent = accent
  }

  /// The lowest contrast of any text colour on either ground.
  public var lowestContrast: Double {
    [background, surface].flatMap { ground in
      [text, secondaryText, accent].map { ground.contrast(with: $0) }
    }.min() ?? 1
  }
}

/// Light or dark.
public enum Look: String, CaseIterable, Sendable {
  case light, dark
}

/// A product's two looks.
public struct Theme: Hashable, Sendable {
  /// For bright surroundings.
  public let light: Palette
  /// For dim ones.
  public let dark: Palette

  /// A theme of a light and a dark look.
  public init(light: Palette, dark: Palette) {
    self.light = light
    self.dark = dark
  }

  /// The colours of one look.
  public subscript(look: Look) -> Palette {
    switch look {
    case .light: light
    case .dark: dark
    }
  }
}
