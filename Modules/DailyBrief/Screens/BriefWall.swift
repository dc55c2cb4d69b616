import CoreModels
public import CorePlugin
public import CoreStorage

extension DailyBriefPlugin {
  public func wall(from snapshot: Snapshot, at moment: Moment) throws -> [WallPart] {
    guard let brief = try snapshot.storedBrief(at: moment)?.brief else { return [] }
    let units = try snapshot.setting(Units.setting)
    let weather = brief.modules.weather ? brief.weather : nil
    let events = brief.modules.countdown ? brief.countdowns.filter { !$0.isPast } : []
    return (weather.map { [$0.wallPart(units, at: moment)] } ?? [])
      + events.prefix(Self.wallEvents).map { event in
        .coming(
          event.name.oneLine, when: EventText.days(event.daysLeft).text(in: moment.language))
      }
  }

  /// The maximum number of events on a wall, which are read from three metres.
  private static let wallEvents = 3
}

extension Weather {
  /// The temperature now, or else the day's highest, with the day in a line.
  fileprivate func wallPart(_ units: Units, at moment: Moment) -> WallPart {
    let reader = WeatherReader(language: moment.language, personality: .neutral, units: units)
    let facts = WeatherCard(weather: self, reader: reader).facts(isUnicode: false)
    let now = current(at: moment.now)
    return .figure(
      units.short(now?.temperature ?? today.high), sign: now?.emoji ?? today.condition.emoji,
      detail: ([location.oneLine] + facts.prefix(3)).joined(separator: " · "))
  }
}
