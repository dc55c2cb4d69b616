/// A line of amounts, each drawn as a bar of its height.
public struct Sparkline: Sendable {
  /// The amounts, from left to right; `nil` leaves a gap.
  public var values: [Double?]
  /// The values of the lowest and the highest bar; by default the smallest and largest amount.
  public var range: ClosedRange<Double>?

  /// Creates a sparkline; a shared range makes several lines comparable.
  public init(_ values: [Double?], in range: ClosedRange<Double>? = nil) {
    self.values = values
    self.range = range
  }

  /// The line, with `width` columns per amount.
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
    // Equal amounts are drawn at middle height.
    let share = span > 0 ? (value - range.lowerBound) / span : 0.5
    let index = (min(max(share, 0), 1) * Double(signs.count - 1)).rounded()
    return signs[Int(index)]
  }
}
