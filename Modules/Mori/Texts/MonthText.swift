import CoreModels

/// The months with their years, as headings.
struct MonthText: CatalogText {
  let message: Message

  /// Returns the month of a day, such as `November 2026`.
  static func of(_ day: Day) -> MonthText {
    let year = "\(day.year)"
    return switch day.month {
    case 1: .january(year)
    case 2: .february(year)
    case 3: .march(year)
    case 4: .april(year)
    case 5: .may(year)
    case 6: .june(year)
    case 7: .july(year)
    case 8: .august(year)
    case 9: .september(year)
    case 10: .october(year)
    case 11: .november(year)
    default: .december(year)
    }
  }
}
