extension BriefStyle {
  /// The chosen theme for the whole page, and each option on its own sample. The rules are no more
  /// specific than the palette's, so that print and high-contrast styles still win.
  static let themes =
    (BriefTheme.Accent.allCases.map { accent in
      choice("accent-\(accent.rawValue)", [("accent", accent.shade)])
    }
    + BriefTheme.Background.allCases.map { background in
      choice(
        "on-\(background.rawValue)",
        [("background", background.page), ("surface", background.card)])
    }).joined(separator: "\n")

  private static func choice(_ name: String, _ colors: [(String, Shade)]) -> String {
    rule(":root:where(:has(main.daily-brief.\(name))), main.daily-brief .swatch.\(name)", colors)
  }
}

extension BriefTheme {
  /// The CSS classes of a page's main element.
  var classes: String { "accent-\(accent.rawValue) on-\(background.rawValue)" }
}
