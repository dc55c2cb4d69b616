import CoreModels
import CoreTerminal

/// The colours of one look; every text meets WCAG AA on its backgrounds.
struct SunPalette: Sendable {
  /// The background, from top to bottom.
  let gradient: (top: Color, bottom: Color)
  /// The background of the affirmation.
  let card: Color
  /// The title and affirmation, on gradient and card.
  let text: Color
  /// Secondary text, on gradient and card.
  let secondaryText: Color
  /// The background of the button.
  let button: Color
  let buttonText: Color

  /// Peach to gold.
  static let light = SunPalette(
    gradient: (Color(0xFFDCC2), Color(0xF7CE7B)), card: Color(0xFFF9F1), text: Color(0x3E2413),
    secondaryText: Color(0x6A4227), button: Color(0x7A3F14), buttonText: Color(0xFFF9F1))
  /// Navy to plum.
  static let dark = SunPalette(
    gradient: (Color(0x10164F), Color(0x4A1458)), card: Color(0x262A55), text: Color(0xFFFFFF),
    secondaryText: Color(0xD3CCE6), button: Color(0xF2C879), buttonText: Color(0x2A1738))

  /// The variants for terminals with few colours, with one background colour, because a gradient
  /// would show stripes.
  static let lightOf256 = SunPalette(
    gradient: (Color(0xFFD7AF), Color(0xFFD7AF)), card: Color(0xFFFFFF), text: Color(0x3E2413),
    secondaryText: Color(0x5F3700), button: Color(0x5F0000), buttonText: Color(0xFFFFFF))
  static let darkOf256 = SunPalette(
    gradient: (Color(0x00005F), Color(0x00005F)), card: Color(0x000087), text: Color(0xFFFFFF),
    secondaryText: Color(0xD7D7FF), button: Color(0xFFD787), buttonText: Color(0x00005F))
  static let lightOf16 = SunPalette(
    gradient: (Color(0xE5E5E5), Color(0xE5E5E5)), card: Color(0xFFFFFF), text: Color(0x000000),
    secondaryText: Color(0x000000), button: Color(0x000000), buttonText: Color(0xFFFFFF))
  static let darkOf16 = SunPalette(
    gradient: (Color(0x000000), Color(0x000000)), card: Color(0x0000EE), text: Color(0xFFFFFF),
    secondaryText: Color(0xE5E5E5), button: Color(0xE5E5E5), buttonText: Color(0x000000))

  static func of(_ look: Look, colors: ColorDepth = .trueColor) -> SunPalette {
    switch (look, colors) {
    case (.light, .ansi16): lightOf16
    case (.dark, .ansi16): darkOf16
    case (.light, .ansi256): lightOf256
    case (.dark, .ansi256): darkOf256
    case (.light, _): light
    case (.dark, _): dark
    }
  }

  /// Returns the gradient's colour at a row in 0 ..< `count`.
  func background(row: Int, of count: Int) -> Color {
    func mixed(_ channel: (Color) -> UInt8) -> UInt32 {
      let (top, bottom) = (Int(channel(gradient.top)), Int(channel(gradient.bottom)))
      return UInt32(top + (bottom - top) * row / max(count - 1, 1))
    }
    return Color(mixed(\.red) << 16 | mixed(\.green) << 8 | mixed(\.blue))
  }

  /// Each text colour with its possible backgrounds.
  var pairs: [(text: Color, ground: Color)] {
    let grounds = [gradient.top, gradient.bottom, card]
    return grounds.flatMap { [(text, $0), (secondaryText, $0)] } + [(buttonText, button)]
  }

}
