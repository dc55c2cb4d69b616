import CoreModels

/// Highs and lows of a week as two lines over bars of rain, in the page's colours; a hole in the
/// forecast is a hole in the line. Its figures stand in the table beside it.
struct WeekPicture {
  let weather: Weather
  let reader: WeatherReader

  private static let (pitch, top, height) = (80, 34, 120)

  var svg: String {
    let week = weather.week
    let temperatures = week.flatMap { [$0.high, $0.low] }.compactMap(\.self)
    guard let warmest = temperatures.max(), let coldest = temperatures.min() else { return "" }
    let span = max(warmest - coldest, 1)
    let y = { (celsius: Double) in
      Self.top + Int((warmest - celsius) / span * Double(Self.height))
    }
    let label =
      WeatherText.week(weather.location).text(in: reader.language) + ": "
      + week.map { day in
        "\(day.shortName(in: reader.language)) \(reader.units.short(day.high))"
          + "/\(reader.units.short(day.low))"
      }.joined(separator: ", ")
    let days = week.enumerated().map { index, day in column(day, x: x(index), y: y) }
    let width = max(week.count, 1) * Self.pitch
    return """
      <svg class="chart" viewBox="0 0 \(width) \(Self.top + Self.height + 62)" role="img" \
      aria-label="\(label.xmlEscaped)">\(line("high", week.map(\.high), y))\
      \(line("low", week.map(\.low), y))\(days.joined())</svg>
      """
  }

  private func x(_ index: Int) -> Int { index * Self.pitch + Self.pitch / 2 }

  private func line(_ name: String, _ values: [Double?], _ y: (Double) -> Int) -> String {
    var (path, isOpen) = ("", false)
    for (index, value) in values.enumerated() {
      if let value { path += "\(isOpen ? "L" : "M")\(x(index)) \(y(value))" }
      isOpen = value != nil
    }
    return "<path class=\"\(name)\" d=\"\(path)\"/>"
  }

  private func column(_ day: DayWeather, x: Int, y: (Double) -> Int) -> String {
    let bottom = Self.top + Self.height
    var parts: [String] = []
    if let high = day.high {
      parts.append(dot("high", x, y(high)))
      parts.append(text(reader.units.short(high), x, y(high) - 12, "high"))
    }
    if let low = day.low {
      parts.append(dot("low", x, y(low)))
      parts.append(text(reader.units.short(low), x, y(low) + 22, "low"))
    }
    if let chance = day.precipitationProbability, chance > 0 {
      parts.append(
        "<rect class=\"rain\" x=\"\(x - 22)\" y=\"\(bottom + 32)\" "
          + "width=\"\(44 * min(chance, 100) / 100)\" height=\"5\" rx=\"2\"/>")
    }
    parts.append(text(day.shortName(in: reader.language), x, bottom + 56, "day"))
    return parts.joined()
  }

  private func dot(_ name: String, _ x: Int, _ y: Int) -> String {
    "<circle class=\"\(name)\" cx=\"\(x)\" cy=\"\(y)\" r=\"4\"/>"
  }

  private func text(_ text: String, _ x: Int, _ y: Int, _ name: String) -> String {
    "<text class=\"\(name)\" x=\"\(x)\" y=\"\(y)\">\(text.xmlEscaped)</text>"
  }
}
