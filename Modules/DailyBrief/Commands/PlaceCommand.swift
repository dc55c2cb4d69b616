import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal

/// `daily-brief place`: the places of the weather forecast.
struct PlaceCommand: PluginCommand {
  static var configuration: CommandConfiguration {
    .init(
      "place", HelpText.place, more: HelpText.placeMore,
      subcommands: [
        PlaceSetCommand.self, PlaceAddCommand.self, PlacePrimaryCommand.self,
        PlaceRemoveCommand.self,
      ],
      defaultSubcommand: PlaceSetCommand.self)
  }

  @OptionGroup var shared: SharedOptions

  func run(in world: World) async throws { try await PlaceSetCommand().run(in: world) }
}

/// The arguments that name a place.
struct PlaceArguments: ParsableArguments {
  @Argument(help: ArgumentHelp(HelpText.placePlace))
  var place: [String] = []

  @Option(help: ArgumentHelp(HelpText.placeName))
  var name: String?

  @Option(help: ArgumentHelp(HelpText.placeNumber, valueName: "n"))
  var number: Int?

  /// Finds the place and stores it, as the primary one or after the others. A new primary place is
  /// sent to the server first, so that its refusal changes nothing; the note says where it applies.
  func keep(
    asPrimary isPrimary: Bool, in world: World
  ) async throws -> (place: Place, note: AccountText?) {
    // After `--` an option is an ordinary word, and no place has such a word in its name.
    let words = place.split(separator: "--name", maxSplits: 1).map { $0.joined(separator: " ") }
    let typed = words.first ?? ""
    let name = name ?? (words.count == 2 ? words[1] : nil)
    let found = try await world.findPlace(typed, named: name, number: number).place
    let note = isPrimary ? try await world.tellServer(of: found) : nil
    let place = try await world.store.transaction { try $0.keep(found, asPrimary: isPrimary) }
    return (place, note)
  }
}

/// `daily-brief place [NAME]`
struct PlaceSetCommand: PluginCommand {
  static var configuration: CommandConfiguration { .init("set", HelpText.placeSet) }

  static var purpose: CommandPurpose { .either }

  @OptionGroup var shared: SharedOptions
  @OptionGroup var arguments: PlaceArguments

  func run(in world: World) async throws {
    guard arguments.place.isEmpty else {
      let (place, note) = try await arguments.keep(asPrimary: true, in: world)
      return try world.answer(place.json) { world.primaryLines(of: place, note) }
    }
    guard arguments.name == nil else { throw WeatherError.nameWithoutPoint }
    let places = try await world.store.read { try $0.places() }
    try world.answer(.array(places.map(\.json))) { PlaceList(places: places).lines(in: world) }
  }
}

/// `daily-brief place add NAME`
struct PlaceAddCommand: PluginCommand {
  static var configuration: CommandConfiguration { .init("add", HelpText.placeAdd) }

  @OptionGroup var shared: SharedOptions
  @OptionGroup var arguments: PlaceArguments

  func validate() throws {
    guard !arguments.place.isEmpty else { throw ValidationError("Give a place: add Vienna") }
  }

  func run(in world: World) async throws {
    let (place, _) = try await arguments.keep(asPrimary: false, in: world)
    try world.answer(place.json) {
      [world.text(WeatherText.placeKept(place.fullName.oneLine))]
    }
  }
}

/// `daily-brief place primary NAME`
struct PlacePrimaryCommand: PluginCommand {
  static var configuration: CommandConfiguration { .init("primary", HelpText.placePrimary) }

  @OptionGroup var shared: SharedOptions

  @Argument(help: ArgumentHelp(HelpText.placePrimaryPlace))
  var place: [String]

  func run(in world: World) async throws {
    let typed = place.joined(separator: " ")
    let note = try await world.tellServer(
      of: world.store.read { try $0.place(named: typed) })
    let place = try await world.store.transaction { transaction in
      var place = try transaction.snapshot.place(named: typed)
      try transaction.makePrimary(place.id)
      place.isPrimary = true
      return place
    }
    try world.answer(place.json) { world.primaryLines(of: place, note) }
  }
}

extension World {
  fileprivate func primaryLines(of place: Place, _ note: AccountText?) -> [String] {
    [text(WeatherText.placePrimary(place.fullName.oneLine))]
      + (note.map { text($0).wrapped(to: columns) } ?? [])
  }
}

/// `daily-brief place remove NAME`
struct PlaceRemoveCommand: PluginCommand {
  static var configuration: CommandConfiguration { .init("remove", HelpText.placeRemove) }

  @OptionGroup var shared: SharedOptions

  @Argument(help: ArgumentHelp(HelpText.placePrimaryPlace))
  var place: [String]

  func run(in world: World) async throws {
    let typed = place.joined(separator: " ")
    let place = try await world.store.transaction { transaction in
      let place = try transaction.snapshot.place(named: typed)
      try transaction.remove(Place.self, place.id)
      return place
    }
    try world.answer(place.json) {
      [world.text(WeatherText.placeRemoved(place.fullName.oneLine))]
    }
  }
}
