import CoreModels
import CorePlugin
import CoreTerminal

/// A place's weather: today's card, clothing advice and the week, with the forecast's age.
struct WeatherScreen {
  let local: LocalWeather
  /// The language and tone of the clothing advice; everything else uses the world's language.
  let reader: WeatherReader
  var isWeek = false
  var isRefreshing = false

  func lines(in world: World) -> [String] {
    let weather = local.weather
    let shown = reader.shown(in: world.language)
    let card = WeatherCard(weather: weather, reader: shown)
    guard world.isDrawn else {
      let head =
        "\(weather.location.oneLine), \(weather.today.day.longText(in: world.language))"
      let today =
        isWeek
        ? WeekTable(week: weather.week, reader: shown).lines(in: world)
        : card.facts(isUnicode: world.terminal.isUnicode) + card.now(in: world) + [advice]
      return [head] + today + [""] + footer(in: world)
    }
    if isWeek {
      return world.styled(head(in: world), .bold).split(separator: "\n").map(String.init)
        + WeekTable(week: weather.week, reader: shown).lines(in: world)
        + [""] + foot(in: world)
    }
    let width = min(world.columns, 64)
    return card.lines(in: world)
      + advice.wrapped(to: width)
      + [""] + WeekStrip(week: weather.week, reader: shown).lines(in: world)
      + [""] + foot(in: world)
  }

  /// The clothing advice; the day's other sentences would repeat the card.
  private var advice: String { reader.words.advice(on: local.weather.today) }

  private func head(in world: World) -> String {
    world.text(WeatherText.week(local.weather.location.oneLine))
      .wrapped(to: world.columns).joined(separator: "\n")
  }

  private func foot(in world: World) -> [String] {
    footer(in: world).flatMap { $0.wrapped(to: min(world.columns, 64)) }
      .map { world.styled($0, .dim) }
  }

  /// The forecast's age, its state and source, and below it the reason why it is not newer.
  private func footer(in world: World) -> [String] {
    let age = AgeText(seconds: world.now().seconds(since: local.fetchedAt))
    let updated = world.text(WeatherText.updated(world.text(age)))
    let marks = [mark(in: world)].compactMap(\.self).map(world.text)
    return [([updated] + marks + ["Open-Meteo.com"]).joined(separator: world.separator)]
      + (isOffline(in: world) || isRefreshing ? [] : [local.problem?.message].compactMap(\.self))
  }

  private func mark(in world: World) -> WeatherText? {
    if isRefreshing { return .refreshing }
    if local.isStale, isOffline(in: world) { return .offline }
    if local.problem != nil { return .notRefreshed }
    return local.isStale ? .stale : nil
  }

  /// `true` if the service was not, or could not be, reached.
  private func isOffline(in world: World) -> Bool {
    let codes = ["offline", "host_not_found", "connection_refused", "connection_lost"]
    return world.isOffline || (local.problem.map { codes.contains($0.code) } ?? false)
  }
}
