/// A bar chart, with one line per amount.
public struct Bars: Sendable {
  /// One amount.
  public struct Bar: Sendable {
    /// The label of the bar.
    public var label: String
    /// The amount; negative ones have no bar.
    public var amount: Int
    /// The displayed amount.
    public var text: String

    /// Creates a bar for an amount.
    public init(_ label: String, amount: Int, text: String) {
      self.label = label
      self.amount = amount
      self.text = text
    }
  }

  /// The bars, from top to bottom.
  public var bars: [Bar]

  /// Creates a chart of amounts on the same scale.
  public init(_ bars: [Bar]) { self.bars = bars }

  private static let longest = 40
  private static let shortest = 4
  private static let gap = "  "

  /// A line for each amount, in at most `columns`: label, text, and the bar if there is room.
  public func lines(
    columns: Int, isUnicode: Bool = true, style: Style = .plain, colors: ColorDepth = .none
  ) -> [String] {
    let label = bars.map(\.label.visibleWidth).max() ?? 0
    let text = bars.map(\.text.visibleWidth).max() ?? 0
    let most = bars.map(\.amount).max() ?? 0
    let room = min(columns - label - text - 2 * Self.gap.count, Self.longest)
    return bars.map { bar in
      let head =
        bar.label.padded(to: label) + Self.gap + bar.text.padded(to: text, alignment: .trailing)
      guard room >= Self.shortest, bar.amount > 0, most > 0 else {
        return head.truncated(to: columns, ellipsis: isUnicode ? "…" : "...")
      }
      let share = Double(bar.amount) / Double(most) * Double(room)
      return head + Self.gap + style(Self.bar(of: share, isUnicode: isUnicode), colors)
    }
  }

  /// A bar of that many columns, to an eighth of a column; never empty.
  private static func bar(of columns: Double, isUnicode: Bool) -> String {
    guard isUnicode else { return String(repeating: "#", count: max(Int(columns.rounded()), 1)) }
    let eighths = max(Int((columns * 8).rounded()), 1)
    let rest = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"][eighths % 8]
    return String(repeating: "█", count: eighths / 8) + rest
  }
}
