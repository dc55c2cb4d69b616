extension BriefStyle {
  /// The chosen theme of the whole page, and each choice on its own sample. A rule weighs no more
  /// than that of the product's palette, so that paper and more contrast have the last word.
  static let themes =
    (BriefTheme.Accent.allCases.map { accent in
      rule("accent-\(accent.rawValue)", [("accent", accent.shade)])
    }
    + BriefTheme.Background.allCases.map { background in
      rule(
        "on-\(background.rawValue)",
        [("background", background.page), ("surface", background.card)])
    }).joined(separator: "\n")

  private static func rule(_ name: String, _ colors: [(String, Shade)]) -> String {
    ":root:where(:has(main.daily-brief.\(name))), main.daily-brief .swatch.\(name) { "
      + colors.map { "--\($0): \($1.css)" }.joined(separator: "; ") + "; }"
  }
}

extension BriefTheme {
  /// The classes of a page's main part.
  var classes: String { "accent-\(accent.rawValue) on-\(background.rawValue)" }
}
