import CoreModels

/// Months in a row, which may span the new year: `4-9`, `11-3`.
struct MonthSpan: Hashable, Sendable {
  /// 1…12.
  let first: Int, last: Int

  init?(_ text: String) {
    let ends = text.split(separator: "-").compactMap { Int($0) }
    guard ends.count == 2, ends.allSatisfy((1...12).contains) else { return nil }
    (first, last) = (ends[0], ends[1])
  }

  private init(first: Int, last: Int) { (self.first, self.last) = (first, last) }

  /// The months of the same season on the other half of the earth.
  var onOtherHalf: MonthSpan {
    MonthSpan(first: (first + 5) % 12 + 1, last: (last + 5) % 12 + 1)
  }

  /// Returns its days in a year; of a winter, those after New Year.
  func days(of year: Int) -> ClosedRange<Day>? {
    let first = first <= last ? first : 1
    guard let start = Day(year: year, month: first, day: 1),
      let end = Day(year: year, month: last, day: 1)
    else { return nil }
    return start...end.lastOfMonth
  }

  /// Returns the first day of the span that a day is in, or of the one before it.
  func start(upTo day: Day) -> Day? {
    Day(year: first > day.month ? day.year - 1 : day.year, month: first, day: 1)
  }

  func contains(_ month: Int) -> Bool {
    first <= last ? (first...last).contains(month) : month >= first || month <= last
  }
}
