import CoreModels

/// Minutes as bars with an axis, the latest last.
struct MinutesBars {
  /// A bar.
  struct Bar {
    /// The name under the bar; empty where there is no room for one.
    var mark: String
    /// Its span in words.
    var name: String
    var minutes: Int
  }

  let bars: [Bar]
  /// The minutes that a bar should reach.
  var goal: Int?
  let title: String
  let language: Language

  private static let (height, width, right, top, bottom) = (140, 600, 50, 14, 20)

  /// The value of the highest grid line: enough for all, and easy to halve.
  var top: Int {
    let most = max(bars.map(\.minutes).max() ?? 0, goal ?? 0, 1)
    let steps = [10, 20, 30, 60, 120, 240, 300, 600]
    return steps.first { $0 >= most } ?? (most + 599) / 600 * 600
  }

  var svg: String {
    """
    <svg class="bars" viewBox="0 0 \(Self.width) \(Self.top + Self.height + Self.bottom)" \
    role="img" aria-label="\(label.xmlEscaped)">\(lines)\(columns.joined())\(goalLine)</svg>
    """
  }

  private var label: String {
    let values = bars.map { "\($0.name) \(words($0.minutes))" }
    return "\(title): \(values.joined(separator: ", "))"
  }

  private var columns: [String] {
    let pitch = Double(Self.width - Self.right) / Double(max(bars.count, 1))
    let width = min(pitch * 0.68, 28)
    return bars.enumerated().map { index, bar in
      let center = pitch * (Double(index) + 0.5)
      let y = self.y(max(bar.minutes, 0))
      let text = bar.mark.isEmpty ? "" : Self.text(bar.mark, x: Int(center), y: baseline + 15)
      return "<g data-value=\"\("\(bar.name): \(words(bar.minutes))".xmlEscaped)\">"
        + "<title>\("\(bar.name): \(words(bar.minutes))".xmlEscaped)</title>"
        + "<rect class=\"reach\" x=\"\(Int(center - pitch / 2))\" y=\"\(Self.top)\" "
        + "width=\"\(Int(pitch.rounded(.up)))\" height=\"\(Self.height)\"/>"
        + "<rect class=\"bar\" x=\"\(Int(center - width / 2))\" y=\"\(y)\" "
        + "width=\"\(Int(width))\" height=\"\(baseline - y)\" rx=\"2\"/>\(text)</g>"
    }
  }

  private var lines: String {
    [0, top / 2, top].map { value in
      let name = value == top ? words(value) : "\(value)"
      return "<path class=\"line\" d=\"M0 \(y(value))H\(Self.width - Self.right)\"/>"
        + Self.text(name, x: Self.width - Self.right + 6, y: y(value) + 4, anchor: "start")
    }.joined()
  }

  private var goalLine: String {
    guard let goal else { return "" }
    return "<path class=\"goal\" d=\"M0 \(y(goal))H\(Self.width - Self.right)\"/>"
  }

  private var baseline: Int { Self.top + Self.height }

  private func y(_ minutes: Int) -> Int { baseline - minutes * Self.height / top }

  private func words(_ minutes: Int) -> String { HabitText.minutes(minutes).text(in: language) }

  private static func text(
    _ text: String, x: Int, y: Int, anchor: String = "middle"
  ) -> String {
    "<text x=\"\(x)\" y=\"\(y)\" text-anchor=\"\(anchor)\">\(text.xmlEscaped)</text>"
  }
}
