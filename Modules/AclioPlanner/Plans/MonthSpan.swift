/// Months in a row, which may span the new year: `4-9`, `11-3`.
struct MonthSpan: Hashable, Sendable {
  /// 1…12.
  let first: Int, last: Int

  init?(_ text: String) {
    let ends = text.split(separator: "-").compactMap { Int($0) }
    guard ends.count == 2, ends.allSatisfy((1...12).contains) else { return nil }
    (first, last) = (ends[0], ends[1])
  }

  func contains(_ month: Int) -> Bool {
    first <= last ? (first...last).contains(month) : month >= first || month <= last
  }
}
