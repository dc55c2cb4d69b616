import CoreModels
import CorePlugin
import CoreTerminal

/// A week's temperatures and rain as an SVG, in light or dark mode.
struct WeekChart {
  let weather: Weather
  let reader: WeatherReader

  static let (width, height) = (800, 400)
  private static let (top, bottom, rain) = (126.0, 262.0, 340.0)

  var svg: String {
    let days = weather.week.enumerated().map { index, day in column(day, x: x(index)) }
    let title = WeatherText.week(weather.location.oneLine).text(in: reader.language)
      .truncated(to: 60, ellipsis: "…")
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(Self.width) \(Self.height)" \
      width="\(Self.width)" height="\(Self.height)" role="img">
      <title>\(title.xmlEscaped)</title>
      <style>\(Self.style)</style>
      <rect class="ground" width="\(Self.width)" height="\(Self.height)"/>
      <g font-family="system-ui, -apple-system, 'Segoe UI', sans-serif" text-anchor="middle">
      <text class="title" x="400" y="38" font-size="20">\(title.xmlEscaped)</text>
      \((lines(\.high, "high") + lines(\.low, "low") + days).joined(separator: "\n"))
      <text class="quiet" x="400" y="388" font-size="11">Open-Meteo.com</text>
      </g>
      </svg>

      """
  }

  /// The styles for both modes. Viewers without CSS show the light one.
  private static let style =
    rules(theme.light) + " @media (prefers-color-scheme: dark) { \(rules(theme.dark)) }"

  private static func rules(_ look: Palette) -> String {
    let (warm, cold) = (look.accent, rainColor(on: look))
    return """
      .ground { fill: \(look.background) } .title { fill: \(look.text) } \
      .quiet { fill: \(look.secondaryText) } .high { fill: \(warm) } .low { fill: \(cold) } \
      polyline { stroke-width: 2 } polyline.high { fill: none; stroke: \(warm) } \
      polyline.low { fill: none; stroke: \(cold) }
      """
  }

  /// The blue of rain and lows, with a contrast of 4.5 : 1 against the background.
  static func rainColor(on look: Palette) -> Color {
    look == theme.light ? Color(0x1D5FA8) : Color(0x7DB7F0)
  }

  static let theme = BriefTheme().colors

  private func x(_ index: Int) -> Double {
    Double(Self.width) / Double(max(weather.week.count, 1)) * (Double(index) + 0.5)
  }

  private func y(_ celsius: Double) -> Double {
    let all = weather.week.flatMap { [$0.high, $0.low] }.compactMap(\.self)
    guard let least = all.min(), let most = all.max(), most > least else {
      return (Self.top + Self.bottom) / 2
    }
    return Self.bottom - (celsius - least) / (most - least) * (Self.bottom - Self.top)
  }

  /// The temperatures as polylines, interrupted by gaps in the forecast.
  private func lines(_ temperature: (DayWeather) -> Double?, _ name: String) -> [String] {
    var parts: [[String]] = [[]]
    for (index, day) in weather.week.enumerated() {
      if let celsius = temperature(day) {
        parts[parts.count - 1].append("\(x(index).short),\(y(celsius).short)")
      } else {
        parts.append([])
      }
    }
    return parts.filter { $0.count > 1 }.map {
      #"<polyline class="\#(name)" points="\#($0.joined(separator: " "))"/>"#
    }
  }

  private func column(_ day: DayWeather, x: Double) -> String {
    let (language, units) = (reader.language, reader.units)
    func text(_ text: String, _ name: String, y: Double, size: Int) -> String {
      #"<text class="\#(name)" x="\#(x.short)" y="\#(y.short)" font-size="\#(size)">"#
        + text.xmlEscaped + "</text>"
    }
    func point(_ celsius: Double?, _ name: String, labelAt offset: Double) -> [String] {
      guard let celsius else { return [] }
      return [
        #"<circle class="\#(name)" cx="\#(x.short)" cy="\#(y(celsius).short)" r="4"/>"#,
        text(units.short(celsius), name, y: y(celsius) + offset, size: 15),
      ]
    }
    let chance = Double(day.precipitationProbability ?? 0)
    let bar =
      #"<rect class="low" x="\#((x - 16).short)" y="\#((Self.rain - chance * 0.4).short)" "#
      + #"width="32" height="\#((chance * 0.4).short)"/>"#
    let parts =
      [
        text(day.shortName(in: language), "title", y: 66, size: 15),
        text(
          reader.words.name(of: day.condition).truncated(to: 16, ellipsis: "…"), "quiet", y: 84,
          size: 12),
      ] + point(day.high, "high", labelAt: -10) + point(day.low, "low", labelAt: 22) + [bar]
      + [
        text(
          language.percent(day.precipitationProbability, isUnicode: true), "low",
          y: Self.rain + 18, size: 13)
      ]
    return parts.joined(separator: "\n")
  }
}

extension Double {
  /// Formats with one decimal, which is precise enough for a drawing.
  fileprivate var short: String {
    let tenths = Int((self * 10).rounded())
    return tenths.isMultiple(of: 10) ? "\(tenths / 10)" : "\(Double(tenths) / 10)"
  }
}
