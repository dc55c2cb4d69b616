extension BriefStyle {
  /// The chosen theme of the whole page, and each choice on its own sample. A rule weighs no more
  /// than that of the product's palette, so that paper and more contrast have the last word.
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
  /// The classes of a page's main part.
  var classes: String { "accent-\(accent.rawValue) on-\(background.rawValue)" }
}
