/// A day of the week, in ISO 8601's order.
public enum Weekday: Int, CaseIterable, Codable, Sendable, Comparable {
  case monday = 1
  case tuesday, wednesday, thursday, friday, saturday, sunday

  /// The English name in lower case, as in settings and JSON.
  public var name: String { "\(self)" }

  public static func < (one: Weekday, other: Weekday) -> Bool { one.rawValue < other.rawValue }
}

extension Day {
  /// Returns the first such weekday from the day on, which may be the day itself.
  public func first(_ weekday: Weekday) -> Day {
    advanced(by: (weekday.rawValue - self.weekday.rawValue + 7) % 7)
  }
}
