import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal

/// `daily-brief weather`: the last forecast at once, then a newer one if it is over an hour old.
struct ShowWeather: Action {
  static var configuration: CommandConfiguration {
    .init("weather", HelpText.weather, more: HelpText.weatherMore)
  }
  static var purpose: CommandPurpose { .reads }
  static var inputs: [Input<Self>] {
    [
      .argument("place", \.place, HelpText.weatherPlace, isRequired: false),
      .option("number", \.number, HelpText.placeNumber, valueName: "n"),
      .flag("week", \.isWeek, HelpText.weatherWeek),
      .option("units", \.units, HelpText.weatherUnits),
      .option("svg", \.picture, HelpText.weatherSvg, valueName: "file").ofThisMachine,
      .force(\.replacesFile).ofThisMachine,
    ]
  }

  /// The words of another place's name.
  var place: [String] = []
  /// The chosen one of several places with the same name.
  var number: Int?
  var isWeek = false
  var units: Units?
  /// The file to draw the week into.
  var picture: String?
  var replacesFile = false

  func validate() throws {
    guard number == nil || !place.isEmpty else {
      throw ValidationError("Give a place: weather Springfield --number 1")
    }
  }

  func perform(in world: World) async throws -> ShownWeather {
    if let picture { _ = try PictureType(ofFile: picture) }
    let language = world.language
    let reader = try await world.store.read { snapshot in
      var reader = try snapshot.weatherReader(showing: language)
      reader.units = units ?? reader.units
      return reader
    }
    let source = try await world.weatherSource(
      place.joined(separator: " "), number: number, as: reader)
    var shown = try await shown(source, as: reader, in: world)
    if let picture {
      shown.picture = try await world.draw(
        WeekChart(weather: shown.local.weather, reader: reader.shown(in: language)).svg,
        width: 2 * WeekChart.width, into: picture, replacing: replacesFile)
    }
    return shown
  }

  private func shown(
    _ source: WeatherSource, as reader: WeatherReader, in world: World
  ) async throws -> ShownWeather {
    guard let stored = try await source.stored() else {
      let first = try await world.terminal.withSpinner(
        world.text(WeatherText.refreshing), sleep: world.sleep
      ) { try await source.refreshed() }
      return ShownWeather(local: first, screen: screen(first, reader))
    }
    guard stored.isStale, !world.isOffline else {
      return ShownWeather(local: stored, screen: screen(stored, reader))
    }
    var tooLate = stored
    tooLate.problem = WeatherError.tooLate.failure(in: world.language)
    let local = try await world.refreshing(
      stored, within: World.briefPatience, refresh: source.refreshed, tooLate: tooLate
    ) { local, isRefreshing in
      screen(local, reader, isRefreshing: isRefreshing).lines(in: world)
    }
    return ShownWeather(local: local, screen: nil)
  }

  private func screen(
    _ local: LocalWeather, _ reader: WeatherReader, isRefreshing: Bool = false
  ) -> WeatherScreen {
    WeatherScreen(local: local, reader: reader, isWeek: isWeek, isRefreshing: isRefreshing)
  }
}

/// A place's weather.
struct ShownWeather: Outcome {
  let local: LocalWeather
  /// The screen that shows it; `nil` if it has been drawn.
  let screen: WeatherScreen?
  /// The path of the picture, if one was drawn.
  var picture: String?

  static var shape: Shape { Weather.shape }
  var json: JSONValue { local.weather.json }

  func lines(in world: World) -> [String] {
    (screen?.lines(in: world) ?? [])
      + (picture.map { [world.text(WeatherText.pictureWritten($0.terminalSafe))] } ?? [])
  }
}

extension Units: InputValue {}
