/// Amounts below each other, each with a bar as long as it is large.
public struct Bars: Sendable {
  /// One amount.
  public struct Bar: Sendable {
    /// Says what it is of.
    public var label: String
    /// How large it is; what is below 0 has no bar.
    public var amount: Int
    /// The amount as people read it.
    public var text: String

    /// A bar of an amount.
    public init(_ label: String, amount: Int, text: String) {
      self.label = label
      self.amount = amount
      self.text = text
    }
  }

  /// The bars from the top down.
  public var bars: [Bar]

  /// Bars of amounts that are measured with the same measure.
  public init(_ bars: [Bar]) { self.bars = bars }

  private static let longest = 40
  private static let shortest = 4
  private static let gap = "  "

  /// A line for each amount, of at most `columns`: label, text, and the bar where there is room.
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

  /// A bar of that many columns, to the eighth of one; never nothing.
  private static func bar(of columns: Double, isUnicode: Bool) -> String {
    guard isUnicode else { return String(repeating: "#", count: max(Int(columns.rounded()), 1)) }
    let eighths = max(Int((columns * 8).rounded()), 1)
    let rest = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"][eighths % 8]
    return String(repeating: "█", count: eighths / 8) + rest
  }
}
