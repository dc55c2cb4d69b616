import CoreModels
import CorePlugin

/// The look of Mori's pages: the squares in the middle, everything else around them.
enum MoriStyle {
  static let appearance = Appearance(
    theme: MoriTheme.theme, style: ([marks] + files.map(\.description)).joined(separator: "\n"),
    todayStyle: "\(Content.Style.today)", script: "\(Content.Script.mori)",
    icon: """
      <path d="M7 3.5h10M7 20.5h10M8 3.5c0 4.5 8 4.5 8 8.5s-8 4-8 8.5M16 3.5c0 4.5-8 \
      4.5-8 8.5s8 4 8 8.5"/>
      """)

  private static let files = [
    Content.Style.mori, Content.Style.squares, Content.Style.habits,
    Content.Style.calendar, Content.Style.diary, Content.Style.poster,
  ]

  /// The colours of marks as `--mark`, shared with pictures.
  private static let marks = MarkColor.allCases.map { color in
    "main.mori .\(color.rawValue) { --mark: light-dark(\(color.lightColor), \(color.color)); }"
  }.joined(separator: "\n")
}
