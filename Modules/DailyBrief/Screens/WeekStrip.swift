import CoreModels
import CorePlugin
import CoreTerminal

/// The days of a week side by side: name, icon, high and low, chance of rain.
struct WeekStrip {
  let week: [DayWeather]
  let reader: WeatherReader

  private static let (narrowest, widest) = (7, 9)

  /// Columns if they fit, else a line for each day.
  func lines(in world: World) -> [String] {
    guard !week.isEmpty else { return [] }
    let columns = min(world.columns, 64)
    let width = min(columns / week.count, Self.widest)
    guard width >= Self.narrowest else { return rows(in: world) }
    let isUnicode = world.terminal.isUnicode
    func line(_ style: Style = .plain, _ cell: (DayWeather) -> String) -> String {
      let cells = week.map { cell($0).padded(to: width, alignment: .center) }
      return world.styled(cells.joined().withoutTrailingBlanks, style)
    }
    let pictures = isUnicode ? [line(.plain) { $0.condition.emoji }] : []
    return [line(.dim) { $0.shortName(in: reader.language) }] + pictures + [
      line(.bold) { reader.units.short($0.high, isUnicode: isUnicode) },
      line { reader.units.short($0.low, isUnicode: isUnicode) },
      line(Style(foreground: Color.event)) {
        reader.language.percent($0.precipitationProbability, isUnicode: isUnicode)
      },
    ]
  }

  private func rows(in world: World) -> [String] {
    let isUnicode = world.terminal.isUnicode
    let table = Table(
      columns: [
        .init(isFlexible: false), .init(isFlexible: false),
        .init(alignment: .trailing, isFlexible: false),
        .init(alignment: .trailing, isFlexible: false),
      ],
      rows: week.map { day in
        [
          day.shortName(in: reader.language), isUnicode ? day.condition.emoji : "",
          day.temperatures(reader.units, isUnicode: isUnicode),
          reader.language.percent(day.precipitationProbability, isUnicode: isUnicode),
        ]
      })
    // Without the icon, without the rain, or without both.
    return table.leavingOut([[], [1], [3], [1, 3]], toFit: world.columns)
      .lines(columns: world.columns, isUnicode: isUnicode)
  }
}

extension String {
  fileprivate var withoutTrailingBlanks: String {
    lastIndex { $0 != " " }.map { String(self[...$0]) } ?? ""
  }
}
