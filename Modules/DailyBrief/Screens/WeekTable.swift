import CoreModels
import CorePlugin
import CoreTerminal

/// The days of a week as a table with all their figures, and sparklines of the temperatures.
struct WeekTable {
  let week: [DayWeather]
  let reader: WeatherReader

  /// On narrower screens only the main columns are shown.
  private static let comfortable = 64

  func lines(in world: World) -> [String] {
    guard !week.isEmpty else { return [] }
    let isWide = world.columns >= Self.comfortable || !world.isDrawn
    let isUnicode = world.terminal.isUnicode
    let title = { (text: WeatherText) in text.text(in: reader.language) }
    var columns: [Table.Column] = [
      .init(title(.day), isFlexible: false), .init(),
      .init(title(.high), alignment: .trailing, isFlexible: false),
      .init(title(.low), alignment: .trailing, isFlexible: false),
      .init(title(.rainTitle), alignment: .trailing, isFlexible: false),
    ]
    if isWide {
      columns += [
        .init(alignment: .trailing, isFlexible: false),
        .init(title(.windTitle), alignment: .trailing, isFlexible: false),
      ]
    }
    let available = world.isDrawn ? world.columns : 200
    let table = Table(columns: columns, rows: week.map { row($0, isWide, isUnicode) })
    // On a narrow screen without the icon, without the rain, or without both.
    let fitting = isWide ? table : table.leavingOut([[], [1], [4], [1, 4]], toFit: available)
    let lines = fitting.lines(
      columns: available, isUnicode: isUnicode, header: .dim,
      colors: world.isDrawn ? world.terminal.colors : .none)
    return lines + [""] + sparklines(in: world)
  }

  private func row(_ day: DayWeather, _ isWide: Bool, _ isUnicode: Bool) -> [String] {
    let (language, units) = (reader.language, reader.units)
    let name = reader.words.name(of: day.condition)
    let picture = isUnicode ? day.condition.emoji : ""
    let condition =
      isWide ? [picture, name].filter { !$0.isEmpty }.joined(separator: " ") : picture
    let figures = [
      day.shortName(in: language) + (isWide ? " \(day.day.day)" : ""),
      condition, units.short(day.high, isUnicode: isUnicode),
      units.short(day.low, isUnicode: isUnicode),
      language.percent(day.precipitationProbability, isUnicode: isUnicode),
    ]
    guard isWide else { return figures }
    return figures + [
      units.precipitation(day.precipitation, in: language) ?? "",
      day.wind.map { units.speed($0, in: language) } ?? .hole(isUnicode: isUnicode),
    ]
  }

  /// Highs and lows on one scale.
  private func sparklines(in world: World) -> [String] {
    let temperatures = week.flatMap { [$0.high, $0.low] }.compactMap(\.self)
    guard let least = temperatures.min(), let most = temperatures.max() else { return [] }
    let names = [WeatherText.high, .low].map { $0.text(in: reader.language) }
    let width = names.map(\.displayWidth).max() ?? 0
    let series = [
      (week.map(\.high), Color.weather), (week.map(\.low), Color.event),
    ]
    return zip(names, series).compactMap { name, series in
      let known = series.0.compactMap(\.self)
      guard let low = known.min(), let high = known.max() else { return nil }
      let line = Sparkline(series.0, in: least...most)
        .line(width: world.columns < 40 ? 1 : 2, isUnicode: world.terminal.isUnicode)
      let dots = world.terminal.isUnicode ? "…" : "..."
      let range = "  \(reader.units.short(low)) \(dots) \(reader.units.short(high))"
      let drawn =
        name.padded(to: width) + "  " + world.styled(line, Style(foreground: series.1))
      let hasRoom = !world.isDrawn || (drawn + range).visibleWidth <= world.columns
      return hasRoom ? drawn + range : drawn
    }
  }
}
