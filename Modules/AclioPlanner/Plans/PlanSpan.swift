/// The duration of a step.
enum PlanSpan: Hashable, Sendable {
  case minutes(Int)
  case hours(Int)
  case days(Int)
  case weekly(Int, minutes: Int)

  /// Parses `15m`, `2h`, `1d` or `3x40`.
  init?(_ text: Substring) {
    let parts = text.split(separator: "x").compactMap { Int($0) }
    if parts.count == 2 {
      self = .weekly(parts[0], minutes: parts[1])
      return
    }
    guard let number = Int(text.dropLast()) else { return nil }
    switch text.last {
    case "m": self = .minutes(number)
    case "h": self = .hours(number)
    case "d": self = .days(number)
    default: return nil
    }
  }
}
