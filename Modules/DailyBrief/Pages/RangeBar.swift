import CoreModels

/// A bar from a day's low to its high, on its week's scale and in the page's colours. The figures
/// stand beside it.
struct RangeBar {
  let week: [DayWeather]

  /// The bar of a day, with a mark for the temperature now; empty if the day or the week has no
  /// range.
  func svg(of day: DayWeather, now: Double? = nil) -> String {
    let all = week.flatMap { [$0.high, $0.low] }.compactMap(\.self)
    guard let high = day.high, let low = day.low, let warmest = all.max(), let coldest = all.min(),
      warmest > coldest
    else { return "" }
    func place(_ celsius: Double) -> Int {
      Int((100 * (celsius - coldest) / (warmest - coldest)).rounded())
    }
    // The smallest range is drawn as a dot.
    let start = min(place(low), 96)
    let width = max(place(high) - start, 4)
    let mark =
      now.map { degrees in
        #"<rect class="now" x="\#(min(max(place(degrees), 1), 97))" width="2.5" height="6"/>"#
      } ?? ""
    return """
      <svg class="range" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">\
      <rect class="scale" width="100" height="6"/>\
      <rect fill="url(#warmth)" x="\(start)" width="\(width)" height="6"/>\
      \(mark)</svg>
      """
  }
}
