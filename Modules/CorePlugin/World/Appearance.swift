public import ArgumentParser
public import CoreModels

/// The look of a product's web pages within the shared frame.
public struct Appearance: Sendable {
  /// The light and dark colours, available to its style sheet as `--background`, `--surface`,
  /// `--text`, `--secondary` and `--accent`.
  public let theme: Theme
  /// The rules of its own pages.
  public let style: String
  /// The rules of its parts of Today, which every page loads.
  public let todayStyle: String
  /// Its script, an ES module; empty for none. All pages work without it.
  public let script: String
  /// The icon in the navigation: SVG line shapes within 24 × 24.
  public let icon: String

  /// Creates an appearance from colours, rules, a script and an icon.
  public init(
    theme: Theme = .daybook, style: String = "", todayStyle: String = "", script: String = "",
    icon: String = #"<circle cx="12" cy="12" r="8"/>"#
  ) {
    self.theme = theme
    self.style = style
    self.todayStyle = todayStyle
    self.script = script
    self.icon = icon
  }
}

extension Theme {
  /// The colours of pages that belong to no product.
  public static let daybook = Theme(
    light: Palette(
      background: Color(0xFAF8F4), surface: Color(0xFFFFFF), text: Color(0x23211D),
      secondaryText: Color(0x5F5A51), accent: Color(0x8A4B14)),
    dark: Palette(
      background: Color(0x171614), surface: Color(0x211F1C), text: Color(0xEFEBE3),
      secondaryText: Color(0xB0A99C), accent: Color(0xE9B47C)))
}

extension Look: ExpressibleByArgument {}
