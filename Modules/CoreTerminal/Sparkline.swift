/// Amounts one after the other, each as high as it is large.
public struct Sparkline: Sendable {
  /// The amounts from left to right; `nil` leaves its place empty.
  public var values: [Double?]
  /// What the lowest and the highest sign stand for; by default the least and the greatest amount.
  public var range: ClosedRange<Double>?

  /// A line of amounts; a range that it shares with another line makes both comparable.
  public init(_ values: [Double?], in range: ClosedRange<Double>? = nil) {
    self.values = values
    self.range = range
  }

  /// The line, one column for each amount, or more where `width` says so.
  public func line(width: Int = 1, isUnicode: Bool = true) -> String {
    let known = values.compactMap(\.self).filter(\.isFinite)
    guard let least = known.min(), let most = known.max() else {
      return String(repeating: " ", count: values.count * max(width, 1))
    }
    let range = range ?? least...most
    return values.map { value in
      let sign = value.flatMap { $0.isFinite ? Self.sign(of: $0, in: range, isUnicode) : nil }
      return String(repeating: sign ?? " ", count: max(width, 1))
    }.joined()
  }

  private static let blocks = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
  private static let plain = ["_", ".", "-", "~", "=", "+", "*", "#"]

  private static func sign(
    of value: Double, in range: ClosedRange<Double>, _ isUnicode: Bool
  ) -> String {
    let signs = isUnicode ? blocks : plain
    let span = range.upperBound - range.lowerBound
    // Amounts that are all the same stand in the middle.
    let share = span > 0 ? (value - range.lowerBound) / span : 0.5
    let index = (min(max(share, 0), 1) * Double(signs.count - 1)).rounded()
    return signs[Int(index)]
  }
}
