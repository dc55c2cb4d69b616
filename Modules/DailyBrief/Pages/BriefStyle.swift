import CorePlugin

/// The style of DailyBrief's pages: a card for each section, edged in its colour.
enum BriefStyle {
  static let appearance = Appearance(
    theme: WeekChart.theme,
    style: """
      \(rule("main.daily-brief", parts))
      \(Content.Style.dailyBrief)
      \(Content.Style.events)
      \(Content.Style.weather)
      \(themes)
      """,
    todayStyle: """
      \(rule(".today .sign", parts.filter { $0.0 == "cold" }))
      \(Content.Style.signs)
      """,
    script: "\(Content.Script.dailyBrief)",
    icon: """
      <circle cx="8.5" cy="8.5" r="3.5"/><path d="M8.5 2v1M2 8.5h1M3.9 3.9l.7.7M13.1 \
      3.9l-.7.7M9 20h8.5a3.5 3.5 0 0 0 .4-7 5 5 0 0 0-9.5 1.2A3 3 0 0 0 9 20z"/>
      """)

  /// The colours of the sections, the same on every background.
  static let parts = [
    ("warm", Shade(0xB0500B, 0xF59E4C)), ("cold", Shade(0x1D5FA8, 0x7DB7F0)),
    ("names", Shade(0x7E22CE, 0xC79BFF)), ("ahead", Shade(0x1D5FA8, 0x7DB7F0)),
    ("ring", Shade(0x0B6B63, 0x3FD0BF)),
  ]

  /// Makes a CSS rule that defines custom properties with these colours.
  static func rule(_ selector: String, _ colors: [(String, Shade)]) -> String {
    selector + " { " + colors.map { "--\($0): \($1.css)" }.joined(separator: "; ") + "; }"
  }
}
