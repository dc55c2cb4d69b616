import CoreModels

extension Goal {
  /// The migrations of goals.
  static let migrations = [
    Migration(
      version: 2,
      summary: "The phone app's goal takes our names, and its dates become days and instants.",
      change: { old in
        var new = old
        let createdAt = old["createdAt"].flatMap(Instant.init(phone:))
        let id = old["id"]?.phoneID ?? ""
        new["id"] = .string(id)
        new["created_at"] = .string(
          (createdAt ?? Instant(milliseconds: Int64(id) ?? 0)).description)
        let category = old["category"]?.string.flatMap(GoalCategory.init(rawValue:))
        if category == nil { new["phone_category"] = old["category"] }
        new["category"] = .string((category ?? .personalGrowth).rawValue)
        let look = (category ?? .personalGrowth).look
        new["icon_key"] = .string(old["iconKey"]?.string ?? look.icon)
        new["icon_color"] = .string(old["iconColor"]?.string ?? look.color)
        new["due_date"] = old["dueDate"].flatMap(Day.init(phone:)).map { .string("\($0)") }
        new["archived"] = old["archived"] ?? false
        for member in ["createdAt", "iconKey", "iconColor", "dueDate"] { new[member] = nil }
        return new
      })
  ]
}

extension GoalStep {
  /// The migrations of steps.
  static let migrations = [
    Migration(
      version: 2,
      summary: "The phone app's step, which was within its goal, takes our names.",
      change: { old in
        var new = old
        new["map_search"] = old["mapSearch"]
        new["mapSearch"] = nil
        new["description"] = old["description"] ?? ""
        new["sub_steps"] = old["sub_steps"] ?? []
        return new
      })
  ]
}

extension JSONValue {
  /// An id as text; the phone app writes numbers.
  var phoneID: String? {
    switch self {
    case .string(let text): text
    case .integer(let number): String(number)
    case .number(let number): Int64(exactly: number.rounded()).map(String.init)
    default: nil
    }
  }
}

extension Instant {
  /// The seconds from 1970 to 2001, the reference date of Swift's encoder.
  private static let referenceDate = 978_307_200.0

  /// Parses an instant of a phone app: RFC 3339, milliseconds since 1970, or seconds since 2001.
  fileprivate init?(phone value: JSONValue) {
    let number: Double
    switch value {
    case .string(let text):
      self.init(text)
      return
    case .integer(let whole): number = Double(whole)
    case .number(let fraction): number = fraction
    default: return nil
    }
    // For current dates, the former exceed 10¹², the latter stay below 10⁹.
    let milliseconds = abs(number) < 1e11 ? (number + Self.referenceDate) * 1000 : number
    guard let exact = Int64(exactly: milliseconds.rounded()) else { return nil }
    self.init(milliseconds: exact)
  }
}

extension Day {
  /// Parses a day of a phone app, given as a date or an instant.
  fileprivate init?(phone value: JSONValue) {
    if let text = value.string, let day = Day(String(text.prefix(10))) {
      self = day
    } else if let instant = Instant(phone: value) {
      self.init(epochDay: Int((Double(instant.milliseconds) / 86_400_000).rounded(.down)))
    } else {
      return nil
    }
  }
}
