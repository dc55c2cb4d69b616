import ArgumentParser
import CoreModels
import CoreNet
import CorePlugin
import CoreStorage
import CoreTerminal
import Foundation

/// `daily-brief weather`: the last forecast at once, then a newer one if it is over an hour old.
struct WeatherCommand: PluginCommand {
  static var configuration: CommandConfiguration {
    .init("weather", HelpText.weather, more: HelpText.weatherMore)
  }

  static var purpose: CommandPurpose { .reads }

  @OptionGroup var shared: SharedOptions

  @Argument(help: ArgumentHelp(HelpText.weatherPlace))
  var place: [String] = []

  @Option(help: ArgumentHelp(HelpText.placeNumber, valueName: "n"))
  var number: Int?

  @Flag(help: ArgumentHelp(HelpText.weatherWeek))
  var week = false

  @Option(help: ArgumentHelp(HelpText.weatherUnits))
  var units: Units?

  @Option(help: ArgumentHelp(HelpText.weatherSvg, valueName: "file"))
  var svg: String?

  func validate() throws {
    guard number == nil || !place.isEmpty else {
      throw ValidationError("Give a place: weather Springfield --number 1")
    }
  }

  func run(in world: World) async throws {
    if let svg { _ = try PictureType(ofFile: svg) }
    let (language, units) = (world.language, units)
    let reader = try await world.store.read { snapshot in
      var reader = try snapshot.weatherReader(showing: language)
      reader.units = units ?? reader.units
      return reader
    }
    let source = try await world.weatherSource(
      place.joined(separator: " "), number: number, as: reader)
    let local = try await show(source, as: reader, in: world)
    guard let svg else { return }
    let path = try await world.draw(
      WeekChart(weather: local.weather, reader: reader.shown(in: world.language)).svg,
      width: 2 * WeekChart.width, into: svg)
    if world.answers != .json {
      world.terminal.line(world.text(WeatherText.pictureWritten(path.terminalSafe)))
    }
  }

  private func show(
    _ source: WeatherSource, as reader: WeatherReader, in world: World
  ) async throws -> LocalWeather {
    guard let stored = try await source.stored() else {
      let first = try await world.terminal.withSpinner(
        world.text(WeatherText.refreshing), sleep: world.sleep
      ) { try await source.refreshed() }
      return try answer(first, reader, in: world)
    }
    guard stored.isStale, !world.isOffline else { return try answer(stored, reader, in: world) }
    var tooLate = stored
    tooLate.problem = WeatherError.tooLate.failure(in: world.language)
    let local = try await world.refreshing(
      stored, within: World.weatherPatience, refresh: source.refreshed, tooLate: tooLate
    ) { local, isRefreshing in
      screen(local, reader, isRefreshing: isRefreshing).lines(in: world)
    }
    if world.answers == .json { try world.answer(local.weather.json) { [] } }
    return local
  }

  private func answer(
    _ local: LocalWeather, _ reader: WeatherReader, in world: World
  ) throws -> LocalWeather {
    try world.answer(local.weather.json) { screen(local, reader).lines(in: world) }
    return local
  }

  private func screen(
    _ local: LocalWeather, _ reader: WeatherReader, isRefreshing: Bool = false
  ) -> WeatherScreen {
    WeatherScreen(local: local, reader: reader, isWeek: week, isRefreshing: isRefreshing)
  }
}

extension Units: ExpressibleByArgument {}

extension World {
  /// The time a screen with stored content waits for newer data.
  static let weatherPatience = Duration.seconds(3)
}
