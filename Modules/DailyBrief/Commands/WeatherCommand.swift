import ArgumentParser
import CoreModels
import CoreNet
import CorePlugin
import CoreStorage
import CoreTerminal
import Foundation

/// `daily-brief weather`: the last forecast at once, then a newer one where it is older than an hour.
struct WeatherCommand: PluginCommand {
  static let configuration = CommandConfiguration(
    commandName: "weather", abstract: "Show the weather of today and the week.",
    discussion: """
      Of your primary place, or of another one, which is not kept. Forecasts come from \
      Open-Meteo.com (CC BY 4.0); its service is asked at most once an hour for a place.
      """)

  @OptionGroup var shared: SharedOptions

  @Argument(help: "Another place: one of yours, or any other.")
  var place: [String] = []

  @Flag(help: "Show the seven days in detail.")
  var week = false

  @Option(help: "metric or imperial, instead of the setting daily-brief.units.")
  var units: Units?

  @Option(help: ArgumentHelp("Draw the week into an .svg or .png file.", valueName: "file"))
  var svg: String?

  func run(in world: World) async throws {
    if let svg { _ = try PictureType(of: svg) }
    let (language, units) = (world.language, units)
    let reader = try await world.store.read { snapshot in
      var reader = try snapshot.weatherReader(showing: language)
      reader.units = units ?? reader.units
      return reader
    }
    let local: LocalWeather
    if place.isEmpty, let known = try await world.serverWeather() {
      local = try answer(known, reader, in: world)
    } else {
      let place = try await world.weatherPlace(place.joined(separator: " "))
      local = try await show(place, as: reader, in: world)
    }
    guard let svg else { return }
    let path = try await world.draw(
      WeekChart(weather: local.weather, reader: reader).svg, width: 2 * WeekChart.width, into: svg)
    if world.answers != .json {
      world.terminal.line(world.text(WeatherText.pictureWritten(path: path.terminalSafe)))
    }
  }

  private func show(
    _ place: Place, as reader: WeatherReader, in world: World
  ) async throws -> LocalWeather {
    let moment = world.moment
    let stored = try await world.store.read {
      try $0.cachedWeather(at: place, as: reader, moment: moment)
    }
    guard var stored else {
      return try answer(try await world.firstWeather(at: place, as: reader), reader, in: world)
    }
    guard stored.isStale, !world.isOffline else { return try answer(stored, reader, in: world) }
    let first = stored
    stored.problem = WeatherError.tooLate.failure(in: world.language)
    let local = try await world.refreshing(
      first, within: World.weatherPatience,
      refresh: { try await world.localWeather(at: place, as: reader) }, tooLate: stored
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
  /// How long a screen that has something to show waits for something newer.
  static let weatherPatience = Duration.seconds(3)

  /// The place that is meant: the primary one where none is typed, one of the person's, or any other,
  /// which is then looked for and not kept.
  func weatherPlace(_ typed: String) async throws -> Place {
    if typed.isEmpty {
      guard let primary = try await store.read({ try $0.places().first }) else {
        throw WeatherError.noPlace
      }
      return primary
    }
    if let kept = try await store.read({ try $0.keptPlace(named: typed) }) { return kept }
    return try await findPlace(typed).place
  }

  /// The weather of a place of which nothing is stored, while a spinner turns.
  fileprivate func firstWeather(
    at place: Place, as reader: WeatherReader
  ) async throws -> LocalWeather {
    try await terminal.withSpinner(text(WeatherText.refreshing), sleep: sleep) {
      try await localWeather(at: place, as: reader)
    }
  }

  /// Writes a picture as the file's name says, a PNG that wide, and answers its path; throws
  /// ``WeatherError/unknownPictureType(_:)``.
  func draw(_ svg: String, width: Int, into file: String) async throws -> String {
    let path = files.absolutePath(file)
    switch try PictureType(of: file) {
    case .svg: try files.write(Data(svg.utf8), path)
    case .png: try files.write(try await pictures.png(svg, width), path)
    }
    return path
  }
}

/// What a picture is written as.
enum PictureType: String {
  case svg, png

  /// By the end of a file's name.
  init(of file: String) throws(WeatherError) {
    let end = file.split(separator: ".").last?.lowercased() ?? ""
    guard file.contains("."), let type = PictureType(rawValue: end) else {
      throw .unknownPictureType(file)
    }
    self = type
  }
}
