import CoreModels
import CorePlugin
import CoreTerminal

/// The weather of a place: today's card, what to wear and the week, with the age of it all.
struct WeatherScreen {
  let local: LocalWeather
  /// For whom what to wear is said; everything else is in the world's language.
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

  /// What to wear; the rest of the day's words would say the card once more.
  private var advice: String { reader.words.advice(on: local.weather.today) }

  private func head(in world: World) -> String {
    world.text(WeatherText.week(local.weather.location.oneLine))
      .wrapped(to: world.columns).joined(separator: "\n")
  }

  private func foot(in world: World) -> [String] {
    footer(in: world).flatMap { $0.wrapped(to: min(world.columns, 64)) }
      .map { world.styled($0, .dim) }
  }

  /// The forecast's age, what is to be said about it, and whose it is; why it is not newer below.
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

  /// Whether nobody was, or could be, reached.
  private func isOffline(in world: World) -> Bool {
    let codes = ["offline", "host_not_found", "connection_refused", "connection_lost"]
    return world.isOffline || (local.problem.map { codes.contains($0.code) } ?? false)
  }
}
