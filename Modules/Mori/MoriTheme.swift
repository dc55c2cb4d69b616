import CoreModels

/// Mori's colours: dark by default, and a light variant with shades that meet WCAG AA.
enum MoriTheme {
  static let theme = Theme(
    light: Palette(
      background: Color(0xFFFFFF), surface: Color(0xF2F2F2), text: Color(0x000000),
      secondaryText: Color(0x636366), accent: Color(0x0062CC)),
    dark: Palette(
      background: Color(0x000000), surface: Color(0x0D0D0D), text: Color(0xFFFFFF),
      secondaryText: Color(0x808080), accent: Color(0x0A84FF)))

  /// The colours of squares, on dark and light backgrounds.
  static let lived = Color(0x808080)
  static let future = Color(0x007AFF)
  /// The colours of gained and lost minutes.
  static let gain = Color(0x34C759)
  static let loss = Color(0xFF3B30)
}
