import CoreModels

/// From a day's low to its high, as a bar on the scale of its week, in the page's colours; its figures
/// stand beside it.
struct RangeBar {
  let week: [DayWeather]

  /// Empty where the day, or the week, has no range.
  func svg(of day: DayWeather) -> String {
    let all = week.flatMap { [$0.high, $0.low] }.compactMap(\.self)
    guard let high = day.high, let low = day.low, let warmest = all.max(), let coldest = all.min(),
      warmest > coldest
    else { return "" }
    func place(_ celsius: Double) -> Int {
      Int((100 * (celsius - coldest) / (warmest - coldest)).rounded())
    }
    // The smallest range is a dot.
    let start = min(place(low), 96)
    let width = max(place(high) - start, 4)
    return """
      <svg class="range" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">\
      <rect class="scale" width="100" height="6"/>\
      <rect class="span" x="\(start)" width="\(width)" height="6"/></svg>
      """
  }
}
